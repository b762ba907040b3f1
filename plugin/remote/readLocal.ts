import {quote} from '../diagnostics/text';
import {createProjectFiles} from '../document/files/projectFiles';
import {toRefusal} from '../document/files/siteFile';
import {RemoteFailure} from './failure';

/** The bytes of a file of the site; undefined if there is none. */
export async function readLocal(rootDir: string, file: string): Promise<Uint8Array | undefined> {
  const project = await createProjectFiles(rootDir);
  const bytes = await project.readPath(file);
  if (bytes instanceof Uint8Array) return bytes;
  if (bytes.kind === 'missing') return undefined;
  throw new RemoteFailure('failed', `${quote(file)} ${toRefusal(bytes)}.`);
}
