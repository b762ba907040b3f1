import path from 'path';
import type {Page} from 'playwright-core';
import {createTestLoader} from '../support/createTestLoader';
import type {Site} from '../../plugin/types';
import {collectFacts} from '../support/facts';
import {collectSchemaTexts} from '../support/schemaTexts';
import {squeeze} from '../support/pages';
import {listUnreached, readOpened} from '../support/reading';
import {findOverflow} from './support/overflow';
import {useReader} from './support/reader';

// Without JavaScript, readers can reach and read everything except the console.
describe('without JavaScript', () => {
  const reader = useReader();
  let page: Page;
  let content: Site;
  beforeAll(async () => {
    content = await createTestLoader(reader.dir)();
  });
  beforeEach(async () => {
    page = await reader.newPage({javaScriptEnabled: false});
  });

  const TABS = ['pets.yaml', 'mountains.yaml'];
  const navigationOf = (source: string) =>
    content.tabs.find(({config: tab}) => tab.sources.includes(source))!.navigation!;

  it.each(TABS)(
    '%s: every operation is reachable through links from the overview',
    async (source) => {
      const {overview, pages} = navigationOf(source);
      const unreached = await listUnreached(
        overview,
        pages.map(({permalink}) => permalink),
        async (address) => {
          await page.goto(reader.origin + address);
          return page
            .locator('a:visible')
            .evaluateAll((all) =>
              all.map((link) => (link as HTMLAnchorElement).pathname.replace(/\/$/, '')),
            );
        },
      );
      expect(unreached).toEqual([]);
    },
  );

  it.each(TABS)('%s: every fact of each operation can be read', async (source) => {
    const lost: string[] = [];
    const {pages} = navigationOf(source);
    for (const [key, facts] of collectFacts(path.join(reader.dir, source))) {
      // One of the many operations that are alike is enough.
      if (/things\/[1-9]/.test(key)) continue;
      await page.goto(
        reader.origin + pages.find(({operation}) => operation.key === key)!.permalink,
      );
      const text = squeeze(await readOpened(page));
      for (const fact of facts)
        if (!text.includes(fact.text))
          lost.push(`${key}: ${fact.kind} at ${fact.place}: ${fact.text}`);
    }
    expect(lost).toEqual([]);
  });

  it('schema pages are linked from the overview, and show all texts and uses of their schemas', async () => {
    const tab = content.tabs.find(({config: tab}) => tab.sources.includes('pets.yaml'))!;
    const {index, pages} = tab.lists!.schemaPages!;
    const listLinks = () =>
      page
        .locator('main a')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    await page.goto(reader.origin + tab.navigation!.overview);
    expect(await listLinks()).toContain(index);
    await page.goto(reader.origin + index);
    expect(await listLinks()).toEqual(
      expect.arrayContaining(pages.map(({permalink}) => permalink)),
    );
    const schemas = collectSchemaTexts(path.join(reader.dir, 'pets.yaml'));
    for (const {name, permalink, uses} of pages) {
      await page.goto(reader.origin + permalink);
      const text = squeeze(await readOpened(page));
      const lost = schemas.get(name)!.filter((one) => !text.includes(squeeze(one)));
      expect({name, lost}).toEqual({name, lost: []});
      expect(await listLinks()).toEqual(
        expect.arrayContaining(
          [...uses.direct, ...uses.through].map(({page: {permalink: used}}) => used),
        ),
      );
    }
  });

  it('pages show no control that needs a script, and do not overflow a phone screen', async () => {
    await page.setViewportSize({width: 360, height: 740});
    for (const {permalink} of TABS.flatMap((source) => navigationOf(source).pages.slice(0, 4))) {
      await page.goto(reader.origin + permalink);
      // Buttons with `popovertarget` work without a script, and controls without pointer events are
      // only text.
      const controls = page
        .locator('main :is(button:not([popovertarget]), select, input, [role=tab]):visible')
        .evaluateAll((all) =>
          all
            .filter((control) => getComputedStyle(control).pointerEvents !== 'none')
            .map(({outerHTML}) => outerHTML.slice(0, 120)),
        );
      expect({permalink, controls: await controls}).toEqual({permalink, controls: []});
      expect({permalink, overflow: await findOverflow(page)}).toEqual({permalink, overflow: []});
    }
  });
});
