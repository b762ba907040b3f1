const REASONS: {readonly [code: string]: string} = {
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  ENOENT: 'it is not there',
  ELOOP: 'its symbolic links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
};

/**
 * Why the system refuses a file, in words that complete a sentence; the system's own name for a
 * reason that is rare.
 */
export function toSystemReason(error: unknown): string {
  const {code} = error as NodeJS.ErrnoException;
  return (code !== undefined && REASONS[code]) || (code ?? String(error));
}
