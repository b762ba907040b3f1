import type {Page} from 'playwright-core';

/**
 * What a page looks like, in numbers that do not depend on fonts and browser versions: the
 * positions of blocks, their distances, and their colors, sizes and weights.
 */
export type Drawing = {[part: string]: Block};
/**
 * Left edge, width and distance to the block above, in CSS pixels. Inline parts have no place,
 * because their width depends on the font.
 */
export type Block = {place?: [left: number, width: number, gap: number]; look: string};

/**
 * The parts of a page and their selectors, made of stable classes. The first visible element of
 * each part is drawn.
 */
export const PARTS: {readonly [part: string]: string} = {
  navbar: '.navbar',
  'sidebar link': '.theme-api-sidebar-item > a:not(.menu__link--active)',
  'sidebar link, active': '.theme-api-sidebar-item > .menu__link--active',
  breadcrumbs: '.theme-api-breadcrumbs',
  title: 'main h1',
  badge: '.theme-api-badge',
  'request line': '.theme-api-request-line',
  method: '.theme-api-request-line .theme-api-method',
  address: '.theme-api-request-line code',
  'copy button': '.theme-api-request-line button',
  description: 'main .theme-api-markdown',
  formats: '.theme-api-formats',
  contents: '.theme-api-contents',
  samples: '.theme-api-samples',
  'sample code': '.theme-api-samples .theme-api-code',
  'sample choices': '.theme-api-sample-choices',
  'try it': '.theme-api-console-button',
  'response examples': '.theme-api-response-examples',
  'example code': '.theme-api-response-examples .theme-api-code',
  section: '.theme-api-section',
  'second section': '.theme-api-section ~ .theme-api-section',
  'section heading': '.theme-api-section h2',
  row: '.theme-api-row',
  'next row': '.theme-api-row + .theme-api-row',
  name: '.theme-api-row > a:first-child',
  required: '.theme-api-row > b',
  'tab, chosen': 'main [role=tab][aria-selected=true]',
  'tab, other': 'main [role=tab][aria-selected=false]',
  disclosure: '.theme-api-disclosure > summary',
  'inside a disclosure': '.theme-api-disclosure[open] > :not(summary)',
  response: '.theme-api-response',
  'next response': '.theme-api-response + .theme-api-response',
  status: '.theme-api-response .theme-api-status',
  deprecation: '.theme-api-deprecation',
  'version banner': '.theme-api-version-banner',
  version: ':is(.theme-api-versions, .theme-api-sidebar-versions) summary',
  'choice of versions':
    ':is(.theme-api-versions, .theme-api-sidebar-versions) details > :not(summary)',
  bar: '.theme-api-bar',
  'overview card': '.theme-api-overview-card',
  changelog: '.theme-api-changelog',
  'changelog section': '.theme-api-changelog-section',
  'changelog group': '.theme-api-changelog-group',
  change: '.theme-api-changelog-change',
  effect: '.theme-api-changelog-change > b',
  deprecations: '.theme-api-deprecations',
  'deprecations entry': '.theme-api-deprecations-entry',
  schema: '.theme-api-schema-page',
  'schema examples': '.theme-api-schema-page section[aria-label]',
  'schema use': '.theme-api-schema-operations > li',
  'schema name': '.theme-api-row > a:not(:first-child)',
  'list of schemas': '.theme-api-schema-index',
  'schema of the list': '.theme-api-schema-index li',
  overview: '.theme-api-overview',
  group: '.theme-api-overview-group',
  operation: '.theme-api-overview-group li',
  'not found': '.theme-api-not-found',
  paginator: '.pagination-nav',
  console: 'dialog',
  'console title': 'dialog h2',
  'console pane': 'dialog > div > div',
  'console second pane': 'dialog > div > div + div',
  'console section': 'dialog .theme-api-console-section',
  'console field': 'dialog input',
  send: 'dialog .button--primary',
  'response status': 'dialog [role=status] b',
  failure: 'dialog [role=alert]',
};

