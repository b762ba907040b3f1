import {createInterface} from 'node:readline';
import {present} from '../document/present';
import {createProgress, formatReading, type Progress} from '../diagnostics/progress';

/** A command's access to the outside world. */
export type Terminal = {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Whether colours are wanted and supported. */
  color: boolean;
  write(text: string): void;
  writeError(text: string): void;
  /** Writes lines that a job on GitHub Actions obeys; their values are escaped. */
  writeCommands(text: string): void;
  /** Asks for a line; absent if nobody can answer, as in a job. */
  ask?: (question: string) => Promise<string>;
  /** Where a long command says what it is at; absent if nobody waits, as in a pipe. */
  progress?: Progress;
  /** Calls back once on Ctrl-C, which then does not end the process. */
  onInterrupt(handler: () => void): void;
};

/**
 * Creates the terminal of this process. If its reader disappears (`check | head`), the result does
 * not change: the remaining output is discarded.
 */
export function createTerminal(): Terminal {
  const {stdin, stdout, stderr, env} = process;
  const progress = createProgress(stderr, env);
  const createOwnWriter = (stream: NodeJS.WriteStream) => createWriter(stream, progress);
  return present({
    cwd: process.cwd(),
    env,
    color: wantsColor(env, stdout.isTTY),
    write: createOwnWriter(stdout),
    writeError: createOwnWriter(stderr),
    writeCommands: createOwnWriter(stdout),
    progress,
    ...(stdin.isTTY && stdout.isTTY && {ask}),
    onInterrupt: (handler) => process.once('SIGINT', handler),
  });
}

/** What it writes takes the place of the line of progress. */
function createWriter(
  stream: NodeJS.WriteStream,
  progress: Progress | undefined,
): (text: string) => void {
  let open = true;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    open = false;
    if (error.code !== 'EPIPE') throw error;
  });
  return (text) => {
    progress?.clear();
    if (open) stream.write(text);
  };
}

/**
 * The end of the input (Ctrl-D) counts as an empty line. Ctrl-C ends the command, as everywhere.
 */
function ask(question: string): Promise<string> {
  process.stdout.write(question);
  const lines = createInterface({input: process.stdin});
  let isAnswered = false;
  return new Promise((resolve) => {
    lines.once('line', (line) => {
      isAnswered = true;
      resolve(line);
      lines.close();
    });
    lines.once('close', () => {
      if (isAnswered) return;
      process.stdout.write('\n');
      resolve('');
    });
  });
}

/** Follows https://no-color.org and its counterpart. */
function wantsColor({NO_COLOR, FORCE_COLOR, TERM}: NodeJS.ProcessEnv, isTTY: boolean): boolean {
  if (NO_COLOR) return false;
  if (FORCE_COLOR) return FORCE_COLOR !== '0';
  return isTTY && TERM !== 'dumb';
}

/** Says which document is being read. */
export function sayReading({
  progress,
}: Pick<Terminal, 'progress'>): (source: string, number: number, total: number) => void {
  return (source, number, total) => progress?.say(formatReading(source, number, total));
}
