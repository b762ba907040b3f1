import {visit, type ExperienceSite} from './site';

/** Pages in colours of the reader's own, and on paper. */
export function describeMedia(site: ExperienceSite): void {
  it('in forced colours no code looks like selected text, and elsewhere it is coloured', async () => {
    for (const [forcedColors, coloured] of [
      ['active', false],
      ['none', true],
    ] as const) {
      const {page, context} = await site.newPage({forcedColors});
      await visit(site, page, '/api/default/pets/post');
      // Copying is ready after the effects that colour the code.
      await page.getByRole('button', {name: 'Copy the sample'}).click();
      expect({
        forcedColors,
        coloured: await page.evaluate(() =>
          [...CSS.highlights.values()].some(({size}) => size > 0),
        ),
      }).toEqual({forcedColors, coloured});
      await context.close();
    }
  });

  it('on paper there are no controls, no navigation, and no label without what it names', async () => {
    const {page, context} = await site.newPage({viewport: {width: 794, height: 1123}});
    await visit(site, page, '/api/default/pets/post');
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
    await context.close();
  });
}
