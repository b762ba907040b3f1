import type {LoadedDocument} from '../types';

/** Every path at which a document has a file or should have one. */
export function listOpened({
  files,
  missing = [],
  links,
}: Pick<LoadedDocument, 'files' | 'missing' | 'links'>): string[] {
  return [...files, ...missing, ...(links?.keys() ?? [])];
}
