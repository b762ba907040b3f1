import type {Terminal} from '../../plugin/cli/terminal';

/** A terminal that records its output. */
export function createTestTerminal(
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Terminal & {output: () => string; errors: () => string; interrupt: () => void} {
  const written: string[] = [];
  const errors: string[] = [];
  let handler = () => undefined as void;
  return {
    cwd,
    env,
    color: false,
    write: (text) => written.push(text),
    writeError: (text) => errors.push(text),
    writeCommands: (text) => written.push(text),
    onInterrupt: (given) => (handler = given),
    output: () => written.join(''),
    errors: () => errors.join(''),
    interrupt: () => handler(),
  };
}
