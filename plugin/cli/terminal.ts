import {createInterface} from 'node:readline';

/** What a command may see and do of the world around it. */
export type Terminal = {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Colours are wanted and understood. */
  color: boolean;
  write(text: string): void;
  writeError(text: string): void;
  /** Asks for a line; absent where nobody is there to answer, as in a job. */
  ask?: (question: string) => Promise<string>;
  /** Calls back once on Ctrl-C, which then does not end the process by itself. */
  onInterrupt(handler: () => void): void;
};

/**
 * The process itself. A reader that disappears (`check | head`) takes nothing from the result: the
 * rest is not written.
 */
export function createTerminal(): Terminal {
  const {stdin, stdout, stderr, env} = process;
  return {
    cwd: process.cwd(),
    env,
    color: wantsColor(env, stdout.isTTY),
    write: createWriter(stdout),
    writeError: createWriter(stderr),
    ...(stdin.isTTY && stdout.isTTY && {ask}),
    onInterrupt: (handler) => process.once('SIGINT', handler),
  };
}

function createWriter(stream: NodeJS.WriteStream): (text: string) => void {
  let open = true;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    open = false;
    if (error.code !== 'EPIPE') throw error;
  });
  return (text) => {
    if (open) stream.write(text);
  };
}

/** The end of the input (Ctrl-D) is an empty line. Ctrl-C ends the command, as everywhere. */
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

/** https://no-color.org and its counterpart. */
function wantsColor({NO_COLOR, FORCE_COLOR, TERM}: NodeJS.ProcessEnv, isTTY: boolean): boolean {
  if (NO_COLOR) return false;
  if (FORCE_COLOR) return FORCE_COLOR !== '0';
  return isTTY && TERM !== 'dumb';
}
