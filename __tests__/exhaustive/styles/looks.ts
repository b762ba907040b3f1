import type {Browser, Page} from 'playwright-core';
import {words} from '../../proxy/support/words';

/** What the elements of a page look like: the name of each, with the values of its properties. */
export type Looks = [name: string, values: {[property: string]: string}][];

/** The properties that change if the wrong stylesheet wins. */
const PROPERTIES = words(
  'background-color border-bottom-color border-bottom-width border-left-width border-radius',
  'border-top-style border-top-width box-shadow color column-gap cursor display',
  'flex-direction font-family font-size font-style font-weight gap grid-template-columns',
  'height letter-spacing line-height list-style-type margin-bottom margin-left margin-right',
  'margin-top max-height max-width opacity overflow-wrap overflow-x padding-bottom',
  'padding-left padding-right padding-top position text-align text-decoration-line',
  'text-transform vertical-align white-space width word-break',
);

const SCREENS = [
  {viewport: {width: 1440, height: 900}, colorScheme: 'light', parts: ['main', 'aside .menu']},
  {viewport: {width: 390, height: 800}, colorScheme: 'dark', parts: ['main']},
] as const;

/**
 * Opens an operation and its console, on a wide screen in light mode and on a narrow one in dark
 * mode, and returns the looks of all elements.
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
      await page.getByRole('button', {name: 'Try it'}).click();
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
        // The elements inside an SVG are drawn, not laid out. PostCSS breaks the styles of
        // Docusaurus's heading links.
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

/** Returns a line for each element that looks different, with the expected values. */
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
