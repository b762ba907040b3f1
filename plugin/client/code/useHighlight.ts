import {useEffect, type RefObject} from 'react';
import {Prism} from 'prism-react-renderer';
import {loadGrammar, type Grammar} from './grammar';

/**
 * Colours the code in an element through the CSS Custom Highlight API: the element keeps its single
 * text node, so the page stays small, and browsers without the API show plain text. The stylesheet
 * defines `::highlight(theme-api-…)`.
 */
export function useHighlight(
  element: RefObject<HTMLElement | null>,
  code: string,
  language: string,
): void {
  useEffect(() => {
    const text = element.current?.firstChild;
    if (!(text instanceof Text) || typeof CSS === 'undefined' || !('highlights' in CSS))
      return undefined;
    // With forced colours, every token would look like selected text.
    if (window.matchMedia('(forced-colors: active)').matches) return undefined;
    const added: [Highlight, Range][] = [];
    let gone = false;
    const paint = (grammar: Grammar | undefined) => {
      if (gone || !grammar) return;
      // Reads the text node, not the code: the page turns a CRLF of the HTML file into one
      // character.
      for (const {kind, start, end} of toTokenRanges(text.data, grammar)) {
        const range = new Range();
        range.setStart(text, start);
        range.setEnd(text, end);
        const highlight = getHighlight(kind);
        highlight.add(range);
        added.push([highlight, range]);
      }
    };
    // The text stays plain if its grammar cannot be loaded.
    void loadGrammar(text.data, language).then(paint, () => undefined);
    return () => {
      gone = true;
      for (const [highlight, range] of added) highlight.delete(range);
    };
  }, [element, code, language]);
}

/** One highlight for all code on the page. */
function getHighlight(kind: TokenKind): Highlight {
  const name = `theme-api-${kind}`;
  const known = CSS.highlights.get(name);
  if (known) return known;
  const highlight = new Highlight();
  CSS.highlights.set(name, highlight);
  return highlight;
}

/** The kind of a token, which decides its colour. */
type TokenKind = 'string' | 'number' | 'keyword' | 'name' | 'comment' | 'punctuation';
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
