import {Prism} from 'prism-react-renderer';
import type {Grammar} from './grammar';

/** The kind of a token, which decides its colour. */
export type TokenKind = 'string' | 'number' | 'keyword' | 'name' | 'comment' | 'punctuation';
/** A token, by its offsets in the code. */
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

/** Longer code is not coloured. */
const MAX_LENGTH = 100_000;

/** Finds the tokens that have a colour. */
export function toTokenRanges(code: string, grammar: Grammar): TokenRange[] {
  if (code.length > MAX_LENGTH) return [];
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
    const kind = [token.type, ...aliases]
      .map((type) => KINDS.get(type))
      .find((known) => known !== undefined);
    visit(token.content, kind ?? inherited);
  };
  visit(Prism.tokenize(code, grammar), undefined);
  return ranges;
}

type PrismToken =
  | string
  | {type: string; alias?: string | string[]; content: PrismToken}
  | PrismToken[];
