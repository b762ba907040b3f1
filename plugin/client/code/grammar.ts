import {Prism} from 'prism-react-renderer';
import type {Grammar} from './programGrammar';

export type {Grammar};

/**
 * A command line of curl; Prism's own grammar for shells is not always there, and does not know
 * options such as `--data-raw`.
 */
const COMMAND: Grammar = {
  string: {pattern: /(^|[^\\])(?:'[^']*'|"(?:[^"\\]|\\[\s\S])*")/, lookbehind: true, greedy: true},
  parameter: {pattern: /(^|\s)--?[a-z][\w-]*/i, lookbehind: true},
  function: /^[\w-]+/,
  operator: /\\$/m,
};
/**
 * Docusaurus has no grammar for these, unless the site adds one: what they have in common is loaded
 * with the first of them.
 */
const PROGRAM_LANGUAGES = new Set(['php', 'java', 'csharp', 'c#', 'ruby', 'powershell']);
const ALIASES: {[language: string]: string | undefined} = {
  xml: 'markup',
  html: 'markup',
  javascript: 'jsx',
  js: 'jsx',
  node: 'jsx',
  typescript: 'tsx',
  ts: 'tsx',
  yml: 'yaml',
  shell: 'bash',
  sh: 'bash',
  curl: 'bash',
};

/** The grammar of a text; undefined for a language that has none here. */
export async function loadGrammar(code: string, language: string): Promise<Grammar | undefined> {
  const name = ALIASES[language.toLowerCase()] ?? language.toLowerCase();
  if (name === 'bash' && code.startsWith('curl ')) return COMMAND;
  if (Object.hasOwn(Prism.languages, name)) return Prism.languages[name];
  if (name === 'bash') return COMMAND;
  return PROGRAM_LANGUAGES.has(name)
    ? (await import('./programGrammar')).PROGRAM_GRAMMAR
    : undefined;
}
