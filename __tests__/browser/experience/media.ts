import {visit, type ExperienceSite} from './site';

/** Tests pages in forced colors and in print. */
export function describeMedia(site: ExperienceSite): void {
  it('code is highlighted, but not in forced colors', async () => {
    for (const [forcedColors, coloured] of [
      ['active', false],
      ['none', true],
    ] as const) {
      const {page, context} = await site.newPage({forcedColors});
      await visit(site, page, '/api/default/pets/post');
      // The copy button works only after the effects that color the code have run.
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

  it('printed pages have no controls, no navigation and no labels without content', async () => {
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
