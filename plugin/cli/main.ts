import {suggest} from '../diagnostics/suggest';
import {escapeAllInvisible} from '../diagnostics/invisible';
import {escapeJobCommands} from '../diagnostics/text';
import type * as Check from './check/run';
import type * as Csp from './csp';
import {EXIT} from './exitCodes';
import {formatRows, PROGRAM} from './help';
import type * as Mcp from './mcp/run';
import type * as Init from './init/run';
import {readPackageVersion} from './packageFiles';
import type * as Migrate from './migrate/run';
import type * as Pull from './pull/run';
import type * as Proxy from './proxy';
import type * as Routes from './routes/run';
import type * as Serve from './serve';
import type {Terminal} from './terminal';

/** Runs a command with the arguments after its name; returns the exit code. */
type Run = (argv: string[], terminal: Terminal) => Promise<number>;

/** Each command is loaded when it is called: `--help` should not wait for the server's packages. */
const COMMANDS: {readonly [name: string]: {summary: string; load: () => Run}} = {
  init: {
    summary: 'Add docs.json and an OpenAPI document to a Docusaurus site.',
    load: () => (require('./init/run') as typeof Init).runInit,
  },
  check: {
    summary: 'Check docs.json and its OpenAPI documents, as the build does.',
    load: () => (require('./check/run') as typeof Check).runCheck,
  },
  routes: {
    summary: 'List the addresses of the pages, and remember those that are published.',
    load: () => (require('./routes/run') as typeof Routes).runRoutes,
  },
  pull: {
    summary: 'Fetch the documents that have a `remote` in docs.json.',
    load: () => (require('./pull/run') as typeof Pull).runPull,
  },
  migrate: {
    summary:
      'Move a site from docusaurus-openapi-docs, redocusaurus, docusaurus-openapi or Scalar to this plugin.',
    load: () => (require('./migrate/run') as typeof Migrate).runMigrate,
  },
  serve: {
    summary: 'Serve a production build together with the Try It proxy.',
    load: () => (require('./serve') as typeof Serve).runServe,
  },
  proxy: {
    summary: 'Serve the Try It proxy alone, beside a site on other hosting.',
    load: () => (require('./proxy') as typeof Proxy).runProxy,
  },
  mcp: {
    summary:
      'Let programs search the reference and build requests, over standard input and output.',
    load: () => (require('./mcp/run') as typeof Mcp).runMcp,
  },
  csp: {
    summary: 'Print a content security policy for a production build on other hosting.',
    load: () => (require('./csp') as typeof Csp).runCsp,
  },
};

const HELP = [
  'OpenAPI reference pages for Docusaurus.',
  `Usage: ${PROGRAM} <command> [options]`,
  `Commands:\n${formatRows(Object.entries(COMMANDS).map(([name, {summary}]) => [name, summary]))}`,
  `\`${PROGRAM} <command> --help\` explains a command, \`--version\` prints the version.`,
  'Exit codes: 0 success, 1 check has findings or pull wrote nothing, 2 wrong arguments or a configuration error, 3 the command could not finish.',
].join('\n\n');

/** Runs one command and returns its exit code; see `exitCodes.ts`. */
export async function main(argv: readonly string[], own: Terminal): Promise<number> {
  const terminal = withoutInvisible(own);
  const [name, ...rest] = argv;
  if (name === '--help' || name === '-h' || name === 'help') {
    terminal.write(`${HELP}\n`);
    return EXIT.ok;
  }
  if (name === '--version' || name === '-v') {
    terminal.write(`${readPackageVersion()}\n`);
    return EXIT.ok;
  }
  const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command)
    return command
      .load()(rest, terminal)
      .finally(() => terminal.progress?.clear());
  terminal.writeError(`${toUnknown(name)}\n\n${HELP}\n`);
  return EXIT.usage;
}

/** Whatever a command forgets to escape shows in the terminal or job and does nothing there. */
function withoutInvisible(terminal: Terminal): Terminal {
  // Colours of this program.
  const codes = terminal.color ? /(\u001b\[[\d;]*m)/ : /(?!)/;
  const toShown = (text: string) =>
    text
      .split(codes)
      .map((part, index) => (index % 2 === 1 ? part : escapeJobCommands(escapeAllInvisible(part))))
      .join('');
  const {progress} = terminal;
  return {
    ...terminal,
    ...(progress && {
      progress: {...progress, say: (text) => progress.say(escapeAllInvisible(text))},
    }),
    write: (text) => terminal.write(toShown(text)),
    writeError: (text) => terminal.writeError(toShown(text)),
    // Only the start of a line is a command of this program.
    writeCommands: (text) =>
      terminal.writeCommands(
        escapeAllInvisible(text).replace(
          /^(::)?(.*)$/gm,
          (_line, start: string = '', rest: string) => start + escapeJobCommands(rest),
        ),
      ),
  };
}

function toUnknown(name: string | undefined): string {
  if (name === undefined) return 'No command given.';
  const nearest = suggest(name, Object.keys(COMMANDS));
  return `There is no command \`${name}\`.${nearest === undefined ? '' : ` Did you mean \`${nearest}\`?`}`;
}
