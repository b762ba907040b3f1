import type {Locator, Page} from 'playwright-core';
import {LONG} from '../sink/mountains';

export type State = {
  name: string;
  path: string;
  /**
   * What a reader does on the page. Finds elements without their texts, so that it also works in
   * other languages.
   */
  act?: (page: Page) => Promise<void>;
  /** Selects the part of the page that the plugin renders, if the rest comes from elsewhere. */
  scope?: string;
  /** Set for a state that exists only if the sidebar is a drawer. */
  isNarrow?: true;
};

const WRITE = '/api/default/pets/post';
const READ = '/api/default/pets/get';
const ROUTE = '/api/mountains/routes/post';
const dialog = (page: Page): Locator => page.locator('dialog.theme-api-console');
const status = (page: Page): Locator =>
  dialog(page).getByRole('status').filter({hasText: /\d{3}/}).first();

async function openConsole(page: Page): Promise<void> {
  await page.locator('.theme-api-console-button').click();
  await dialog(page).waitFor();
}
async function openSearch(page: Page): Promise<void> {
  const button = page.locator('.theme-api-sidebar-search button').locator('visible=true');
  if (!(await button.isVisible())) await page.locator('.navbar__toggle').click();
  await button.click();
  await page.locator('.theme-api-search-result').first().waitFor();
}
async function search(page: Page, query: string): Promise<void> {
  await openSearch(page);
  await page.locator('.theme-api-search-field').fill(query);
  await page
    .locator('.theme-api-search-result[aria-selected=true]')
    .filter({hasText: query})
    .waitFor();
}
const anyway = (page: Page) => page.locator('.theme-api-console-problems button');

async function send(page: Page): Promise<void> {
  await openConsole(page);
  await page.keyboard.press('Control+Enter');
}
async function expandAll(page: Page): Promise<void> {
  await page.locator('.theme-api-schema-expand-all').first().click();
  await page.locator('[id="body.start.at.latitude"]').waitFor();
}

/** All states of pages that are tested. */
export const STATES: readonly State[] = [
  {name: 'overview', path: '/api/default'},
  {name: 'overview of a document with long names and many operations', path: '/api/mountains'},
  {name: 'read operation', path: READ},
  {name: 'write operation', path: WRITE},
  {name: 'deprecated operation with callbacks', path: ROUTE},
  {name: 'very long names', path: `/api/mountains/routes/routeId/${LONG}/${LONG}/patch`},
  {name: 'webhook', path: '/api/mountains/webhooks/routeClosed/post'},
  {name: 'older version', path: '/api/versions/1.0/pets/id/get'},
  {
    name: 'version menu',
    path: '/api/versions/pets/petId/get',
    act: (page) =>
      page
        .locator(':is(.theme-api-versions, .theme-api-sidebar-versions) summary')
        .filter({visible: true})
        .click(),
  },
  {
    name: 'menu of a page',
    path: READ,
    act: async (page) => {
      await page.locator('.theme-api-formats > summary').click();
      await page.locator('.theme-api-formats details > summary').click();
      await page.getByText('Claude Code').waitFor();
    },
  },
  {name: 'changelog', path: '/api/versions/changelog'},
  {name: 'deprecations', path: '/api/versions/1.0/deprecations'},
  {name: 'schema', path: '/api/default/schemas/Pet'},
  {name: 'schemas', path: '/api/default/schemas'},
  {name: 'tag with its operations', path: '/api/fragments/tags/pets'},
  {name: 'tag with a list of its operations', path: '/api/fragments/tags/staff'},
  {name: 'operation among chapters', path: '/api/pet-api/pets/get'},
  {name: 'operation in a docs sidebar', path: '/api/shop-api/pets/get'},
  {name: 'guide with fragments', path: '/docs/guide', scope: '.theme-doc-markdown'},
  {name: 'embedded operation', path: '/docs/pets', scope: '.theme-api-embed'},
  {name: 'page not found', path: '/api/default/nowhere'},
  {name: 'no such document', path: '/api/nowhere'},
  {
    name: 'second tab of every tab list',
    path: WRITE,
    act: async (page) => {
      for (const list of await page.locator('[role=tablist]').all())
        if (await list.isVisible()) await list.locator('[role=tab]').nth(1).click();
    },
  },
  {name: 'expanded schema', path: ROUTE, act: expandAll},
  {
    name: 'filtered values',
    path: ROUTE,
    act: async (page) => {
      await page.locator('details.theme-api-schema-enum > summary').first().click();
      await page.locator('.theme-api-schema-enum-filter .theme-api-filter').first().fill('19');
    },
  },
  {
    name: 'deep link',
    path: `${ROUTE}#body.stage=ride.line`,
    act: (page) =>
      page
        .waitForFunction(
          () => document.activeElement?.getAttribute('href') === '#body.stage=ride.line',
        )
        .then(() => undefined),
  },
  {
    name: 'filtered sidebar',
    path: '/api/mountains/routes/get',
    act: async (page) => {
      if (!(await page.locator('.theme-api-sidebar-filter').first().isVisible()))
        await page.locator('.navbar__toggle').click();
      const field = page.locator('.theme-api-sidebar-filter input').locator('visible=true');
      await field.fill('thing 2');
      await field.locator('..').locator('[role=status]').filter({hasText: /\d/}).waitFor();
    },
  },
  {
    name: 'sidebar drawer',
    path: READ,
    isNarrow: true,
    act: (page) => page.locator('.navbar__toggle').click(),
  },
  {
    name: 'samples in another language',
    path: READ,
    act: async (page) => {
      await page.locator('.theme-api-sample-language').selectOption('generated:python');
      await page
        .getByRole('group', {name: 'Python', exact: true})
        .getByText('import')
        .first()
        .waitFor();
    },
  },
  {name: 'search', path: WRITE, act: openSearch},
  {name: 'search results', path: WRITE, act: (page) => search(page, 'species')},
  {
    name: 'places of a search result',
    path: WRITE,
    act: async (page) => {
      await search(page, 'species');
      await page.keyboard.press('Enter');
      await page.locator('.theme-api-search select').first().waitFor({state: 'detached'});
    },
  },
  {
    name: 'search without results',
    path: READ,
    act: async (page) => {
      await openSearch(page);
      await page.locator('.theme-api-search-field').fill('qqqq');
      await page.locator('.theme-api-search-result').first().waitFor({state: 'detached'});
    },
  },
  {name: 'console', path: READ, act: openConsole},
  {name: 'console of a write operation', path: WRITE, act: openConsole},
  {
    name: 'response',
    path: READ,
    act: async (page) => {
      await send(page);
      await status(page).waitFor();
    },
  },
  {
    name: 'request without a credential',
    path: WRITE,
    act: async (page) => {
      await send(page);
      await anyway(page).waitFor();
    },
  },
  {
    name: 'error response',
    path: WRITE,
    act: async (page) => {
      await send(page);
      await anyway(page).click();
      await status(page).filter({hasText: '401'}).waitFor();
    },
  },
  {
    name: 'no response',
    path: READ,
    act: async (page) => {
      await page.route('**/try-it', (route) => route.abort());
      await send(page);
      await dialog(page).getByRole('alert').first().waitFor();
    },
  },
];
