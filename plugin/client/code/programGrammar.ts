import type {Prism} from 'prism-react-renderer';

/** The rules by which Prism splits code into tokens. */
export type Grammar = Parameters<typeof Prism.tokenize>[1];

/**
 * For languages that Docusaurus has no grammar for, unless the site adds one: what these languages
 * have in common.
 */
export const PROGRAM_GRAMMAR: Grammar = {
  comment: {
    pattern: /(^|[\s;])(?:\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|#(?!\w|\[)[^\n]*)/,
    lookbehind: true,
    greedy: true,
  },
  string: [
    {pattern: /"""[\s\S]*?"""/, greedy: true},
    {
      pattern: /(^|[^\\])(?:"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*')/,
      lookbehind: true,
      greedy: true,
    },
  ],
  keyword:
    /\b(?:abstract|async|await|begin|catch|class|def|do|echo|else|end|final|for|foreach|function|if|import|in|include|namespace|new|nil|null|param|private|public|require|return|static|string|throw|throws|try|using|var|void|while)\b/,
  boolean: /\b(?:true|false)\b/,
  number: /\b\d[\d_.]*\b/,
  function: /\b\w+(?=\()/,
  punctuation: /[{}[\]();,.]/,
};
