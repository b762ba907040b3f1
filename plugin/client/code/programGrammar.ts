import type {Prism} from 'prism-react-renderer';

/** What Prism cuts a text up by. */
export type Grammar = Parameters<typeof Prism.tokenize>[1];

/**
 * Languages that Docusaurus has no grammar for, unless the site adds one: what they have in common.
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
