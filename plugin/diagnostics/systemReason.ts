const REASONS: {readonly [code: string]: string} = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EEXIST: 'its name is taken',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  ENOENT: 'it does not exist',
  ELOOP: 'its symbolic links form a cycle',
  ENAMETOOLONG: 'its name is too long',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
};

/**
 * Why the system refuses a file, in words that complete a sentence; a rare reason keeps the
 * system's own name.
 */
export function toSystemReason(error: unknown): string {
  const {code} = error as NodeJS.ErrnoException;
  return (code !== undefined && REASONS[code]) || (code ?? String(error));
}
