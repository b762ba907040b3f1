import path from 'node:path';
import {createPolicyOfBuild, requireBuild} from '../proxy';
import {COMMON_OPTIONS, readArguments, type CommandRule} from './arguments';
import {EXIT} from './exitCodes';
import {formatHelp, PROGRAM} from './help';
import type {Terminal} from './terminal';

const CSP = {
  name: 'csp',
  operands: '[folder]',
  maxOperands: 1,
  summary: 'Print a content security policy for a production build on other hosting.',
  description: [
    'Prints one policy that allows the scripts of Docusaurus and of your configuration, inline ones by their hash. It names other scripts of the pages on standard error, since they are blocked. Use it as the value of the header Content-Security-Policy, and print it again when the configuration of the site or Docusaurus changes. The folder is the folder of the site; by default, the current folder. `serve` sends its own policy.',
    'Exit codes: 0 printed, 2 wrong arguments or no build.',
  ],
  options: {
    dir: {
      type: 'string',
      value: 'FOLDER',
      help: 'The folder that `docusaurus build` wrote (default build).',
    },
    'csp-sources': {
      type: 'string',
      multiple: true,
      value: 'SOURCES',
      help: 'A directive and additional sources for it, such as\n"script-src https://scripts.example.com".',
    },
    ...COMMON_OPTIONS,
  },
  examples: [{command: 'csp', says: 'for the build of the site in this folder'}],
} satisfies CommandRule;

/** The `csp` command. */
export async function runCsp(argv: string[], terminal: Terminal): Promise<number> {
  const parsed = readArguments(argv, CSP);
  if (parsed.kind === 'problem') return explain(parsed.message, terminal);
  const {values, operands} = parsed;
  if (values.help) {
    terminal.write(formatHelp(CSP));
    return EXIT.ok;
  }
  const folder = path.resolve(terminal.cwd, operands[0] ?? '.', values.dir ?? 'build');
  try {
    requireBuild(folder);
    const policy = await createPolicyOfBuild(folder, values['csp-sources'] ?? [], (sentence) =>
      terminal.writeError(`${sentence}\n`),
    );
    terminal.write(`${policy}\n`);
    return EXIT.ok;
  } catch (error) {
    return explain((error as Error).message, terminal);
  }
}

function explain(sentence: string, terminal: Terminal): number {
  terminal.writeError(`${sentence} \`${PROGRAM} csp --help\` shows how.\n`);
  return EXIT.usage;
}
