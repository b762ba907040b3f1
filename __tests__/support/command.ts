import {main} from '../../plugin/cli/main';
import {createTestTerminal} from './terminal';

/** Runs a command line in a folder, in this process. */
export async function runCommand(
  folder: string,
  ...argv: string[]
): Promise<{code: number; output: string; errors: string}> {
  const terminal = createTestTerminal(folder);
  return {code: await main(argv, terminal), output: terminal.output(), errors: terminal.errors()};
}
