import type {CDPSession, Page} from 'playwright-core';

/** A stop of the Tab key, as it is heard and seen. */
export type Stop = {
  role: string;
  name: string;
  /** Something else lies over the middle of it, or it is out of sight. */
  isHidden: boolean;
  /** In CSS pixels. Links within a text are as high as its lines. */
  width: number;
  height: number;
  isInline: boolean;
  html: string;
};

/**
 * The element that has the focus, by the accessibility tree and by measurement; undefined when the
 * page has lost it.
 */
export async function readFocus(page: Page, session: CDPSession): Promise<Stop | undefined> {
  const seen = await page.evaluate(async () => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    // Scrolling to it ends with the frame after next.
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

/** Presses Tab from the top of a page until the focus leaves it, and tells all stops. */
export async function walk(page: Page): Promise<Stop[]> {
  const session = await page.context().newCDPSession(page);
  const stops: Stop[] = [];
  for (let count = 0; count < 400; count++) {
    await page.keyboard.press('Tab');
    const stop = await readFocus(page, session);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error(`The Tab key does not leave the page: ${JSON.stringify(stops.slice(-3))}`);
}
