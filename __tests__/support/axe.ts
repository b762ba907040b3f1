import fs from 'fs';
import path from 'path';
import type {Page} from 'playwright-core';
import {ROOT} from './site';

const AXE = fs.readFileSync(path.join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8');
/** The rules whose result can change with the colors, and no others. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type AxeCheck = {message: string};
type AxeNode = {target: string[]; any: AxeCheck[]; all: AxeCheck[]; none: AxeCheck[]};
type Axe = {
  run: (
    root: Document | Element,
    options: object,
  ) => Promise<{violations: {id: string; nodes: AxeNode[]}[]}>;
};

/**
 * Lists what axe finds wrong with a page by WCAG 2.0 to 2.2, A and AA, and by its best practices.
 * @param scope selector of the part to check; the whole page by default
 * @param what `colors` if only these changed since the page was checked
 * @returns a line for each violation: rule, selector, reason
 */
export async function findViolations(
  page: Page,
  scope?: string,
  what: 'all' | 'colors' = 'all',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ({runOnly, selector}) => {
      const {axe} = window as Window & {axe?: Axe};
      const {violations} = await axe!.run(
        selector === undefined ? document : document.querySelector(selector)!,
        {runOnly, resultTypes: ['violations']},
      );
      return violations.flatMap(({id, nodes}) =>
        nodes.map(
          ({target, any, all, none}) =>
            `${id}: ${target.join(' ')}: ${[...any, ...all, ...none].map(({message}) => message).join(' ')}`,
        ),
      );
    },
    {
      runOnly: what === 'all' ? {type: 'tag', values: TAGS} : {type: 'rule', values: COLOR_RULES},
      selector: scope,
    },
  );
}
