import type {Browser, Page} from 'playwright-core';

/** What the elements of a page look like: for each, its name and the values of its properties. */
export type Looks = [name: string, values: {[property: string]: string}][];

/** What stylesheets disagree about when one wins that should not. */
const PROPERTIES = [
  'background-color',
  'border-bottom-color',
  'border-bottom-width',
  'border-left-width',
  'border-radius',
  'border-top-style',
  'border-top-width',
  'box-shadow',
  'color',
  'column-gap',
  'cursor',
  'display',
  'flex-direction',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'gap',
  'grid-template-columns',
  'height',
  'letter-spacing',
  'line-height',
  'list-style-type',
  'margin-bottom',
  'margin-left',
  'margin-right',
  'margin-top',
  'max-height',
  'max-width',
  'opacity',
  'overflow-wrap',
  'overflow-x',
  'padding-bottom',
  'padding-left',
  'padding-right',
  'padding-top',
  'position',
  'text-align',
  'text-decoration-line',
  'text-transform',
  'vertical-align',
  'white-space',
  'width',
  'word-break',
];

const SCREENS = [
  {viewport: {width: 1440, height: 900}, colorScheme: 'light', parts: ['main', 'aside .menu']},
  {viewport: {width: 390, height: 800}, colorScheme: 'dark', parts: ['main']},
] as const;

/**
 * Opens an operation of a site with its console, wide and light, narrow and dark, and gives the
 * looks of everything there.
 */
export async function readLooks(browser: Browser, url: string): Promise<Looks> {
  const looks: Looks = [];
  for (const {viewport, colorScheme, parts} of SCREENS) {
    const context = await browser.newContext({viewport, colorScheme, reducedMotion: 'reduce'});
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      await page.goto(url);
      await page.locator('html[data-has-hydrated=true]').waitFor();
      await page.evaluate(
        (mode) => document.documentElement.setAttribute('data-theme', mode),
        colorScheme,
      );
      for (const part of parts) looks.push(...(await readElements(page, part, colorScheme)));
      await page.locator('.theme-api-console-button').click();
      await page.locator('dialog.theme-api-console input').first().waitFor();
      looks.push(...(await readElements(page, 'dialog.theme-api-console', colorScheme)));
    } finally {
      await context.close();
    }
  }
  return looks;
}

function readElements(page: Page, within: string, mode: string): Promise<Looks> {
  return page
    .locator(within)
    .first()
    .evaluate(
      (root, {properties, prefix}) => {
        const toName = (element: Element | null): string =>
          element === null || element === root.parentElement
            ? ''
            : `${toName(element.parentElement)} > ${element.localName}${[...element.classList]
                .filter((name) => name.startsWith('theme-api-'))
                .map((name) => `.${name}`)
                .join('')}`;
        // The insides of a picture are drawn, not laid out. PostCSS breaks Docusaurus's own link of
        // a heading.
        return [root, ...root.querySelectorAll(':not(svg *, .hash-link)')].map(
          (element): [string, {[property: string]: string}] => {
            const style = getComputedStyle(element);
            return [
              `${prefix}${toName(element)}`,
              Object.fromEntries(
                properties.map((property) => [
                  property,
                  style.getPropertyValue(property).replace(/^start$/, 'left'),
                ]),
              ),
            ];
          },
        );
      },
      {properties: PROPERTIES, prefix: mode},
    );
}

/** A line for each element that looks different, with what it should look like. */
export function compareLooks(expected: Looks, actual: Looks): string[] {
  if (expected.length !== actual.length)
    return [`${actual.length} elements instead of ${expected.length}`];
  return expected.flatMap(([name, values], index) => {
    const [actualName, others] = actual[index]!;
    if (actualName !== name) return [`${actualName} instead of ${name}`];
    const different = Object.entries(values).filter(
      ([property, value]) => others[property] !== value,
    );
    return different.length === 0
      ? []
      : [
          `${name}: ${different.map(([property, value]) => `${property} is ${others[property]} instead of ${value}`).join(', ')}`,
        ];
  });
}
