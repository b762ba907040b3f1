import {watchScripts} from '../support/browser';
import {useTryIt} from './support/tryIt';

const tryIt = useTryIt();

describe('the code of a page', () => {
  /** Code of the console, of parameters, and of Docusaurus's code blocks for MDX. */
  const UNNEEDED = /theme\.api\.console\.send|pipeDelimited|theme\.CodeBlock\.wordWrapToggle/;
  /** A description of a message for translators. */
  const DESCRIPTION = /Comes before an example of how a parameter is written/;
  /**
   * Code for callbacks and links, encodings, lists whose items differ, OAuth flows, filters of long
   * lists, and program samples.
   */
  const RARE =
    /theme\.api\.expression\.url|theme-api-encoding|schema\.containsMin|oauth\.tokenUrl|theme\.api\.schema\.filterValues|nil\|null\|param/;
  const WRITERS = /HttpClient\.newHttpClient|Invoke-WebRequest/;

  it('for the console, samples and rare parts is loaded only when a reader opens these', async () => {
    await tryIt.renew();
    const {page} = tryIt;
    const readScripts = watchScripts(page);
    const find = async (pattern: RegExp) =>
      (await readScripts()).flatMap((script) => pattern.exec(script)?.[0] ?? []);
    await tryIt.visit('api/default/orders/get');
    await page.waitForLoadState('networkidle');
    expect(
      await find(
        new RegExp([UNNEEDED, DESCRIPTION, RARE, WRITERS].map(({source}) => source).join('|')),
      ),
    ).toEqual([]);
    await page.getByText('OAuth 2.0', {exact: true}).click();
    await page.getByText('Token URL').first().waitFor();
    expect(await find(/oauth\.tokenUrl/)).toHaveLength(1);
    await page.getByLabel('Language').selectOption({label: 'Java'});
    await page.getByRole('group', {name: 'Java', exact: true}).getByText('HttpClient').waitFor();
    expect(await find(WRITERS)).toHaveLength(1);
    await page.getByRole('button', {name: 'Try it'}).click();
    await page.getByRole('dialog').waitFor();
    expect(await find(/theme\.api\.console\.send/)).toHaveLength(1);
    expect(tryIt.proxied).toEqual([]);
  });
});

