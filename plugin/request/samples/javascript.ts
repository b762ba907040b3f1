import {toHeaderBytes} from '../headerBytes';
import type {HttpRequest} from '../types';
import {joinLines, toProgram} from './program';
import {COMMON_ESCAPES, isReadable, quoteDouble, toHex4} from './quote';

/** `fetch`, for Node and browsers. */
export function toJavaScript(request: HttpRequest): string {
  const {headers, pieces, notes} = toProgram(request);
  const {method, url} = request;
  const hasFiles = pieces?.some((piece) => piece.kind === 'file');
  const values = pieces?.map((piece) => (piece.kind === 'text' ? quote(piece.text) : `await openAsBlob(${quote(piece.file.name)})`));
  const body = values && (values.length === 1 ? values[0] : `new Blob([\n    ${values.join(',\n    ')},\n  ])`);
  return joinLines(
    hasFiles && ["import {openAsBlob} from 'node:fs'; // In a browser, take the File of an <input>.", ''],
    notes.map((note) => `// ${note}`),
    body !== undefined && (method === 'GET' || method === 'HEAD') && `// fetch refuses to send a body with ${method}.`,
    `const response = await fetch(${quote(url)}, {`,
    method !== 'GET' && `  method: ${quote(method)},`,
    headers.length > 0 && ['  headers: {', ...headers.map(([name, value]) => `    ${quote(name)}: ${quote(toHeaderBytes(value))},`), '  },'],
    body !== undefined && `  body: ${body},`,
    '});',
    'console.log(response.status, await response.text());',
  );
}

function quote(text: string): string {
  if (isReadable(text)) return `\`${text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\``;
  return quoteDouble(text, {named: COMMON_ESCAPES, toEscape: toHex4});
}
