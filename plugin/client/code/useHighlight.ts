import {useEffect, type RefObject} from 'react';
import {loadGrammar, type Grammar} from './grammar';
import {toTokenRanges, type TokenKind} from './tokenRanges';

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
