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
    'One policy that allows the scripts of all pages, inline ones by their hash: the value of the header Content-Security-Policy. It changes with the configuration of the site and with Docusaurus. The folder is that of the site; without it, the current one. `serve` sends such a policy by itself.',
    'Exit codes: 0 printed, 2 wrong call or no build.',
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
      help: 'A directive and more sources for it, such as\n"script-src https://scripts.example.com".',
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
    terminal.write(`${await createPolicyOfBuild(folder, values['csp-sources'] ?? [])}\n`);
    return EXIT.ok;
  } catch (error) {
    return explain((error as Error).message, terminal);
  }
}

function explain(sentence: string, terminal: Terminal): number {
  terminal.writeError(`${sentence} \`${PROGRAM} csp --help\` shows how.\n`);
  return EXIT.usage;
}
