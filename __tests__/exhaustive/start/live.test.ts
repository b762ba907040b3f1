import type {Page} from 'playwright-core';
import {findViolations} from '../../support/axe';
import {useStartedSite} from '../../support/servedSite';
import {findOverflow} from '../../browser/support/overflow';
import {yaml} from '../../support/yaml';

const DOCUMENT = `openapi: 3.1.0
info: {title: Live, version: '1'}
paths:
  /things:
    get:
      summary: List things
      responses:
        '200':
          description: First wording
`;

jest.setTimeout(240_000);

describe('docusaurus start', () => {
  const site = useStartedSite(() => ({
    docs: yaml`
      {tab: API, api: {source: specs/openapi.yaml, overrides: {GET /things: {before: notes/things.mdx}}}}
    `,
    files: {'specs/openapi.yaml': DOCUMENT, 'notes/things.mdx': 'Words of the author.\n'},
    config: {themeConfig: {colorMode: {respectPrefersColorScheme: true}}},
  }));
  const {write} = site;
  let page: Page;
  beforeAll(async () => {
    ({page} = site);
    await page.goto(`${site.origin}/api/default/things/get`, {timeout: 90_000});
  });

  const waitForOutput = async (text: string) => {
    for (let tries = 0; !site.output.includes(text); tries++) {
      if (tries > 600) throw new Error(`The terminal never had “${text}”:\n${site.output}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const shown = (text: string) => page.getByText(text).first().waitFor({timeout: 60_000});

  /**
   * Finds accessibility violations and overflow in the current page, in both color modes and two
   * widths.
   */
  const findFaults = async () => {
    const faults: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
      for (const width of [1280, 320]) {
        await page.setViewportSize({width, height: 800});
        faults.push(
          ...[...(await findViolations(page, 'main')), ...(await findOverflow(page))].map(
            (fault) => `${colorScheme}, ${width} pixels: ${fault}`,
          ),
        );
      }
    }
    return faults;
  };

  it('shows edited text of the author on the page and in its Markdown', async () => {
    await shown('First wording');
    await shown('Words of the author.');
    write('notes/things.mdx', '## Read this\n\nBetter words.\n');
    await shown('Better words.');
    await page
      .getByRole('link', {name: 'Read this', exact: true})
      .or(page.getByRole('heading', {name: 'Read this'}))
      .first()
      .waitFor({timeout: 60_000});
    const readMarkdown = async () =>
      (await page.request.get(`${site.origin}/api/default/things/get.md`)).text();
    for (let tries = 0; !(await readMarkdown()).includes('Better words.'); tries++) {
      if (tries > 300) throw new Error('The Markdown never had the words.');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  });

  it('follows changes to a file that was added and referenced later', async () => {
    write('specs/parts/answer.yaml', 'description: Told in another file\n');
    write(
      'specs/openapi.yaml',
      DOCUMENT.replace('description: First wording', "$ref: 'parts/answer.yaml'"),
    );
    await shown('Told in another file');
    write('specs/parts/answer.yaml', 'description: Told anew in another file\n');
    await shown('Told anew in another file');
  });

  it('shows an error on the page and in the terminal, and recovers', async () => {
    write(
      'specs/openapi.yaml',
      DOCUMENT.replace('description: First wording', "$ref: '#/components/responses/Missing'"),
    );
    await shown('#/components/responses/Missing');
    await waitForOutput('#/components/responses/Missing');
    expect(site.output).toMatch(/specs\/openapi\.yaml:\d+:\d+/);
    expect(await findFaults()).toEqual([]);
    write('specs/openapi.yaml', DOCUMENT.replace('First wording', 'Third wording'));
    await shown('Third wording');
  });

  it('shows the last of several saves in quick succession', async () => {
    for (const pause of [0, 10, 30, 60, 150, 300]) {
      write(
        'specs/openapi.yaml',
        DOCUMENT.replace('description: First wording', "$ref: '#/components/responses/Missing'"),
      );
      await new Promise((resolve) => setTimeout(resolve, pause));
      write('specs/openapi.yaml', DOCUMENT.replace('First wording', `Saved after ${pause} ms.`));
      await shown(`Saved after ${pause} ms.`);
    }
  });

  it('recovers from a document that cannot be parsed', async () => {
    write('specs/openapi.yaml', 'openapi: 3.1.0\n\tinfo: [');
    await shown('specs/openapi.yaml');
    write('specs/openapi.yaml', DOCUMENT.replace('First wording', 'Fourth wording'));
    await shown('Fourth wording');
  });

  it('recovers from a docs.json that cannot be parsed, and applies its changes', async () => {
    write('docs.json', '{"tab": "API", "api": {');
    await shown('docs.json');
    expect(await findFaults()).toEqual([]);
    write(
      'docs.json',
      JSON.stringify(yaml`
        {tab: API, api: {source: specs/openapi.yaml, overrides: {GET /things: {title: All the things, badge: Stable}}}}
      `),
    );
    await page.getByRole('heading', {level: 1, name: /All the things/}).waitFor({timeout: 60_000});
  });

  it('follows a document that docs.json names later, in another folder', async () => {
    write('late/openapi.yaml', DOCUMENT.replace('First wording', 'Late wording'));
    const toTab = (tab: string, source: string) => ({tab, api: {source}});
    write(
      'docs.json',
      JSON.stringify({
        tabs: [toTab('API', 'specs/openapi.yaml'), toTab('Late', 'late/openapi.yaml')],
      }),
    );
    for (let tries = 0; ; tries++) {
      await page.goto(`${site.origin}/api/late/things/get`);
      if (await page.getByText('Late wording').first().isVisible()) break;
      if (tries > 100) throw new Error('The new tab never had its page.');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    write('late/openapi.yaml', DOCUMENT.replace('First wording', 'Latest wording'));
    await shown('Latest wording');
  });
});
