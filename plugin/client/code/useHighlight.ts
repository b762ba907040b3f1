import {useEffect, type RefObject} from 'react';
import {Prism} from 'prism-react-renderer';
import {
  addString,
  createAdd,
  listTokens,
  type TokenKind,
  type TokenRange,
} from '../../request/code/tokens';
import {hasOwnTokens, loadGrammar, type Grammar} from './grammar';

type Painted = [Highlight, Range][];

/**
 * Colours the code in an element through the CSS Custom Highlight API: the element keeps its single
 * text node, so the page stays small, and browsers without the API show plain text. The stylesheet
 * defines `::highlight(theme-api-…)`. `data-made` of the element has the offsets of numbers and
 * booleans that only fill a gap.
 */
export function useHighlight(
  element: RefObject<HTMLElement | null>,
  code: string,
  language: string,
): void {
  useEffect(() => {
    const node = element.current;
    const text = node?.firstChild;
    if (!node || !(text instanceof Text) || typeof CSS === 'undefined' || !('highlights' in CSS))
      return undefined;
    // With forced colours, every token would look like selected text.
    if (window.matchMedia('(forced-colors: active)').matches) return undefined;
    // Reads the text node, not the code: the page turns a CRLF of the HTML file into one character.
    const {data} = text;
    let painted = takePainted(node);
    let gone = false;
    const paint = (tokens: TokenRange[]) => {
      if (gone) return;
      shown.set(text, {data, tokens});
      for (const [highlight, range] of painted) highlight.delete(range);
      painted = tokens.map(({kind, start, end}) => {
        const range = new Range();
        range.setStart(text, start);
        range.setEnd(text, end);
        const highlight = getHighlight(kind);
        highlight.add(range);
        return [highlight, range];
      });
    };
    const made = node.dataset.made?.split(' ').map(Number) ?? [];
    if (data.length > MAX_LENGTH) paint([]);
    else if (!hasOwnTokens(data, language))
      // The text stays plain if its grammar cannot be loaded.
      void loadGrammar(language).then(
        (grammar) => paint(grammar ? toTokenRanges(data, grammar, made) : []),
        () => undefined,
      );
    else if (painted.length === 0) paint(listTokens(data, made));
    return () => {
      gone = true;
      for (const [highlight, range] of painted) highlight.delete(range);
    };
  }, [element, code, language]);
}

const shown = new WeakMap<Text, {data: string; tokens: TokenRange[]}>();

/** The tokens of the code in an element; none if its grammar has not been loaded. */
export function readTokens(text: Text): TokenRange[] {
  const known = shown.get(text);
  if (known?.data === text.data) return known.tokens;
  // The inline script has painted it.
  return /^(?:curl |[[{])/.test(text.data) ? listTokens(text.data, []) : [];
}

/** What the inline script of the page has painted: taken over once, after the page is hydrated. */
function takePainted(element: HTMLElement & {apiPainted?: Painted}): Painted {
  const {apiPainted = []} = element;
  delete element.apiPainted;
  return apiPainted;
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
export function toTokenRanges(
  code: string,
  grammar: Grammar,
  made: readonly number[] = [],
): TokenRange[] {
  if (code.length > MAX_LENGTH) return [];
  const ranges: TokenRange[] = [];
  let offset = 0;
  const add = createAdd(code, made, ranges);
  const visit = (token: PrismToken, inherited: TokenKind | undefined): void => {
    if (typeof token === 'string') {
      const end = offset + token.length;
      if (inherited === 'string') addString(code, offset, end, add);
      else if (inherited) add(inherited, offset, end);
      offset = end;
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
