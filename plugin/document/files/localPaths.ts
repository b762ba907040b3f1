import path from 'path';
import {decode} from '../percent';

/** The paths that a relative reference may mean on disk: percent-decoded, and as written. */
export function toLocalPaths(uri: string, file: string): [string, ...string[]] {
  const [name = ''] = uri.split('?', 1);
  const decoded = decode(name);
  const toPath = (relative: string) => path.posix.join(path.posix.dirname(file), relative);
  return decoded === name ? [toPath(name)] : [toPath(decoded), toPath(name)];
}
