import {watchScripts} from '../support/browser';
import {useReader} from './support/reader';
import {yaml} from '../support/yaml';

describe('fragments', () => {
  const reader = useReader();
  const mainOf = async (permalink: string) => {
    const page = await reader.newPage({javaScriptEnabled: false}, permalink);
    return (await page.locator('main').innerText()).replace(/\s+/g, ' ');
  };

  it.each<[string, string, string[]]>(yaml`
    - [a guide, /docs/guide,
        [Query parameters, Headers, Request body, Seven pets, What people call it., owner.mail, limit, curl, X-Key, GET List pets, GET things, Add a pet]]
    - [a part of a guide, /docs/whole, ['In a part: name required string.']]
    - [versioned docs, /old/guide, [POST Add a pet]]
    - [a React page, /own, [What people call it.]]
    - [an authored page of an operation, /docs/pets, [My own words., Request body]]
  `)('are shown in %s without JavaScript', async (_name, permalink, texts) => {
    const main = await mainOf(permalink);
    for (const text of texts) expect(main).toContain(text);
  });

  it('open the console with the values of the author, and keep what the reader changes', async () => {
    await reader.visit('/docs/guide');
    const {page} = reader;
    const button = page.getByRole('button', {name: 'Seven pets'}).first();
    const field = page.getByRole('dialog').getByLabel('limit');
    await button.click();
    await field.waitFor();
    expect(await field.inputValue()).toBe('7');
    await field.fill('8');
    await page.keyboard.press('Escape');
    await page.locator('dialog.theme-api-console').waitFor({state: 'detached'});
    await button.click();
    await field.waitFor();
    expect(await field.inputValue()).toBe('8');
  });

  it('add no code to a page that has no fragments', async () => {
    const page = await reader.newPage({});
    const readScripts = watchScripts(page, 'run');
    await page.goto(`${reader.origin}/docs/plain`, {waitUntil: 'networkidle'});
    await page.locator('html[data-has-hydrated=true]').waitFor();
    const scripts = await readScripts();
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.join('')).not.toMatch(/theme-api-fragment|What people call it/);
  });
});

describe('pages of tags', () => {
  const [SCROLL, INDEX] = ['/api/fragments/tags/pets', '/api/fragments/tags/staff'];
  const reader = useReader();

  it('show everything without JavaScript, and link each operation to its own page', async () => {
    const page = await reader.newPage({javaScriptEnabled: false}, SCROLL);
    const main = page.locator('main');
    const text = (await main.innerText()).replace(/\s+/g, ' ');
    for (const expected of ['Pets', 'List pets', 'Add a pet', 'Query parameters', 'limit', 'curl'])
      expect(text).toContain(expected);
    for (const [level, name] of [
      [2, 'List pets'],
      [3, 'Query parameters'],
      [4, '200 OK'],
    ] as const)
      await main.getByRole('heading', {level, name}).first().waitFor();
    await main.getByRole('navigation', {name: 'On this page'}).getByText('Add a pet').click();
    expect(new URL(page.url()).hash).toBe('#post-pets');
    await main.getByRole('heading', {name: 'Add a pet'}).getByRole('link').click();
    expect(new URL(page.url()).pathname.replace(/\/$/, '')).toBe('/api/fragments/pets/post');
    await page.goto(reader.origin + INDEX);
    expect((await main.innerText()).replace(/\s+/g, ' ')).toContain('GET GET /staff /staff');
  });

  it('are left to search engines if they list operations, and are `noindex` if they repeat them', () => {
    const sitemap = reader.read('sitemap.xml');
    expect(reader.read(`${SCROLL}/index.html`)).toMatch(
      /<meta[^>]*name="?robots"?[^>]*content="?noindex"?/,
    );
    expect(reader.read(`${INDEX}/index.html`)).not.toContain('noindex');
    expect(sitemap).toContain(`${INDEX}<`);
    expect(sitemap).not.toContain(`${SCROLL}<`);
    expect(sitemap).toContain('/api/fragments/pets/post<');
  });

  it('open the console of each operation', async () => {
    const {page} = reader;
    await reader.visit(SCROLL);
    const dialog = page.getByRole('dialog');
    for (const [id, words] of [
      ['get-pets', 'limit'],
      ['post-pets', 'name'],
    ] as const) {
      await page.locator(`[id="${id}"]`).getByRole('button', {name: 'Try it'}).click();
      await dialog.getByText(words).first().waitFor();
      await page.keyboard.press('Escape');
      await page.locator('dialog.theme-api-console').waitFor({state: 'detached'});
    }
  });

  it('are linked from their sidebar groups, which a separate button collapses', async () => {
    const {page} = reader;
    await reader.visit('/api/fragments');
    const sidebar = page.locator('.menu');
    const link = sidebar.getByRole('link', {name: 'Pets', exact: true});
    await link.click();
    await page.getByRole('heading', {name: 'Pets', level: 1}).waitFor();
    expect(await link.getAttribute('aria-current')).toBe('page');
    const operation = sidebar.getByRole('link', {name: 'Add a pet'});
    await operation.waitFor();
    const button = sidebar.getByRole('button', {name: 'Pets'});
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await button.click();
    await operation.waitFor({state: 'detached'});
    await button.click();
    await operation.click();
    await page.waitForURL('**/pets/post');
    // The address changes before the page, whose breadcrumbs would otherwise be those of the tag.
    await page.getByRole('heading', {name: 'Add a pet', level: 1}).waitFor();
    await page.getByRole('navigation', {name: 'Breadcrumbs'}).getByText('Pets').click();
    await page.waitForURL(`**${SCROLL}`);
  });
});
