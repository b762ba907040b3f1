import type {CDPSession, Page} from 'playwright-core';

/** A tab stop, as assistive technology announces it and as the reader sees it. */
export type Stop = {
  role: string;
  name: string;
  /** It is covered by another element or outside the viewport. */
  isHidden: boolean;
  /** In CSS pixels. A link within text is only as high as its line. */
  width: number;
  height: number;
  isInline: boolean;
  html: string;
};

/**
 * Reads the focused element from the accessibility tree and by measurement; undefined if nothing
 * has the focus.
 */
export async function readFocus(page: Page, session: CDPSession): Promise<Stop | undefined> {
  const seen = await page.evaluate(async () => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    // The browser has scrolled to the element after two frames.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const rectangles = [...element.getClientRects()].filter(
      ({width, height}) => width > 0 && height > 0,
    );
    const {width, height} = element.getBoundingClientRect();
    const isInSight = rectangles.some(({left, top, width: w, height: h}) => {
      const hit = document.elementFromPoint(left + w / 2, top + h / 2);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    return {
      isHidden: !isInSight,
      width,
      height,
      isInline: getComputedStyle(element).display === 'inline',
      html: element.outerHTML.slice(0, 120),
    };
  });
  if (!seen) return undefined;
  const {result} = await session.send('Runtime.evaluate', {expression: 'document.activeElement'});
  const {nodes} = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  const node = nodes[0];
  return {...seen, role: String(node?.role?.value ?? ''), name: String(node?.name?.value ?? '')};
}

/**
 * Presses Tab from the top of a page, or Shift+Tab from its end, until the focus leaves it, and
 * returns all stops.
 */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Stop[]> {
  const session = await page.context().newCDPSession(page);
  const stops: Stop[] = [];
  for (let count = 0; count < 400; count++) {
    await page.keyboard.press(key);
    const stop = await readFocus(page, session);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error(`The key does not leave the page: ${JSON.stringify(stops.slice(-3))}`);
}

/** WCAG 2.2, 2.5.8, which exempts links within text: they are only as high as their line. */
const MIN_TARGET = 24;
/** Matches elements that Docusaurus renders, so that their size is not ours to change. */
const OF_DOCUSAURUS = /class="[^"]*(hash-link|navbar|breadcrumbs__link)/;

/** Returns the stops that have no name, cannot be seen or are too small to be hit. */
export function findFaultyStops(stops: readonly Stop[]): Stop[] {
  return stops.filter(
    ({name, isHidden, isInline, width, height, html}) =>
      name.trim() === '' ||
      isHidden ||
      (!isInline && Math.min(width, height) < MIN_TARGET && !OF_DOCUSAURUS.test(html)),
  );
}
