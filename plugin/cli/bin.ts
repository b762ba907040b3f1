#!/usr/bin/env node
import {escapeJobCommands} from '../diagnostics/text';
import {describeFailure} from './describeFailure';
import {EXIT} from './exitCodes';
import {main} from './main';
import {createTerminal} from './terminal';

/**
 * The outermost layer of the command line: every error that no command handles ends here, with a
 * one-sentence message and the exit code for failures. So does Ctrl-C, unless the command handles
 * it.
 */
const argv = process.argv.slice(2);
const terminal = createTerminal();

process.on('SIGINT', () => {
  if (process.listenerCount('SIGINT') > 1) return;
  terminal.writeError('Interrupted.\n');
  process.exit(EXIT.failed);
});
process.on('uncaughtException', fail);

main(argv, terminal).then((code) => {
  process.exitCode = code;
}, fail);

function fail(error: unknown): void {
  terminal.progress?.clear();
  const stack = error instanceof Error ? error.stack : undefined;
  process.stderr.write(
    escapeJobCommands(
      argv.includes('--debug') && stack
        ? `${stack}\n`
        : `The command could not finish: ${describeFailure(error)} (\`--debug\` shows where)\n`,
    ),
  );
  process.exit(EXIT.failed);
}
