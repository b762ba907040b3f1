import fs from 'fs';
import path from 'path';
import type {BrowserContext, Locator, Page} from 'playwright-core';
import {findViolations} from '../support/axe';
import {useSharedPage, watchScripts} from '../support/browser';
import {startPetStore} from '../support/petStore';
import {ROOT, buildSite, removeSite} from '../support/site';
import type {StaticServer} from '../support/staticServer';
import {serveWithProxy} from '../support/tryItServer';

const PETS = fs.readFileSync(path.join(ROOT, 'example-site/openapi/petstore.yaml'), 'utf8');
const SILENT = `openapi: 3.1.0
info: {title: Silent, version: '1'}
paths: {/things: {get: {summary: List things, responses: {'200': {description: Things}}}}}
`;
const REQUIRING = `openapi: 3.1.0
info: {title: Requiring, version: '1'}
servers: [{url: 'http://127.0.0.1:4010'}]
paths:
  /pets/{petId}:
    get:
      summary: Show a pet
      parameters:
        - {name: locale, in: query, required: true, schema: {type: string}}
        - {name: petId, in: path, required: true, schema: {type: string}}
      responses: {'200': {description: A pet}}
`;
/** The smallest PNG: one transparent pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let dir: string;
let site: StaticServer & {proxied: () => number};
let api: Awaited<ReturnType<typeof startPetStore>>;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  api = await startPetStore();
  dir = await buildSite({
    docs: {
      tabs: [
        {tab: 'Pets', api: {source: 'openapi.yaml'}},
        {tab: 'Silent', api: {source: 'silent.yaml'}},
        {tab: 'Requiring', api: {source: 'requiring.yaml'}},
      ],
    },
    files: {
      'openapi.yaml': PETS.replaceAll('http://127.0.0.1:4010', api.origin),
      'silent.yaml': SILENT,
      'requiring.yaml': REQUIRING.replace('http://127.0.0.1:4010', api.origin),
    },
    config: {
      onBrokenAnchors: 'ignore',
      themeConfig: {colorMode: {respectPrefersColorScheme: true}},
    },
  });
  site = await serveWithProxy(path.join(dir, 'build'));
}, 300_000);
afterAll(async () => {
  await site?.close();
  await api?.stop();
  removeSite(dir);
});
const shared = useSharedPage(() => site.origin, {viewport: {width: 1440, height: 900}});
beforeEach(() => {
  ({context, page} = shared);
});

/** Opens the page of an operation, and waits until React has hydrated it. */
async function visit(route: string): Promise<void> {
  await page.goto(`${site.origin}/api/${route}`);
  await page.locator('html[data-has-hydrated=true]').waitFor();
}

/** Opens a page with an empty browser cache, and waits until everything is loaded. */
async function visitFirst(route: string): Promise<void> {
  await shared.renew();
  ({context, page} = shared);
  readScripts = watchScripts(page);
  await visit(route);
  await page.waitForLoadState('networkidle');
}
/** Returns the scripts that were loaded since the last call; at first, those of `visitFirst`. */
let readScripts: () => Promise<string[]>;

/** Opens the console of an operation. */
async function open(route: string): Promise<Locator> {
  await visit(route);
  await page.getByRole('button', {name: 'Try it'}).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}
const send = () => page.keyboard.press('Control+Enter');
const status = (text: string) =>
  page.getByRole('dialog').getByRole('status').filter({hasText: text}).first().waitFor();
const textOf = (locator: Locator) => locator.textContent();

describe('before the reader opens the console', () => {
  /**
   * Matches code of the console, of the serialization of parameters and of Docusaurus's code blocks
   * for MDX, and a description of a message for translators.
   */
  const UNNEEDED =
    /theme\.api\.console\.send|pipeDelimited|theme\.CodeBlock\.wordWrapToggle|Comes before an example of how a parameter is written/;

  it('a page loads no code for the console, parameters or MDX; opening the console sends nothing', async () => {
    await visitFirst('default/pets/get');
    expect((await readScripts()).flatMap((script) => UNNEEDED.exec(script) ?? [])).toEqual([]);
    const before = site.proxied();
    await page.getByRole('button', {name: 'Try it'}).click();
    await page.getByRole('dialog').waitFor();
    expect((await readScripts()).some((script) => script.includes('theme.api.console.send'))).toBe(
      true,
    );
    expect(site.proxied()).toBe(before);
  });
});

