import {useEffect, type RefObject} from 'react';
import {loadGrammar, type Grammar} from './grammar';
import {toTokenRanges, type TokenKind} from './tokenRanges';

/**
 * Colours the text of an element by the CSS Custom Highlight API: the element keeps its one text
 * node, so the page stays small, and the text stays plain where a browser has no such thing. The
 * stylesheet says what `::highlight(theme-api-…)` is.
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
    // With colours of the reader's own, every piece would look like selected text.
    if (window.matchMedia('(forced-colors: active)').matches) return undefined;
    const added: [Highlight, Range][] = [];
    let gone = false;
    const paint = (grammar: Grammar | undefined) => {
      if (gone || !grammar) return;
      // Not the code itself: a line break of two characters in the HTML file is one in the page.
      for (const {kind, start, end} of toTokenRanges(text.data, grammar)) {
        const range = new Range();
        range.setStart(text, start);
        range.setEnd(text, end);
        const highlight = getHighlight(kind);
        highlight.add(range);
        added.push([highlight, range]);
      }
    };
    // A text whose grammar cannot be loaded stays plain.
    void loadGrammar(text.data, language).then(paint, () => undefined);
    return () => {
      gone = true;
      for (const [highlight, range] of added) highlight.delete(range);
    };
  }, [element, code, language]);
}

/** One for all code of the page. */
function getHighlight(kind: TokenKind): Highlight {
  const name = `theme-api-${kind}`;
  const known = CSS.highlights.get(name);
  if (known) return known;
  const highlight = new Highlight();
  CSS.highlights.set(name, highlight);
  return highlight;
}
