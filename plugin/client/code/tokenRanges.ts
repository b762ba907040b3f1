import {Prism} from 'prism-react-renderer';

/** What a piece of code is, as far as its colour is concerned. */
export type TokenKind = 'string' | 'number' | 'keyword' | 'name' | 'comment' | 'punctuation';
/** A piece of code by its offsets in the text. */
export type TokenRange = {kind: TokenKind; start: number; end: number};

const KINDS = new Map<string, TokenKind>([
  ['string', 'string'],
  ['template-string', 'string'],
  ['char', 'string'],
  ['attr-value', 'string'],
  ['regex', 'string'],
  ['url', 'string'],
  ['number', 'number'],
  ['boolean', 'number'],
  ['null', 'number'],
  ['constant', 'number'],
  ['keyword', 'keyword'],
  ['builtin', 'keyword'],
  ['tag', 'keyword'],
  ['parameter', 'keyword'],
  ['property', 'name'],
  ['attr-name', 'name'],
  ['key', 'name'],
  ['function', 'name'],
  ['class-name', 'name'],
  ['comment', 'comment'],
  ['prolog', 'comment'],
  ['punctuation', 'punctuation'],
  ['operator', 'punctuation'],
]);

/** A command line of curl; Prism's own grammar for shells is not always there, and does not know options such as `--data-raw`. */
const COMMAND = {
  string: {pattern: /(^|[^\\])(?:'[^']*'|"(?:[^"\\]|\\[\s\S])*")/, lookbehind: true, greedy: true},
  parameter: {pattern: /(^|\s)--?[a-z][\w-]*/i, lookbehind: true},
  function: /^[\w-]+/,
  operator: /\\$/m,
};
/** Languages that Docusaurus has no grammar for, unless the site adds one: what they have in common. */
const PROGRAM = {
  comment: {pattern: /(^|[\s;])(?:\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|#(?!\w|\[)[^\n]*)/, lookbehind: true, greedy: true},
  string: [
    {pattern: /"""[\s\S]*?"""/, greedy: true},
    {pattern: /(^|[^\\])(?:"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*')/, lookbehind: true, greedy: true},
  ],
  keyword: /\b(?:abstract|async|await|begin|catch|class|def|do|echo|else|end|final|for|foreach|function|if|import|in|include|namespace|new|nil|null|param|private|public|require|return|static|string|throw|throws|try|using|var|void|while)\b/,
  boolean: /\b(?:true|false)\b/,
  number: /\b\d[\d_.]*\b/,
  function: /\b\w+(?=\()/,
  punctuation: /[{}[\]();,.]/,
};
const PROGRAM_LANGUAGES = new Set(['php', 'java', 'csharp', 'c#', 'ruby', 'powershell']);
const ALIASES: {[language: string]: string | undefined} = {xml: 'markup', html: 'markup', javascript: 'jsx', js: 'jsx', node: 'jsx', typescript: 'tsx', ts: 'tsx', yml: 'yaml', shell: 'bash', sh: 'bash', curl: 'bash'};

/** Longer texts are left without colour. */
const MAX_LENGTH = 100_000;

/** The pieces of a text that have a colour. None for a language that has no grammar here. */
export function toTokenRanges(code: string, language: string): TokenRange[] {
  const name = ALIASES[language.toLowerCase()] ?? language.toLowerCase();
  const grammar = toGrammar(name, code);
  if (!grammar || code.length > MAX_LENGTH) return [];
  const ranges: TokenRange[] = [];
  let offset = 0;
  const visit = (token: PrismToken, inherited: TokenKind | undefined): void => {
    if (typeof token === 'string') {
      if (inherited) ranges.push({kind: inherited, start: offset, end: offset + token.length});
      offset += token.length;
      return;
    }
    if (Array.isArray(token)) {
      for (const inner of token) visit(inner, inherited);
      return;
    }
    const aliases = typeof token.alias === 'string' ? [token.alias] : (token.alias ?? []);
    const kind = [token.type, ...aliases].map((type) => KINDS.get(type)).find((known) => known !== undefined);
    visit(token.content, kind ?? inherited);
  };
  visit(Prism.tokenize(code, grammar) as PrismToken, undefined);
  return ranges;
}

function toGrammar(name: string, code: string): typeof COMMAND | typeof PROGRAM | (typeof Prism.languages)[string] | undefined {
  if (name === 'bash' && code.startsWith('curl ')) return COMMAND;
  if (Object.hasOwn(Prism.languages, name)) return Prism.languages[name];
  return name === 'bash' ? COMMAND : PROGRAM_LANGUAGES.has(name) ? PROGRAM : undefined;
}

type PrismToken = string | {type: string; alias?: string | string[]; content: PrismToken} | PrismToken[];