describe('code for rare parts of a page', () => {
  /**
   * Matches code for callbacks and links, encodings, lists whose items differ, OAuth flows, filters
   * of long lists, and program samples.
   */
  const RARE =
    /theme\.api\.expression\.url|theme\.api\.encoding|theme\.api\.schema\.containsMin|theme\.api\.oauth\.tokenUrl|theme\.api\.schema\.filterValues|nil\|null\|param/;

  it('is loaded only when a reader opens such a part', async () => {
    const findRare = async () =>
      (await readScripts()).flatMap((script) => RARE.exec(script)?.[0] ?? []);
    await visitFirst('default/orders/get');
    expect(await findRare()).toEqual([]);
    await page.getByText('OAuth 2.0').click();
    await page.getByText('Token URL').first().waitFor();
    expect(await findRare()).toEqual(['theme.api.oauth.tokenUrl']);
  });

  it('makes callbacks and links interactive without an error in the browser console', async () => {
    const problems: string[] = [];
    page.on(
      'console',
      (message) => void (message.type() === 'error' && problems.push(message.text())),
    );
    await visit('default/orders/post');
    const callback = page.locator('.theme-api-callback');
    await callback.locator('summary').first().click();
    await callback.locator('.theme-api-row > a').first().waitFor();
    await page
      .getByText(/^Links: /)
      .first()
      .click();
    await page.locator('.theme-api-link-list li').first().waitFor();
    expect(problems).toEqual([]);
  });

  it('leaves the rest of the page interactive if it cannot be loaded, and can be loaded again', async () => {
    let isOffline = true;
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      return isOffline && RARE.test(await response.text())
        ? route.abort()
        : route.fulfill({response});
    });
    await visit('default/orders/post');
    await page.getByRole('alert').filter({hasText: 'could not be loaded'}).first().waitFor();
    await page.getByLabel('Language').selectOption({label: 'Python'});
    await page.getByRole('group', {name: 'Python', exact: true}).waitFor();
    isOffline = false;
    await page.getByRole('button', {name: 'Try again'}).first().click();
    await page.locator('.theme-api-callback summary').first().click();
    await page.locator('.theme-api-callback .theme-api-row > a').first().waitFor();
  });

  it('can be loaded again after the reader opened a part offline', async () => {
    await visitFirst('default/orders/get');
    await context.setOffline(true);
    await page.getByText('OAuth 2.0').click();
    await page.getByRole('alert').filter({hasText: 'could not be loaded'}).first().waitFor();
    await context.setOffline(false);
    await page.getByRole('button', {name: 'Try again'}).first().click();
    await page.getByText('Token URL').first().waitFor();
  });
});

