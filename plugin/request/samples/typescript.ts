import type {HttpRequest} from '../types';
import {hasFiles, writeFetch} from './javascript';
import {joinLines} from './program';

export {quote} from './javascript';

/** `fetch`, for Node and browsers. Without imports, a file may only use `await` if it exports. */
export function write(request: HttpRequest): string {
  const code = writeFetch(request, ': FormData', ': Response');
  return joinLines(code, !hasFiles(request.body) && ['', 'export {};']);
}
