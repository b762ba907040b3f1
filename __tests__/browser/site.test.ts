import {createHash} from 'crypto';
import fs from 'fs';
import path from 'path';
import type {Browser} from 'playwright-core';
import {launchBrowser} from '../support/browser';
import {readPage, toMain, toText} from '../support/pages';
import {buildSite, createSite, removeSite, runDocusaurus, type SiteOptions} from '../support/site';
import {serveBuild, type StaticServer} from '../support/staticServer';

const DOCUMENT = `openapi: 3.1.0
info: {title: Shelter, version: '1', description: "All about **animals**: [the list](#operation/listPets) of [all](#tag/Pets), and [how they live](#section/Life).\\n\\n## Life\\n\\nGood."}
servers: [{url: 'https://api.example.com/v1'}]
tags: [{name: Pets, description: 'Who lives here.'}]
paths:
  /pets:
    get:
      tags: [Pets]
      summary: List pets
      operationId: listPets
      description: One line about listing.
      parameters: [{name: limit, in: query, schema: {type: integer, maximum: 50}}]
      responses: {'200': {description: Some pets}}
    post:
      tags: [Pets]
      summary: Add a pet
      deprecated: true
      responses: {'201': {description: Added}}
  /pets/{petId}:
    parameters: [{name: petId, in: path, required: true, schema: {type: string}}]
    get: {tags: [Pets], summary: Get a pet, responses: {'200': {description: One pet}}}
    delete: {tags: [Pets], summary: Remove a pet, responses: {'204': {description: Gone}}}
`;
/** Creates a path whose names and texts all contain a word that nothing else contains. */
const toOwnPath = (word: string, more = '') => `  /${word}:
    get:
      tags: [${word}]
      summary: Read ${word}${more}
      operationId: get${word}
      servers: [{url: 'https://${word}.example.com'}]
      security: [{key-${word}: []}]
      parameters: [{$ref: '#/components/parameters/${word}'}]
      responses:
        '200':
          description: All of ${word}
          content: {application/json: {schema: {$ref: '#/components/schemas/${word}'}, example: {${word}: true}}}
`;
const OWN_WORDS = ['wombat', 'hushtag', 'hushpath', 'hushflag'] as const;
const SECOND =
  DOCUMENT.replace('title: Shelter', 'title: Admin').replace('List pets', 'List all pets') +
  OWN_WORDS.map((word) =>
    toOwnPath(word, word === 'hushflag' ? '\n      x-internal: true' : ''),
  ).join('') +
  `components:
  schemas: {${OWN_WORDS.map((word) => `${word}: {type: object, properties: {${word}: {type: boolean}}}`).join(', ')}}
  parameters: {${OWN_WORDS.map((word) => `${word}: {name: ${word}, in: query, schema: {type: string}}`).join(', ')}}
  securitySchemes: {${OWN_WORDS.map((word) => `key-${word}: {type: apiKey, in: header, name: X-${word}}`).join(', ')}}
`;

const NOTES = {
  'notes/add.mdx':
    'import Tabs from \'@theme/Tabs\';\nimport TabItem from \'@theme/TabItem\';\n\n# Before you add\n\n## Ask *first*\n\n## Responses\n\nSee [the list](/api/default/pets/get).\n\n<Tabs>\n<TabItem value="a" label="By phone">Call us.</TabItem>\n<TabItem value="b" label="By mail">Write to us.</TabItem>\n</Tabs>\n',
  'notes/next.md': '## What is next\n\nNothing more to do.\n',
  'i18n/fr/docusaurus-plugin-api-reference/notes/next.md': '## La suite\n\nPlus rien.\n',
};

const site = (options: Partial<SiteOptions> = {}): SiteOptions => ({
  docs: {
    tabs: [
      {
        tab: 'API Reference',
        api: {
          source: 'openapi.yaml',
          overrides: {
            'DELETE /pets/{petId}': {hidden: true},
            'POST /pets': {before: 'notes/add.mdx', after: 'notes/next.md'},
          },
        },
      },
      {
        tab: 'Admin API',
        api: {
          source: 'admin/openapi.yaml',
          exclude: [{tag: 'hushtag'}, {path: '/hushpath'}],
        },
      },
      {tab: 'Guides', href: '/guides'},
    ],
  },
  files: {'openapi.yaml': DOCUMENT, 'admin/openapi.yaml': SECOND, ...NOTES},
  ...options,
});