describe('the choices on a page', () => {
  it('of a language whose code cannot be loaded shows cURL, and can be made again', async () => {
    await tryIt.renew();
    const {context, page} = tryIt;
    await tryIt.visit('api/default/pets/get');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByLabel('Language').selectOption({label: 'Go'});
    await page.getByText('Go could not be loaded, so cURL is shown.').waitFor();
    await context.setOffline(false);
    await page.getByLabel('Language').selectOption({label: 'cURL'});
    await page.getByLabel('Language').selectOption({label: 'Go'});
    await page.getByRole('group', {name: 'Go', exact: true}).waitFor();
  });

  it('are remembered on other pages, and passed on to the console, whose request they follow', async () => {
    const {page} = tryIt;
    await tryIt.visit('api/default/pets/post');
    const sample = page.locator('.theme-api-samples');
    const example = page.getByRole('combobox', {name: 'Example'});
    await sample.getByText('"species": "dog"').waitFor();
    await page.getByRole('tab', {name: 'cat'}).first().click();
    await sample.getByText('"species": "cat"').waitFor();
    expect(await example.locator('option:checked').textContent()).toBe(
      'A cat without a known birthday',
    );
    const open = async () => {
      await page.getByRole('button', {name: 'Try it'}).click();
      await page.getByRole('dialog').getByRole('button', {name: 'Text', exact: true}).click();
      const body = page.getByRole('dialog').getByLabel('Body as application/json');
      return JSON.parse(await body.inputValue()) as object;
    };
    expect(await open()).toMatchObject({species: 'cat', name: 'Mimi'});
    await page.keyboard.press('Escape');
    await page.locator('dialog.theme-api-console').waitFor({state: 'detached'});
    await example.selectOption({label: 'A bird'});
    await page.getByLabel('Fields in the sample').selectOption({label: 'Required fields only'});
    await page.getByLabel('Language').selectOption({label: 'Python'});
    // The code block moves the button below it, so a click before it is rendered may miss the
    // button.
    await page.getByRole('group', {name: 'Python', exact: true}).waitFor();
    const bird = await open();
    expect(bird).toMatchObject({species: 'bird', name: 'Kiwi'});
    expect(bird).not.toHaveProperty('price');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Body as application/json').fill('{"name": "Lora"}');
    await dialog.getByRole('group', {name: 'Python', exact: true}).getByText('Lora').waitFor();
    await dialog.getByLabel('Language').selectOption({label: 'cURL'});
    await page.keyboard.press('Escape');
    // Hidden, it still has its fields for a moment.
    await page.locator('dialog.theme-api-console').waitFor({state: 'detached'});
    await page.getByLabel('Language').selectOption({label: 'Ruby'});
    await page.getByRole('group', {name: 'Ruby', exact: true}).waitFor();
    await tryIt.visit('api/default/pets/petId/get');
    await page.getByRole('group', {name: 'Ruby', exact: true}).waitFor();
    await page.getByLabel('Language').selectOption({label: 'Pretty cURL'});
    await page.getByRole('group', {name: 'Pretty cURL'}).getByText('jq .name').waitFor();
  });

  it('do not hide text from the search of the browser, which selects its tab', async () => {
    const {page} = tryIt;
    await tryIt.visit('api/default/pets/post');
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

describe('the console', () => {
  it('can be filled in, sent, searched and closed with the keyboard alone', async () => {
    const {page} = tryIt;
    await tryIt.visit('api/default/pets/post');
    /** Presses Tab until the focused control has a matching name. */
    const tabTo = async (name: RegExp) => {
      for (let presses = 0; presses < 100; presses += 1) {
        const text = await page.evaluate(() => {
          const focused = document.activeElement as HTMLInputElement;
          const labels = [...(focused.labels ?? [])].map(({textContent}) => textContent).join(' ');
          return `${focused.ariaLabel ?? ''} ${labels} ${focused.tagName === 'BUTTON' ? focused.textContent : ''}`;
        });
        if (name.test(text)) return page.locator(':focus');
        await page.keyboard.press('Tab');
      }
      throw new Error(`The Tab key does not lead to ${name}.`);
    };
    const button = page.getByRole('button', {name: 'Try it'});
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const choice = await tabTo(/Authenticate with/);
    await page.keyboard.press('ArrowDown');
    expect(await choice.locator('option:checked').textContent()).toBe('OAuth 2.0 · oauth');
    await page.keyboard.press('ArrowUp');
    expect(await choice.locator('option:checked').textContent()).toBe(
      'API key in the X-API-Key header · apiKey',
    );
    await tabTo(/ apiKey/);
    await page.keyboard.type('demo-1');
    await tabTo(/^\s*Form$/);
    await page.keyboard.press('Space');
    await tabTo(/Variant of Body/);
    await page.keyboard.press('ArrowDown');
    await tabTo(/^ name/);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Keys');
    await page.keyboard.press('Control+Enter');
    await tryIt.status('201');
    await dialog.getByText('The response matches the documented 201.').waitFor();
    await tabTo(/Search in the body/);
    await page.keyboard.press('Enter');
    await page.keyboard.type('"name"');
    await dialog.getByText('1 of 1 lines').waitFor();
    const region = dialog.getByRole('region', {name: 'Body of the response'});
    for (const text of ['"name": "Keys"', '"species": "cat"'])
      expect(await region.textContent()).toContain(text);
    await tabTo(/Body of the response/);
    await tabTo(/Fill in the request/);
    await page.keyboard.press('Escape');
    await dialog.waitFor({state: 'hidden'});
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
