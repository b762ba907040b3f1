import fs from 'fs';
import path from 'path';
import type {Browser} from 'playwright-core';
import {launchBrowser} from '../../support/browser';
import {ROOT} from '../../support/site';
import {yaml} from '../../support/yaml';

/** What the preflight of Tailwind CSS 3 does to the elements of a description. */
const PREFLIGHT = `
  h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit; }
  a { color: inherit; text-decoration: inherit; }
  ol, ul, menu { list-style: none; margin: 0; padding: 0; }
  img { display: block; }
`;
const VARIABLES =
  ':root { --ifm-heading-font-weight: 700; --ifm-list-left-padding: 2rem; --ifm-link-color: rgb(1, 2, 3); }';

describe('a description in a site with a CSS reset', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it('keeps its bullets, numbers, headings, link styles and inline images', async () => {
    const page = await browser.newPage();
    const styles = fs.readFileSync(path.join(ROOT, 'lib/styles/theme.css'), 'utf8');
    await page.setContent(
      `<style>${VARIABLES}${styles}${PREFLIGHT}</style>
       <div class="theme-api-markdown">
         <h3>Pages</h3>
         <ul><li>a<ol><li>b</li></ol></li></ul>
         <ol><li>c</li></ol>
         <ul class="contains-task-list"><li>d</li></ul>
         <p><a href="#a">e</a> <img alt="f" /></p>
       </div>`,
    );
    const read = (selector: string, property: string) =>
      page
        .locator(`.theme-api-markdown ${selector}`)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    expect([
      await read('> ul', 'list-style-type'),
      await read('> ul', 'padding-left'),
      await read('li > ol', 'list-style-type'),
      await read('> ol', 'list-style-type'),
      await read('.contains-task-list', 'list-style-type'),
      await read('h3', 'font-weight'),
      await read('a', 'color'),
      await read('a', 'text-decoration-line'),
      await read('img', 'display'),
    ]).toEqual(yaml`
      [disc, 32px, lower-roman, decimal, none, '700', 'rgb(1, 2, 3)', underline, inline]
    `);
    await page.close();
  });
});