describe('the samples of a page', () => {
  const WRITERS = /HttpClient\.newHttpClient|Invoke-WebRequest/;

  it('load a language only when the reader chooses it, and remember the choice on other pages', async () => {
    const findWriters = async () =>
      (await readScripts()).filter((script) => WRITERS.test(script)).length;
    await visitFirst('default/pets/post');
    expect(await findWriters()).toBe(0);
    await page.getByLabel('Language').selectOption({label: 'Java'});
    await page.getByRole('group', {name: 'Java', exact: true}).getByText('HttpClient').waitFor();
    expect(await findWriters()).toBe(1);
    await visit('default/pets/get');
    await page.getByRole('group', {name: 'Java', exact: true}).getByText('HttpClient').waitFor();
    await visit('default/pets/petId/get');
    await page.getByRole('group', {name: 'Java', exact: true}).waitFor();
    await page.getByLabel('Language').selectOption({label: 'Pretty cURL'});
    await page.getByRole('group', {name: 'Pretty cURL'}).getByText('jq .name').waitFor();
  });

  it('keep showing cURL, with an alert, if another language cannot be loaded', async () => {
    await visitFirst('default/pets/get');
    await context.setOffline(true);
    await page.getByLabel('Language').selectOption({label: 'Go'});
    await page
      .getByRole('alert')
      .filter({hasText: 'Go could not be loaded, so cURL is shown.'})
      .waitFor();
    expect(await page.getByRole('group', {name: 'cURL', exact: true}).textContent()).toContain(
      'curl',
    );
  });

  it('pass their choices on to the console, where they follow the request as it is filled in', async () => {
    await visit('default/pets/post');
    await page.getByRole('combobox', {name: 'Example'}).selectOption({label: 'A bird'});
    await page.getByLabel('Fields in the sample').selectOption({label: 'Required fields only'});
    await page.getByLabel('Language').selectOption({label: 'Python'});
    // The code block moves the button below it, so a click before it is rendered may miss the
    // button.
    await page.getByRole('group', {name: 'Python', exact: true}).waitFor();
    await page.getByRole('button', {name: 'Try it'}).click();
    const dialog = page.getByRole('dialog');
    const body = dialog.getByLabel('Body as application/json');
    expect(JSON.parse(await body.inputValue())).toMatchObject({species: 'bird', name: 'Kiwi'});
    expect(await body.inputValue()).not.toContain('price');
    const sample = dialog.getByRole('group', {name: 'Python', exact: true});
    await sample.getByText('Kiwi').waitFor();
    await body.fill('{"name": "Lora"}');
    await sample.getByText('Lora').waitFor();
    await dialog.getByLabel('Language').selectOption({label: 'Ruby'});
    await dialog.getByRole('group', {name: 'Ruby', exact: true}).getByText('Lora').waitFor();
  });

  it('mask credentials that were entered in the console until the reader shows them', async () => {
    const dialog = await open('default/pets/post');
    await dialog.getByRole('textbox', {name: 'apiKey'}).fill('demo-SECRET');
    await page.keyboard.press('Escape');
    await dialog.waitFor({state: 'hidden'});
    const sample = page.locator('.theme-api-samples');
    expect(await sample.textContent()).not.toContain('SECRET');
    await sample.getByRole('button', {name: 'Show secrets'}).click();
    expect(await sample.textContent()).toContain('X-API-Key: demo-SECRET');
  });
});

describe('the variant chosen on the page', () => {
  it('determines the body in the sample', async () => {
    await visit('default/pets/post');
    const sample = page.locator('.theme-api-samples pre').last();
    await sample.getByText('"species": "dog"').waitFor();
    await page.getByRole('tab', {name: 'cat'}).first().click();
    await sample.getByText('"species": "cat"').waitFor();
    expect(
      await page.getByRole('combobox', {name: 'Example'}).locator('option:checked').textContent(),
    ).toBe('A cat without a known birthday');
    await page.getByRole('combobox', {name: 'Example'}).selectOption({label: 'A bird'});
    await sample.getByText('"species": "bird"').waitFor();
  });

  it('determines the body that the console starts with', async () => {
    await visit('default/pets/post');
    await page.getByRole('tab', {name: 'cat'}).first().click();
    await page.getByRole('button', {name: 'Try it'}).click();
    const body = page.getByRole('dialog').getByLabel('Body as application/json');
    expect(JSON.parse(await body.inputValue())).toMatchObject({species: 'cat', name: 'Mimi'});
    await page.keyboard.press('Escape');
    await page.getByRole('tab', {name: 'bird'}).first().click();
    await page.getByRole('button', {name: 'Try it'}).click();
    expect(JSON.parse(await body.inputValue())).toMatchObject({species: 'bird', name: 'Kiwi'});
  });
});

