import {toSystemReason} from '../diagnostics/systemReason';

/** The failed actions, by Node's names. */
const TRIED: {readonly [call: string]: string} = {
  open: 'opened',
  scandir: 'listed',
  mkdir: 'made',
  write: 'written',
  rename: 'renamed',
  unlink: 'removed',
};

/**
 * Explains in one sentence why a command could not finish. Messages of the system about a file are
 * rewritten to name the file first.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return toFirstLine(String(error));
  const {code, syscall, path, message} = error as NodeJS.ErrnoException;
  if (code === undefined || syscall === undefined || path === undefined)
    return toFirstLine(message);
  return `\`${path}\` cannot be ${TRIED[syscall] ?? 'read'}: ${toSystemReason(error)}.`;
}

function toFirstLine(text: string): string {
  const [first = ''] = text.trim().split('\n');
  return first;
}