/** Draws all parts that are visible on the page. */
export function draw(page: Page): Promise<Drawing> {
  return page.evaluate((parts) => {
    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true})!;
    const isShown = (element: Element) =>
      element.checkVisibility({visibilityProperty: true}) &&
      element.getBoundingClientRect().width > 0;
    // Browsers have several notations for a color, so the color is painted and read back.
    const toColour = (colour: string) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
      return alpha === 0 ? 'none' : `rgb(${red} ${green} ${blue} / ${(alpha! / 255).toFixed(2)})`;
    };
    const toEdges = (style: CSSStyleDeclaration) =>
      (['Top', 'Right', 'Bottom', 'Left'] as const).flatMap((side) =>
        style[`border${side}Style`] === 'none' || parseFloat(style[`border${side}Width`]) === 0
          ? []
          : [
              `${side.toLowerCase()} ${style[`border${side}Width`]} ${toColour(style[`border${side}Color`])}`,
            ],
      );
    const toLook = (element: Element) => {
      const style = getComputedStyle(element);
      const words = [
        `${style.fontSize} ${style.fontWeight}`,
        toColour(style.color),
        `on ${toColour(style.backgroundColor)}`,
        ...toEdges(style),
        style.textDecorationLine,
        style.textTransform,
        style.fontStyle,
        ['sticky', 'fixed'].includes(style.position) ? style.position : 'normal',
        style.opacity === '1' ? 'none' : `opacity ${style.opacity}`,
      ];
      return words.filter((word) => !['none', 'normal'].includes(word)).join(', ');
    };
    const toPlace = (element: Element): [number, number, number] | undefined => {
      const {display} = getComputedStyle(element);
      // The width or the position of these elements depends on the font.
      if (
        display.startsWith('inline') ||
        element.matches('button, summary, [role=tab], select') ||
        getComputedStyle(element.parentElement!).display.includes('flex')
      )
        return undefined;
      const {left, right, width, top} = element.getBoundingClientRect();
      // An element beside this one, or out of the flow, is not above it.
      const isAbove = (other: Element) =>
        isShown(other) &&
        !['absolute', 'fixed'].includes(getComputedStyle(other).position) &&
        other.getBoundingClientRect().left < right &&
        other.getBoundingClientRect().right > left;
      let above = element.previousElementSibling;
      while (above && !isAbove(above)) above = above.previousElementSibling;
      const from = above
        ? above.getBoundingClientRect().bottom
        : element.parentElement!.getBoundingClientRect().top;
      return [left, width, top - from].map(Math.round) as [number, number, number];
    };
    const drawing: Drawing = {};
    for (const [part, selector] of Object.entries(parts)) {
      const element = [...document.querySelectorAll(selector)].find(isShown);
      if (!element) continue;
      const place = toPlace(element);
      drawing[part] = {...(place && {place}), look: toLook(element)};
    }
    return drawing;
  }, PARTS);
}

/** Finds sibling blocks that overlap. */
export function findOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inFlow = (element: Element) => {
      const {position, float, display} = getComputedStyle(element);
      return (
        position === 'static' &&
        float === 'none' &&
        !display.startsWith('inline') &&
        element.checkVisibility() &&
        element.getBoundingClientRect().height > 0
      );
    };
    const overlaps: string[] = [];
    for (const parent of document.querySelectorAll('main *, dialog *')) {
      const blocks = [...parent.children].filter(inFlow);
      for (const [index, block] of blocks.slice(1).entries()) {
        const [a, b] = [blocks[index]!.getBoundingClientRect(), block.getBoundingClientRect()];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 3 && down > 3)
          overlaps.push(
            `${block.outerHTML.slice(0, 80)} lies over ${blocks[index]!.outerHTML.slice(0, 80)}`,
          );
      }
    }
    return overlaps;
  });
}