describe('text in an unselected tab', () => {
  it('is found by a text fragment link, which selects the tab', async () => {
    await visit('default/pets/post');
    const text = page.getByText('canFly', {exact: true});
    expect(await text.first().isVisible()).toBe(false);
    // Readers search with Ctrl+F, which headless Chromium does not have. A text fragment link
    // reveals hidden text in the same way.
    await page.keyboard.press('Control+f');
    await page.evaluate(() =>
      document.body.insertAdjacentHTML(
        'afterbegin',
        '<a href="#:~:text=canFly">Go to the text</a>',
      ),
    );
    await page.getByRole('link', {name: 'Go to the text'}).click();
    await text.first().waitFor({state: 'visible'});
    expect(await page.getByRole('tab', {selected: true}).allTextContents()).toContain('bird');
  });
});

describe('a read operation', () => {
  it('is prefilled and sent with the keyboard, and its response is compared with the documented one', async () => {
    const dialog = await open('default/pets/get');
    // The document has an example of the status, but only a default for the limit.
    expect(await dialog.textContent()).toContain('pets?status=available');
    expect(await dialog.getByLabel('limit').inputValue()).toBe('');
    await dialog.getByLabel('limit').fill('1');
    await send();
    await status('200 OK');
    await dialog.getByText('As documented for 200.').waitFor();
    expect(await textOf(dialog.getByRole('region', {name: 'Body of the response'}))).toContain(
      '"items": [',
    );
    expect(await dialog.locator('dt').allTextContents()).toContain('X-Total-Count'.toLowerCase());
    expect(await findViolations(page, 'dialog')).toEqual([]);
  });

  it('shows the status of 404 and 422 responses', async () => {
    const dialog = await open('default/pets/petId/get');
    await dialog.getByLabel('petId').fill('99999');
    await send();
    await status('404');
    const list = await open('default/pets/get');
    await list.getByLabel('limit').fill('many');
    await list.getByText('should be integer.').waitFor();
    await send();
    await status('422');
    expect(await findViolations(page, 'dialog')).toEqual([]);
  });

  it('shows an image in the response', async () => {
    const dialog = await open('default/pets/petId/photo/get');
    await send();
    await status('200');
    await dialog.getByRole('img', {name: 'The body of the response'}).waitFor();
    expect(
      await dialog
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBe(128);
  });

  it('lists the events of a stream until the reader stops it', async () => {
    const dialog = await open('default/events/get');
    await dialog.getByLabel('count').fill('1000');
    await dialog.getByLabel('interval').fill('20');
    await send();
    await dialog
      .getByRole('list', {name: 'Items of the stream'})
      .getByText('pet.viewed')
      .first()
      .waitFor();
    expect(await findViolations(page, 'dialog')).toEqual([]);
    await dialog.getByRole('button', {name: 'Stop'}).click();
    await status('Stopped');
    const count = await dialog.getByText(/^\d+ items$/).textContent();
    // While another stream of the same API has delivered ten items, this one has delivered none.
    const other = await fetch(`${api.origin}/v1/events?count=10&interval=20`);
    expect((await other.text()).split('\n\n').filter(Boolean)).toHaveLength(10);
    expect(await dialog.getByText(/^\d+ items$/).textContent()).toBe(count);
  });

  it('shows a response of 25,000 items with fewer than 1,500 elements, and finds text in it', async () => {
    const dialog = await open('default/exports/pets/get');
    await dialog.getByLabel('count').fill('25000');
    await send();
    await status('200');
    await dialog.getByRole('region', {name: 'Body of the response'}).waitFor();
    await dialog.getByLabel('Search').fill('"id": 24999,');
    await dialog.getByText('1 of 1 lines').waitFor();
    await dialog
      .getByRole('region', {name: 'Body of the response'})
      .locator('mark', {hasText: '24999'})
      .or(dialog.getByText('24999'))
      .first()
      .waitFor();
    expect(await dialog.locator('*').count()).toBeLessThan(1500);
  });
});

describe('a write operation', () => {
  it('gets 401 without the right credentials and 201 with them, and masks them in the sample', async () => {
    const dialog = await open('default/pets/post');
    await send();
    await status('401');
    await dialog.getByRole('textbox', {name: 'apiKey'}).fill('wrong');
    await send();
    await status('401');
    await dialog.getByRole('textbox', {name: 'apiKey'}).fill('demo-SECRET');
    await send();
    await status('201');
    expect(await textOf(dialog.locator('pre').last())).not.toContain('demo-SECRET');
    await dialog.getByRole('button', {name: 'Show secrets'}).click();
    expect(await textOf(dialog.locator('pre').last())).toContain('demo-SECRET');
  });

  it('stores credentials only if the reader asks, and then only in the session storage of the tab', async () => {
    const dialog = await open('default/pets/post');
    await dialog.getByRole('textbox', {name: 'apiKey'}).fill('demo-SECRET');
    await send();
    await status('201');
    const kept = () =>
      page.evaluate(() =>
        JSON.stringify([{...sessionStorage}, {...localStorage}, location.href, document.cookie]),
      );
    expect(await kept()).toContain('api-reference:history');
    expect(await kept()).not.toContain('SECRET');
    await dialog.getByLabel('Remember in this browser tab').check();
    expect(await page.evaluate(() => JSON.stringify({...sessionStorage}))).toContain('SECRET');
    expect(await page.evaluate(() => JSON.stringify({...localStorage}))).not.toContain('SECRET');
    await dialog.getByRole('button', {name: 'Clear all credentials'}).click();
    expect(await kept()).not.toContain('SECRET');
  });

  it('has a form that fills in the text of the body, and reports text that is not JSON', async () => {
    const dialog = await open('default/pets/post');
    await dialog.getByRole('button', {name: 'Form'}).click();
    await dialog.getByLabel('name', {exact: false}).first().fill('Bello');
    expect(await findViolations(page, 'dialog')).toEqual([]);
    await dialog.getByRole('button', {name: 'Text'}).click();
    expect(await dialog.getByLabel('Body as application/json').inputValue()).toContain(
      '"name": "Bello"',
    );
    await dialog.getByLabel('Body as application/json').fill('{"name": 9007199254740993');
    await dialog.getByText('This is not JSON.').waitFor();
  });

  it('uploads a file', async () => {
    const dialog = await open('default/pets/petId/photo/put');
    await dialog.getByRole('textbox', {name: 'apiKey'}).fill('demo-1');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({name: 'pixel.png', mimeType: 'image/png', buffer: PIXEL});
    await send();
    await status('204');
    expect(await findViolations(page, 'dialog')).toEqual([]);
  });

  it('gets a token with client credentials', async () => {
    const dialog = await open('default/pets/post');
    await dialog.getByLabel('Authenticate with').selectOption({label: 'oauth'});
    await dialog.getByLabel('Flow').selectOption({label: 'Client credentials'});
    await dialog.getByLabel('Client ID').fill('demo-client');
    await dialog.getByRole('textbox', {name: 'Client secret'}).fill('wrong');
    await dialog.getByRole('button', {name: 'Get token'}).click();
    await dialog.getByRole('alert').filter({hasText: 'invalid_client'}).waitFor();
    await dialog.getByRole('textbox', {name: 'Client secret'}).fill('demo-SECRET');
    await dialog.getByRole('button', {name: 'Get token'}).click();
    await status('Token obtained');
    await send();
    await status('201');
    expect(
      await page.evaluate(() =>
        JSON.stringify([{...sessionStorage}, {...localStorage}, location.href]),
      ),
    ).not.toContain('SECRET');
    expect(await findViolations(page, 'dialog')).toEqual([]);
  });
});

describe('the console dialog', () => {
  it('can be opened, used and closed with the keyboard, and then returns the focus', async () => {
    await visit('default/pets/get');
    const button = page.getByRole('button', {name: 'Try it'});
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await send();
    await status('200');
    await page.keyboard.press('Escape');
    await dialog.waitFor({state: 'hidden'});
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('lets the Tab key reach every control, and covers no focused control', async () => {
    const dialog = await open('default/pets/post');
    await dialog.getByRole('button', {name: 'Form'}).click();
    await send();
    await status('401');
    await dialog.getByText('As documented for 401.').waitFor();
    await dialog.getByRole('button', {name: 'Close'}).focus();
    const controls = await dialog.evaluate((element) => {
      const all = [
        ...element.querySelectorAll<HTMLElement>(
          'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex="0"]',
        ),
      ].filter((control) => control.offsetParent !== null);
      all.forEach((control, index) => (control.dataset.walk = String(index)));
      return all.length;
    });
    expect(controls).toBeGreaterThan(25);
    const reached = new Set<string>();
    const covered: string[] = [];
    for (let presses = 0; presses < 2 * controls && reached.size < controls; presses += 1) {
      const {walk, name, isSeen} = await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement;
        const {left, top, width, height} = focused.getBoundingClientRect();
        const seen = document.elementFromPoint(
          left + Math.min(width / 2, 20),
          top + Math.min(height / 2, 20),
        );
        return {
          walk: focused.dataset.walk,
          name: focused.outerHTML.slice(0, 120),
          isSeen: seen !== null && (focused.contains(seen) || seen.contains(focused)),
        };
      });
      if (walk !== undefined) reached.add(walk);
      if (walk !== undefined && !isSeen) covered.push(name);
      await page.keyboard.press('Tab');
    }
    expect(covered).toEqual([]);
    expect(
      await dialog.evaluate(
        (element, known) =>
          [...element.querySelectorAll<HTMLElement>('[data-walk]')]
            .filter(({dataset}) => !known.includes(dataset.walk!))
            .map(({outerHTML}) => outerHTML.slice(0, 120)),
        [...reached],
      ),
    ).toEqual([]);
  });

  it('can be filled in, sent, searched and closed with the keyboard alone', async () => {
    /** Presses Tab until the focused control has a matching name. */
    const tabTo = async (name: RegExp) => {
      for (let presses = 0; presses < 100; presses += 1) {
        const focused = page.locator(':focus');
        if (
          (await focused.count()) > 0 &&
          name.test(
            `${(await focused.getAttribute('aria-label')) ?? ''} ${await focused.evaluate((element) => [...((element as HTMLInputElement).labels ?? [])].map(({textContent}) => textContent).join(' '))} ${await focused.evaluate((element) => (element.tagName === 'BUTTON' ? element.textContent : ''))}`,
          )
        )
          return focused;
        await page.keyboard.press('Tab');
      }
      throw new Error(`The Tab key does not lead to ${name}.`);
    };
    await visit('default/pets/post');
    await page.getByRole('button', {name: 'Try it'}).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const choice = await tabTo(/Authenticate with/);
    await page.keyboard.press('ArrowDown');
    expect(await choice.locator('option:checked').textContent()).toBe('oauth');
    await page.keyboard.press('ArrowUp');
    expect(await choice.locator('option:checked').textContent()).toBe('apiKey');
    await tabTo(/^ ?apiKey/);
    await page.keyboard.type('demo-1');
    await tabTo(/Remember in this browser tab/);
    await page.keyboard.press('Space');
    await tabTo(/^\s*Form$/);
    await page.keyboard.press('Space');
    await tabTo(/Variant of Body/);
    await page.keyboard.press('ArrowDown');
    await tabTo(/^ name/);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Keys');
    await page.keyboard.press('Control+Enter');
    await status('201');
    await dialog.getByText('As documented for 201.').waitFor();
    await tabTo(/Search/);
    await page.keyboard.type('"name"');
    await dialog.getByText('1 of 1 lines').waitFor();
    expect(await dialog.locator('mark').first().textContent()).toBe('"name"');
    expect(await textOf(dialog.getByRole('region', {name: 'Body of the response'}))).toContain(
      '"name": "Keys"',
    );
    expect(await textOf(dialog.getByRole('region', {name: 'Body of the response'}))).toContain(
      '"species": "cat"',
    );
    await tabTo(/Body of the response/);
    await tabTo(/Fill in the request/);
    await page.keyboard.press('Escape');
    await dialog.waitFor({state: 'hidden'});
    expect(
      await page
        .getByRole('button', {name: 'Try it'})
        .evaluate((element) => element === document.activeElement),
    ).toBe(true);
  });

  it('cancels a running request on the first Escape and closes on the second', async () => {
    const dialog = await open('default/events/get');
    await dialog.getByLabel('interval').fill('10000');
    await send();
    await dialog.getByRole('button', {name: 'Cancel'}).waitFor();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', {name: 'Send'}).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({state: 'hidden'});
  });

  it.each(['light', 'dark'] as const)(
    'fits a phone and has no accessibility violations in %s mode',
    async (colorScheme) => {
      await page.emulateMedia({colorScheme});
      await page.setViewportSize({width: 360, height: 740});
      const dialog = await open('default/pets/get');
      expect(await findViolations(page, 'dialog')).toEqual([]);
      await dialog.getByRole('button', {name: 'Send'}).click();
      await status('200');
      expect(await findViolations(page, 'dialog')).toEqual([]);
      expect(await dialog.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(360);
    },
  );

  it('reports empty required parameters when the reader sends, focuses one of them and sends nothing', async () => {
    const dialog = await open('requiring/pets/petid/get');
    const petId = dialog.getByLabel('petId');
    expect(await petId.getAttribute('aria-invalid')).toBe('false');
    expect(await dialog.getByText('Fill in the parameter petId').count()).toBe(0);
    expect(await dialog.getByText('is required').count()).toBe(0);
    const before = site.proxied();
    await dialog.getByRole('button', {name: 'Send', exact: true}).click();
    await dialog.getByText('Fill in the parameter petId').waitFor();
    await dialog.getByText('petId is required').waitFor();
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('aria-invalid') === 'true',
    );
    expect(await findViolations(page, 'dialog')).toEqual([]);
    expect(site.proxied()).toBe(before);
    await petId.fill('1');
    await dialog.getByLabel('locale').fill('en');
    await send();
    await dialog.getByRole('status').filter({hasText: /\d{3}/}).first().waitFor();
    expect(site.proxied()).toBe(before + 1);
  });

  it('says that the document names no server, and sends nothing', async () => {
    const before = site.proxied();
    const dialog = await open('silent/things/get');
    await dialog.getByText('The document names no server').waitFor();
    expect(await dialog.getByRole('button', {name: 'Send'}).isDisabled()).toBe(true);
    await send();
    expect(await findViolations(page, 'dialog')).toEqual([]);
    // This second request is the only one that reaches the proxy.
    await open('default/pets/get');
    await send();
    await status('200');
    expect(site.proxied()).toBe(before + 1);
  });
});

describe('saved and shared requests', () => {
  it('an entry of the history fills in the form without sending, and the history can be cleared', async () => {
    const dialog = await open('default/pets/get');
    await dialog.getByLabel('limit').fill('3');
    await send();
    await status('200');
    await dialog.getByLabel('limit').fill('7');
    const before = site.proxied();
    await dialog.getByRole('button', {name: /^Fill in the request/}).click();
    expect(await dialog.getByLabel('limit').inputValue()).toBe('3');
    expect(site.proxied()).toBe(before);
    await dialog.getByRole('button', {name: 'Clear', exact: true}).click();
    expect(await dialog.getByRole('button', {name: /^Fill in the request/}).count()).toBe(0);
  });

  it('a copied link opens the filled-in form without sending', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const dialog = await open('default/pets/get');
    await dialog.getByLabel('limit').fill('13');
    await dialog.getByRole('button', {name: 'Copy link'}).click();
    await dialog.getByRole('button', {name: 'Copied'}).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const before = site.proxied();
    const other = await context.newPage();
    await other.goto(link);
    await other.getByRole('dialog').waitFor();
    expect(await other.getByLabel('limit').inputValue()).toBe('13');
    // The only request is the one that the reader sends from here.
    await other.keyboard.press('Control+Enter');
    await other.getByRole('dialog').getByRole('status').filter({hasText: '200'}).first().waitFor();
    expect(site.proxied()).toBe(before + 1);
  });
});
