import {Prism} from 'prism-react-renderer';
import {SAMPLE_LANGUAGES} from '../../request/samples/languages';
import type {Grammar} from './programGrammar';

export type {Grammar};

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

const toName = (language: string) => ALIASES[language.toLowerCase()] ?? language.toLowerCase();

/** Whether the tokens are found without a grammar: see `listTokens`. */
export function hasOwnTokens(code: string, language: string): boolean {
  const name = toName(language);
  return (
    name === 'json' ||
    (name === 'bash' && (code.startsWith('curl ') || !Object.hasOwn(Prism.languages, name)))
  );
}

/** Loads the grammar for a language; undefined for one that has none here. */
export async function loadGrammar(language: string): Promise<Grammar | undefined> {
  const name = toName(language);
  if (Object.hasOwn(Prism.languages, name)) return Prism.languages[name];
  // For sample languages without a grammar on this site: what these languages have in common.
  return SAMPLE_LANGUAGES.some(({highlight}) => highlight === name)
    ? (await import('./programGrammar')).PROGRAM_GRAMMAR
    : undefined;
}
