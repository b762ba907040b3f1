import type {Page} from 'playwright-core';

/** Finds out whether the page or a dialog scrolls sideways, and which element causes it. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const roots = [
      document.documentElement,
      ...document.querySelectorAll<HTMLElement>('dialog[open]'),
    ];
    return roots
      .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth + 1)
      .map((root) => {
        const isBeyond = (element: Element) =>
          element.getBoundingClientRect().right > root.clientWidth + 1 ||
          element.getBoundingClientRect().left < -1;
        const culprit = [...root.querySelectorAll('main *, dialog *')].find(
          (element) => isBeyond(element) && ![...element.children].some(isBeyond),
        );
        return `${root.tagName} is ${root.scrollWidth} wide in ${root.clientWidth}: ${culprit?.outerHTML.slice(0, 160)}`;
      });
  });
}
