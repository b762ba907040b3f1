import {Prism} from 'prism-react-renderer';
import {SAMPLE_LANGUAGES} from '../../request/samples';
import type {Grammar} from './programGrammar';

export type {Grammar};

/**
 * Grammar for curl command lines. Prism's own grammar for shells is not always loaded, and does not
 * know options such as `--data-raw`.
 */
const COMMAND: Grammar = {
  string: {pattern: /(^|[^\\])(?:'[^']*'|"(?:[^"\\]|\\[\s\S])*")/, lookbehind: true, greedy: true},
  parameter: {pattern: /(^|\s)--?[a-z][\w-]*/i, lookbehind: true},
  function: /^[\w-]+/,
  operator: /\\$/m,
};
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
  'c#': 'csharp',
};

/** Loads the grammar for a piece of code; undefined for a language that has none here. */
export async function loadGrammar(code: string, language: string): Promise<Grammar | undefined> {
  const name = ALIASES[language.toLowerCase()] ?? language.toLowerCase();
  if (name === 'bash' && code.startsWith('curl ')) return COMMAND;
  if (Object.hasOwn(Prism.languages, name)) return Prism.languages[name];
  if (name === 'bash') return COMMAND;
  // For sample languages without a grammar on this site: what these languages have in common.
  return SAMPLE_LANGUAGES.some(({highlight}) => highlight === name)
    ? (await import('./programGrammar')).PROGRAM_GRAMMAR
    : undefined;
}
