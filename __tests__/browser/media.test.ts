import {useReader} from './support/reader';

describe('other media', () => {
  const reader = useReader();

  it('code is highlighted, but not in forced colors', async () => {
    for (const [forcedColors, coloured] of [
      ['active', false],
      ['none', true],
    ] as const) {
      const page = await reader.newPage({forcedColors}, '/api/default/pets/post');
      // The copy button works only after the effects that color the code have run.
      await page.getByRole('button', {name: 'Copy the sample'}).click();
      expect({
        forcedColors,
        coloured: await page.evaluate(() =>
          [...CSS.highlights.values()].some(({size}) => size > 0),
        ),
      }).toEqual({forcedColors, coloured});
    }
  });

  it('the current page, the chosen view and the arrows of menus can be told apart in forced colors', async () => {
    const page = await reader.newPage({forcedColors: 'active'}, '/api/default/pets/post');
    const link = page.locator('.menu__link[aria-current=page]').first();
    expect(await link.evaluate((one) => getComputedStyle(one).borderLeftWidth)).toBe('4px');
    await page.getByRole('button', {name: 'Try it'}).first().click();
    const views = page.getByRole('dialog').getByRole('button', {name: /^(Text|Form)$/});
    await views.first().waitFor();
    expect(
      await views.evaluateAll((all) => all.map((one) => getComputedStyle(one).borderWidth)),
    ).toEqual(['1px', '2px']);
    const arrows = await page
      .locator('select')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundImage));
    expect(new Set(arrows)).toEqual(new Set(['none']));
  });

  it('code is highlighted before the page is hydrated, and no less afterwards', async () => {
    const page = await reader.newPage({});
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${reader.origin}/api/default/pets/post`, {waitUntil: 'commit'});
    await page.locator('.theme-api-response-examples').waitFor();
    const read = () =>
      page.evaluate(() =>
        [...CSS.highlights].map(([name, ranges]) => `${name} ${ranges.size}`).sort(),
      );
    await page.waitForFunction(() => CSS.highlights.size > 4);
    const before = await read();
    expect(before.join()).toContain('theme-api-placeholder');
    release();
    await page.locator('html[data-has-hydrated=true]').waitFor();
    await page.getByRole('button', {name: 'Copy the sample'}).click();
    expect(await read()).toEqual(before);
  });

  it('a row marks its property in both code cards, and a key in the code leads to its row', async () => {
    const page = await reader.newPage({}, '/api/default/pets/post');
    const marked = () =>
      page.evaluate(() =>
        [...(CSS.highlights.get('theme-api-marked') ?? [])].map(
          ({startContainer, startOffset, endOffset}) =>
            startContainer.textContent?.slice(startOffset, endOffset),
        ),
      );
    const row = page.locator('[id="body=dog.name"]');
    await row.hover();
    await page.waitForFunction(() => CSS.highlights.has('theme-api-marked'));
    expect(await marked()).toEqual(['"name": "Rex"', '"name": "Bello"']);
    const key = await page.evaluate(() => {
      const text = document.querySelector('.theme-api-samples pre > code')!.firstChild as Text;
      const range = new Range();
      range.setStart(text, text.data.indexOf('"breed"') + 2);
      range.setEnd(text, text.data.indexOf('"breed"') + 4);
      const {x, y, width, height} = range.getBoundingClientRect();
      return {x: x + width / 2, y: y + height / 2};
    });
    await page.mouse.click(key.x, key.y);
    await page.waitForURL(/#body=dog\.breed$/);
  });

  it('a link at the edge of the row of sections follows a click', async () => {
    const page = await reader.newPage(
      {viewport: {width: 240, height: 700}},
      '/api/shelter/pets/post',
    );
    const link = page
      .getByRole('navigation', {name: 'On this page'})
      .locator('[href="#responses"]');
    await link.evaluate((element) => element.scrollIntoView({block: 'center', inline: 'end'}));
    const {x, y, width, height} = (await link.boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.waitForURL(/#responses$/);
  });

  it.each([1440, 1000, 390])('the address is on one line where it fits: %d px', async (width) => {
    const page = await reader.newPage({viewport: {width, height: 900}}, '/api/default/pets/post');
    const line = page.locator('.theme-api-request-line');
    expect(await line.locator('code').evaluate((address) => address.getClientRects().length)).toBe(
      1,
    );
    const [address, button] = await Promise.all(
      ['code', 'button'].map((name) => line.locator(name).boundingBox()),
    );
    expect(
      Math.abs(address!.y + address!.height / 2 - button!.y - button!.height / 2),
    ).toBeLessThan(6);
  });

  it('the console of an operation without choices opens on a phone', async () => {
    const page = await reader.newPage(
      {viewport: {width: 390, height: 844}},
      '/api/default/status/get',
    );
    await page.getByRole('button', {name: 'Try it'}).click();
    await page.getByRole('dialog').getByRole('button', {name: 'Send'}).waitFor();
  });

  it('the first field stands close to the top of the page, or to the heading of its body', async () => {
    const page = await reader.newPage(
      {viewport: {width: 1440, height: 900}},
      '/api/default/pets/get',
    );
    const first = await page.locator('main .theme-api-row').first().boundingBox();
    expect(first!.y).toBeLessThanOrEqual(420);
    await page.goto(`${reader.origin}/api/default/pets/post`);
    // The bottoms of the lines and controls between the heading and the first field of a variant.
    const bottoms = await page
      .locator('main .theme-api-schema')
      .first()
      .evaluate((schema) => {
        const range = document.createRange();
        range.setStart(schema, 0);
        range.setEndBefore(schema.querySelector('.theme-api-row')!);
        return [...range.getClientRects()].map(({bottom}) => bottom).sort((a, b) => a - b);
      });
    const gaps = bottoms.slice(1).map((bottom, index) => bottom - bottoms[index]!);
    expect(gaps.filter((gap) => gap > 12)).toHaveLength(2);
  });

  it('printed pages have no controls, no navigation and no labels without content', async () => {
    const page = await reader.newPage(
      {viewport: {width: 794, height: 1123}},
      '/api/default/pets/post',
    );
    await page.emulateMedia({media: 'print'});
    expect(
      await page
        .locator(':is(main button:not([popovertarget]), main select, .navbar, aside):visible')
        .evaluateAll((all) => all.map(({outerHTML}) => outerHTML.slice(0, 100))),
    ).toEqual([]);
    expect(
      await page
        .locator('main [role=tabpanel]:visible')
        .evaluateAll((all) =>
          all
            .filter((panel) => panel.querySelector(':scope > noscript'))
            .map((panel) => panel.textContent),
        ),
    ).toEqual([]);
    expect(await page.locator('main').innerText()).toContain('What people call it.');
    // What is closed on the screen, too, unless its code loads when it is opened.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const missing = await page
      .locator('main .theme-api-disclosure:not([open])')
      .evaluateAll((all) =>
        all
          .filter(
            ({lastElementChild: part}) => part?.tagName === 'NOSCRIPT' || !part?.checkVisibility(),
          )
          .map((part) => part.querySelector('summary')?.textContent),
      );
    expect(missing).toEqual(['Links: 2']);
  });
});