/** Builds and serves a site for a suite, and removes it afterwards. */
function useSite(
  options: SiteOptions,
  baseUrl = '/',
): {readonly dir: string; readonly origin: string; readonly build: string} {
  let dir: string;
  let server: StaticServer;
  beforeAll(async () => {
    dir = await buildSite(options);
    server = await serveBuild(path.join(dir, 'build'), baseUrl);
  }, 600_000);
  afterAll(async () => {
    await server?.close();
    removeSite(dir);
  });
  return {
    get dir() {
      return dir;
    },
    get build() {
      return path.join(dir, 'build');
    },
    get origin() {
      return server.origin;
    },
  };
}

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** Opens a URL and returns where the browser ends up after redirects. */
async function visit(
  url: string,
  javaScriptEnabled: boolean,
): Promise<{pathname: string; heading: string}> {
  const context = await browser.newContext({javaScriptEnabled});
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('h1').first().waitFor();
  const result = {
    pathname: new URL(page.url()).pathname,
    heading: (await page.locator('h1').first().textContent()) ?? '',
  };
  await context.close();
  return result;
}

describe('a built site', () => {
  const built = useSite(site());

  it.each([true, false])(
    'redirects /api to the first operation (JavaScript: %s)',
    async (javaScript) => {
      const {pathname, heading} = await visit(`${built.origin}/api`, javaScript);
      expect(pathname.replace(/\/$/, '')).toBe('/api/default/pets/get');
      expect(heading).toContain('List pets');
    },
  );

  it('has the operations of each tab under the id of the tab', () => {
    expect(toText(toMain(readPage(built.build, '/api/default/pets/get')))).toContain('Listpets');
    expect(toText(toMain(readPage(built.build, '/api/admin-api/pets/get')))).toContain(
      'Listallpets',
    );
  });

  it('contains nothing of excluded or internal operations in any file', () => {
    const files = fs
      .readdirSync(built.build, {recursive: true, encoding: 'utf8'})
      .filter((file) => fs.statSync(path.join(built.build, file)).isFile())
      .map((file) => ({
        file,
        text: `${file} ${fs.readFileSync(path.join(built.build, file), 'latin1')}`.toLowerCase(),
      }));
    const having = (word: string) =>
      files.filter(({text}) => text.includes(word)).map(({file}) => file);
    // Otherwise the check could pass because it searches the wrong files: a public operation of the
    // same form is found in files of all types.
    const seen = having('wombat').map((file) => path.basename(file).replace(/^.*\./, ''));
    expect([...new Set(seen)]).toEqual(
      expect.arrayContaining(['html', 'js', 'json', 'md', 'txt', 'xml']),
    );
    expect(having('hush')).toEqual([]);
  });

  it('puts the title, description and canonical URL of a page in its head', () => {
    const html = readPage(built.build, '/api/default/pets/get');
    expect(html).toMatch(/<title[^>]*>List pets/);
    expect(html).toMatch(/<meta[^>]*name="?description"?[^>]*content="One line about listing\."/);
    expect(html).toMatch(
      /<link[^>]*rel="?canonical"?[^>]*href="?https:\/\/docs\.example\.com\/api\/default\/pets\/get/,
    );
    expect(html).toMatch(/<meta[^>]*property="?og:title"?[^>]*content="List pets/);
  });

  it('shows the method and deprecation of operations as text in the sidebar', () => {
    const aside = /<aside[\s\S]*?<\/aside>/.exec(
      readPage(built.build, '/api/default/pets/get'),
    )![0];
    const text = toText(aside);
    expect(text).toContain('Overview');
    expect(text).toMatch(/GET/);
    expect(text).toMatch(/POST/);
    expect(text.toLowerCase()).toContain('deprecated');
  });

  it('keeps hidden operations out of the sidebar, sitemap and search engines, but builds their pages', () => {
    expect(readPage(built.build, '/api/default/pets/get')).not.toContain(
      '/api/default/pets/petId/delete',
    );
    const page = readPage(built.build, '/api/default/pets/petId/delete');
    expect(page).toMatch(/<meta[^>]*name="?robots"?[^>]*content="?noindex/);
    expect(fs.readFileSync(path.join(built.build, 'sitemap.xml'), 'utf8')).not.toContain(
      '/api/default/pets/petId/delete',
    );
    expect(fs.readFileSync(path.join(built.build, 'sitemap.xml'), 'utf8')).toContain(
      '/api/default/pets/petId/get',
    );
  });

  it('links an operation to the next one', async () => {
    const page = await browser.newPage();
    await page.goto(`${built.origin}/api/default/pets/get`);
    await page.locator('.pagination-nav__link--next').click();
    await page.getByRole('heading', {level: 1, name: /Add a pet/}).waitFor();
    expect(new URL(page.url()).pathname.replace(/\/$/, '')).toBe('/api/default/pets/post');
    await page.close();
  });

  it('shows authored texts before and after an operation, on the page, in Markdown and llms-full.txt', async () => {
    const page = await browser.newPage();
    await page.goto(`${built.origin}/api/default/pets/post`);
    expect(await page.locator('h1').allTextContents()).toEqual(['Add a pet']);
    const links = await page
      .getByRole('navigation', {name: 'On this page'})
      .locator('a')
      .evaluateAll((all) => all.map((link) => `${link.getAttribute('href')} ${link.textContent}`));
    expect(links).toEqual([
      '#ask-first Ask first',
      '#responses-note Responses',
      '#responses Responses',
      '#what-is-next What is next',
    ]);
    await page.getByRole('tab', {name: 'By mail'}).click();
    await page.getByText('Write to us.').waitFor();
    await page.getByRole('link', {name: 'the list'}).click();
    await page.getByRole('heading', {level: 1, name: 'List pets'}).waitFor();
    await page.close();
    const main = toText(toMain(readPage(built.build, '/api/default/pets/post')));
    const order = ['Addapet', 'Beforeyouadd', 'Callus.', 'Responses', 'Nothingmoretodo.'].map(
      (words) => main.lastIndexOf(words),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    for (const file of ['api/default/pets/post.md', 'api/default/llms-full.txt', 'llms-full.txt']) {
      const text = fs.readFileSync(path.join(built.build, file), 'utf8');
      expect(text).toContain(
        '## Ask *first*\n\n## Responses\n\nSee [the list](https://docs.example.com/api/default/pets/get).\n\n**By phone** Call us.',
      );
      expect(text).toContain('Nothing more to do.');
    }
  });

  it('publishes the document byte for byte', () => {
    expect(
      fs.readFileSync(path.join(built.build, 'api/default/document/openapi.yaml'), 'utf8'),
    ).toBe(DOCUMENT);
  });

  it('has no path of the build machine in any file', () => {
    const files = fs
      .readdirSync(built.build, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    expect(files.filter((file) => fs.readFileSync(file).includes(built.dir))).toEqual([]);
  });

  it('has no errors in the browser console', async () => {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      // Browsers ask once for an icon, which the site does not have.
      if (message.type() === 'error' && !message.location().url.endsWith('.ico'))
        problems.push(message.text());
    });
    for (const url of [
      '/api/default',
      '/api/default/pets/get',
      '/api/default/pets/petId/get',
      '/api/admin-api',
    ]) {
      await page.goto(built.origin + url, {waitUntil: 'networkidle'});
    }
    await page.close();
    expect(problems).toEqual([]);
  });

  it('is byte for byte the same when it is built again', async () => {
    const first = hashFiles(built.build);
    fs.rmSync(path.join(built.dir, '.docusaurus'), {recursive: true});
    const {code, output} = await runDocusaurus(built.dir, ['build', '--out-dir', 'again']);
    expect([code, code === 0 || output]).toEqual([0, true]);
    expect(hashFiles(path.join(built.dir, 'again'))).toEqual(first);
    expect(Object.keys(first).filter((file) => file.endsWith('.html')).length).toBeGreaterThan(8);
  }, 600_000);
});

/** Maps each file to the hash of its content. */
function hashFiles(folder: string): {[file: string]: string} {
  const files = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => fs.statSync(path.join(folder, file)).isFile());
  return Object.fromEntries(
    files.sort().map((file) => [
      file,
      createHash('sha256')
        .update(fs.readFileSync(path.join(folder, file)))
        .digest('hex'),
    ]),
  );
}

describe.each([true, false])(
  'a site with a base URL, two languages and trailingSlash %s',
  (trailingSlash) => {
    const built = useSite(
      site({
        config: {
          baseUrl: '/docs/',
          trailingSlash,
          i18n: {defaultLocale: 'en', locales: ['en', 'fr']},
        },
      }),
      '/docs/',
    );
    const end = trailingSlash ? '/' : '';

    it.each([true, false])(
      'redirects the root of the reference to the first operation (JavaScript: %s)',
      async (javaScript) => {
        expect((await visit(`${built.origin}/docs/api${end}`, javaScript)).pathname).toBe(
          `/docs/api/default/pets/get${end}`,
        );
        expect((await visit(`${built.origin}/docs/fr/api${end}`, javaScript)).pathname).toBe(
          `/docs/fr/api/default/pets/get${end}`,
        );
      },
    );

    it('shows authored texts in each language, and untranslated ones in the default language', () => {
      expect(toText(readPage(built.build, '/api/default/pets/post'))).toContain('Nothingmoretodo.');
      expect(toText(readPage(built.build, '/fr/api/default/pets/post'))).toContain('Plusrien.');
      expect(toText(readPage(built.build, '/fr/api/default/pets/post'))).toContain('Callus.');
    });

    it('has links that follow `trailingSlash`', () => {
      const html = readPage(built.build, '/api/default');
      expect(html).toMatch(new RegExp(`href="?/docs/api/default/pets/petId/get${end}[" >]`));
    });

    it('links descriptions to the operations, tags and sections that they name', async () => {
      const page = await browser.newPage();
      await page.goto(`${built.origin}/docs/fr/api/default${end}`);
      const overview = `/docs/fr/api/default${end}`;
      const hrefs = await page
        .locator('.theme-api-markdown')
        .first()
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual([
        `/docs/fr/api/default/pets/get${end}`,
        `${overview}#group-pets`,
        `${overview}#section-life`,
        '#section-life',
      ]);
      await page.getByRole('link', {name: 'how they live'}).click();
      await page.waitForURL(({hash}) => hash === '#section-life');
      await page.getByRole('link', {name: 'the list'}).click();
      await page.getByRole('heading', {level: 1, name: 'List pets'}).waitFor();
      await page.close();
    });
  },
);

describe('a site with authored navigation and several instances of the plugin', () => {
  const built = useSite({
    docs: {
      tab: 'API',
      api: {
        source: 'openapi.yaml',
        navigation: false,
        overrides: {'GET /pets': {after: 'notes/next.md'}},
      },
    },
    files: {
      'openapi.yaml': DOCUMENT,
      ...NOTES,
      'docs/pets.mdx':
        "import ListPets from '@api-reference/default/pets/get';\n\n# Pets by hand\n\nMy own words.\n\n<ListPets />\n",
      'partners/docs.json': JSON.stringify({tab: 'Partners', api: {source: 'openapi.yaml'}}),
      'partners/openapi.yaml': SECOND,
    },
    config: {
      plugins: [
        'docusaurus-plugin-api-reference',
        [
          'docusaurus-plugin-api-reference',
          {id: 'partners', routeBasePath: 'partners/api', docsJson: 'partners/docs.json'},
        ],
        '@docusaurus/plugin-content-docs',
        '@docusaurus/plugin-content-pages',
      ],
    },
  });

  it('has the pages of all instances', () => {
    expect(toText(toMain(readPage(built.build, '/api/default/pets/get')))).toContain('Listpets');
    expect(toText(toMain(readPage(built.build, '/partners/api/default/pets/get')))).toContain(
      'Listallpets',
    );
  });

  it('has the pages of operations, but no sidebar, if `navigation` is false', () => {
    const html = readPage(built.build, '/api/default/pets/get');
    expect(toText(toMain(html))).toContain('Listpets');
    expect(toText(toMain(html))).toContain('Nothingmoretodo.');
    expect(html).not.toContain('<aside');
  });

  it('shows an operation inside an authored page', () => {
    const text = toText(toMain(readPage(built.build, '/docs/pets')));
    expect(text).toContain('Myownwords.');
    expect(text).toContain('limit');
    expect(text).toContain('Somepets');
  });
});

describe('a page that imports an unknown operation', () => {
  it('stops the build with an error that suggests the nearest operation', async () => {
    const dir = createSite({
      docs: {tab: 'API', api: {source: 'openapi.yaml'}},
      files: {
        'openapi.yaml': DOCUMENT,
        'docs/pets.mdx': "import ListPets from '@api-reference/default/pet/get';\n\n<ListPets />\n",
      },
    });
    const {code, output} = await runDocusaurus(dir, ['build']);
    removeSite(dir);
    expect(code).not.toBe(0);
    expect(output).toContain(
      'No page of an operation is at @api-reference/default/pet/get. Did you mean @api-reference/default/pets/get?',
    );
  });
});

describe('a site with a broken document', () => {
  it('does not build, and reports the broken reference with its place and the misspelled setting', async () => {
    const dir = createSite({
      docs: {tab: 'API', api: {source: 'openapi.yaml', overides: {}}},
      files: {
        'openapi.yaml': DOCUMENT.replace(
          "'201': {description: Added}",
          "'201': {$ref: '#/components/responses/Added'}",
        ),
      },
    });
    const {code, output} = await runDocusaurus(dir, ['build']);
    removeSite(dir);
    expect(code).not.toBe(0);
    expect(output).toContain('#/components/responses/Added');
    expect(output).toMatch(/openapi\.yaml:18:\d+/);
    expect(output).toContain('overides');
    expect(output).toContain('overrides');
  });
});
