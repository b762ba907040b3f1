import fs from 'fs';
import path from 'path';
import type {Page} from 'playwright-core';
import {readPage} from '../support/pages';
import {useReader} from './support/reader';

const PET = '/api/versions/1.0/pets/id/get';
const FAX = '/api/versions/1.0/fax/post';

describe('an API in three versions', () => {
  const reader = useReader();
  let page: Page;
  beforeEach(() => {
    ({page} = reader);
  });
  const open = (address: string) => reader.visit(address);
  const openWithoutScript = async (address: string) => {
    page = await reader.newPage({javaScriptEnabled: false}, address);
  };

  const menu = () => page.locator('.theme-api-sidebar-versions details');
  const waitForVersion = (label: string) =>
    menu().locator('summary').getByText(`Version ${label}`).waitFor();
  const links = () =>
    menu()
      .locator('a')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent]));
  const headOf = (permalink: string): {[name: string]: unknown} =>
    Object.fromEntries(
      [
        ...readPage(path.join(reader.dir, 'build'), permalink).matchAll(
          /(?:rel|name)="?(canonical|docusaurus_version|docusaurus_tag|robots)"? (?:href|content)="?([^" >]+)/g,
        ),
      ].map(([, name = '', value]) => [name, value]),
    );
  const pathname = () => new URL(page.url()).pathname + new URL(page.url()).hash;

  it.each([
    ['a schema', 'schemas/Pet', false],
    ['the schemas', 'schemas', false],
    ['a tag', 'tags/pets', true],
  ])('links the page of %s to the same page of another version', async (_name, name, isInAll) => {
    await open(`/api/versions/${name}`);
    expect(await links()).toEqual([
      [`/api/versions/next/${name}`, 'Version 3.0 · unreleased'],
      isInAll
        ? [`/api/versions/1.0/${name}`, 'Version 1.0 (2019) · unmaintained']
        : [
            '/api/versions/1.0',
            'Version 1.0 (2019) · unmaintainedOverview: this version does not have this page.',
          ],
    ]);
    expect(headOf(`/api/versions/next/${name}`)).toMatchObject({
      canonical: `https://docs.example.com/api/versions/${name}`,
    });
    const html = readPage(path.join(reader.dir, 'build'), `/api/versions/next/${name}`);
    expect(/<title[^>]*>\w+([^<]*)/.exec(html)?.[1]).toBe(' · Pets API 3.0 | Test site');
    expect(reader.read(`api/versions/next/${name}.md`)).toContain(
      `The current version is [2.0](https://docs.example.com/api/versions/${name}.md).`,
    );
  });

  it('has a version menu that works with the keyboard alone', async () => {
    await open(PET);
    await menu().locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await menu().evaluate((element: HTMLDetailsElement) => element.open)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await menu().evaluate((element: HTMLDetailsElement) => element.open)).toBe(false);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await waitForVersion('2.0');
    expect(pathname()).toBe('/api/versions/pets/petId/get');
  });

  it('lists deprecations with their dates, without JavaScript, with the keyboard and in Markdown', async () => {
    await openWithoutScript('/api/versions/1.0');
    await page.getByRole('link', {name: 'Deprecations'}).click();
    expect(pathname().replace(/\/$/, '')).toBe('/api/versions/1.0/deprecations');
    await page.getByRole('heading', {level: 2, name: 'Removal: 2027-06-30'}).waitFor();
    ({page} = reader);
    await open('/api/versions/1.0/deprecations');
    await page.getByRole('link', {name: 'Send a fax'}).last().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', {level: 1, name: 'Send a fax'}).waitFor();
    await page.goto(`${reader.origin}/api/versions/deprecations`);
    await page.getByText('no longer maintained', {exact: false}).waitFor();
    const read = (file: string) => reader.read(`api/${file}`);
    expect(read('versions/1.0/deprecations.md')).toContain(
      '## Removal: 2027-06-30\n\n- [Send a fax](https://docs.example.com/api/versions/1.0/fax/post.md), `POST`',
    );
    expect(read('versions/1.0/llms.txt')).toContain(
      '- [Deprecations](https://docs.example.com/api/versions/1.0/deprecations.md)',
    );
  });

  it('keeps credentials and form values in another version, and asks before using a key for its server', async () => {
    await open('/api/versions/pets/petId/get');
    const tryIt = () => page.getByRole('button', {name: 'Try it', exact: true}).click();
    await tryIt();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', {name: 'key'}).fill('secret-1');
    await form.getByLabel('petId').fill('7');
    await page.keyboard.press('Escape');
    await menu().locator('summary').click();
    await menu().getByRole('link', {name: '3.0'}).click();
    await waitForVersion('3.0');
    await tryIt();
    expect(await form.getByRole('textbox', {name: 'key'}).inputValue()).toBe('secret-1');
    expect(await form.getByLabel('petId').inputValue()).toBe('7');
    await form.getByRole('button', {name: 'Use them for https://v3.api.example.com'}).waitFor();
  });

  it('has a changelog in the sidebar and the overview that links to the changes', async () => {
    await open('/api/versions');
    expect(await page.getByRole('main').getByRole('link', {name: 'Changelog'}).count()).toBe(1);
    await page.locator('.menu').getByRole('link', {name: 'Changelog'}).click();
    await page.getByRole('heading', {level: 1, name: 'Changelog'}).waitFor();
    expect(pathname()).toBe('/api/versions/changelog');
    expect(await page.getByRole('heading', {level: 2}).allTextContents()).toEqual([
      expect.stringContaining('3.0'),
      expect.stringContaining('2.0'),
    ]);
    await page
      .getByRole('link', {name: 'The path parameter was renamed from id to petId.'})
      .click();
    await page.getByRole('heading', {level: 1, name: 'Get a pet'}).waitFor();
    expect(pathname()).toBe('/api/versions/pets/petId/get#path.petId');
    expect(await page.locator('[id="path.petId"]').count()).toBe(1);
  });

  it('drops an anchor that the other version does not have', async () => {
    await open('/api/versions/pets/petId/get#path.petId');
    await menu().locator('summary').click();
    await menu()
      .getByRole('link', {name: /^Version 1\.0/})
      .click();
    await waitForVersion('1.0 (2019)');
    await page.waitForFunction(() => window.location.hash === '');
    expect(pathname()).toBe(PET);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('keeps form values for an operation that was renamed', async () => {
    await open('/api/versions/pets/get');
    const tryIt = () => page.getByRole('button', {name: 'Try it', exact: true}).click();
    await tryIt();
    await page.getByRole('dialog').getByLabel('verbose').selectOption('true');
    await page.keyboard.press('Escape');
    await menu().locator('summary').click();
    await menu().getByRole('link', {name: '3.0'}).click();
    await page.getByRole('heading', {level: 1, name: 'List animals'}).waitFor();
    await tryIt();
    const chosen = page.getByRole('dialog').getByLabel('verbose').locator('option:checked');
    expect(await chosen.textContent()).toBe('true');
  });

  it('has a changelog that can be read and filtered without JavaScript', async () => {
    await openWithoutScript('/api/versions/changelog');
    const added = page.getByText('was added. Callers can ignore it.');
    expect(await added.first().isVisible()).toBe(true);
    await page.getByLabel('Hide compatible changes').check();
    expect(await added.first().isVisible()).toBe(false);
    expect(await page.getByText('Requests to it fail.').isVisible()).toBe(true);
  });

  it('names the version in the Markdown of pages that are not current', () => {
    const read = (file: string) => reader.read(`api/${file}`);
    expect(read('versions/1.0/pets/id/get.md')).toContain(
      '# Get a pet\n\n> Version 1.0 (2019), no longer maintained. The current version is [2.0](https://docs.example.com/api/versions/pets/petId/get.md).\n\n',
    );
    expect(read('versions/1.0/fax/post.md')).toContain(
      'The current version, [2.0](https://docs.example.com/api/versions.md), does not have this page.',
    );
    expect(read('versions/next.md')).toContain(
      '# Pets API\n\n> Version 3.0, not released yet. The current version is [2.0](https://docs.example.com/api/versions.md).\n\n',
    );
    expect(read('versions/pets/petId/get.md')).not.toContain('> Version');
  });

  it('gives pages the canonical URL of the current version and a DocSearch tag for their own', () => {
    expect(headOf('/api/versions/pets/petId/get')).toEqual({
      canonical: 'https://docs.example.com/api/versions/pets/petId/get',
      docusaurus_version: '2.0',
      docusaurus_tag: 'default',
    });
    expect(headOf(PET)).toEqual({
      canonical: 'https://docs.example.com/api/versions/pets/petId/get',
      docusaurus_version: '1.0',
      docusaurus_tag: 'api-versions-1.0',
    });
    expect(headOf(FAX)).toMatchObject({canonical: `https://docs.example.com${FAX}`});
  });

  it('lists the servers of all versions in the proxy manifest', () => {
    const {documents} = JSON.parse(reader.read('try-it.json')) as {
      documents: {id: string; servers: {url: string}[]}[];
    };
    expect(
      documents
        .filter(({id}) => id.startsWith('versions'))
        .map(({id, servers}) => [id, servers[0]?.url]),
    ).toEqual([
      ['versions@next', 'https://v3.api.example.com'],
      ['versions', 'https://v2.api.example.com'],
      ['versions@1.0', 'https://v1.api.example.com'],
    ]);
  });

  it('has downloads and llms.txt for each version; the llms.txt of the site lists current operations only', () => {
    const build = path.join(reader.dir, 'build');
    expect(fs.existsSync(path.join(build, 'api/versions/1.0/document/v1.yaml'))).toBe(true);
    expect(reader.read('api/versions/1.0/llms.txt')).toContain('Send a fax');
    expect(reader.read('api/versions/1.0/llms.txt')).toMatch(/^# Pets API 1\.0 \(2019\)\n/);
    const list = reader.read('llms.txt');
    expect(list).toContain('## Versions 1.0 (2019)');
    const [, current] = /\n## Versions 2\.0: Pets\n([^]*?)\n## /.exec(list)!;
    expect(current).toContain('Add a pet');
    expect(list).not.toContain('Send a fax');
  });
});
