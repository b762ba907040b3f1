import path from 'node:path';
import {createPolicyOfBuild, requireBuild} from '../proxy';
import {COMMON_OPTIONS, readArguments, type CommandRule} from './arguments';
import {EXIT} from './exitCodes';
import {formatHelp, PROGRAM} from './help';
import {replacePolicy} from './replacePolicy';
import {readText} from './readText';
import type {Terminal} from './terminal';
import {writeWhole} from './writeWhole';

const CSP = {
  name: 'csp',
  operands: '[folder]',
  maxOperands: 1,
  summary: 'Print a content security policy for a production build on other hosting.',
  description: [
    'Prints one policy that allows the scripts of Docusaurus and of your configuration, inline ones by their hash. It names other scripts of the pages on standard error, since they are blocked. Use it as the value of the header Content-Security-Policy, and print it again when the configuration of the site or Docusaurus changes. The folder is the folder of the site; by default, the current folder. `serve` sends its own policy.',
    'Exit codes: 0 printed or written, 2 wrong arguments, no build, or no policy in the file.',
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
    write: {
      type: 'string',
      value: 'FILE',
      help: 'Write the policy into this file instead, where it has another one: `_headers`,\nvercel.json, netlify.toml, or a configuration of nginx or Caddy.',
    },
    ...COMMON_OPTIONS,
  },
  examples: [
    {command: 'csp', says: 'for the build of the site in this folder'},
    {command: 'csp --write build/_headers', says: 'for Netlify and Cloudflare, after each build'},
  ],
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
    if (values.write === undefined) terminal.write(`${policy}\n`);
    else writePolicy(terminal.cwd, values.write, policy);
    return EXIT.ok;
  } catch (error) {
    return explain((error as Error).message, terminal);
  }
}

function writePolicy(folder: string, name: string, policy: string): void {
  const file = path.resolve(folder, name);
  const text = readText(file, folder);
  if (text === undefined) throw new Error(`${name} cannot be read (ENOENT).`);
  const replaced = replacePolicy(text, policy);
  if (replaced === undefined)
    throw new Error(`${name} has no Content-Security-Policy that could be replaced.`);
  if (replaced !== text) writeWhole(file, replaced, {isNew: false, start: folder});
}

function explain(sentence: string, terminal: Terminal): number {
  terminal.writeError(`${sentence} \`${PROGRAM} csp --help\` shows how.\n`);
  return EXIT.usage;
}
