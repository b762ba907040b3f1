import type {Browser} from 'playwright-core';
import {launchBrowser} from '../../support/browser';
import {BASELINE, CELLS, nameCell, type Cell} from './cells';
import {compareLooks, readLooks, type Looks} from './looks';
import {openSite} from './site';

const OPERATION = '/api/default/pets/petId/post';
const MINUTES = 60_000;

describe('pages and the console', () => {
  let browser: Browser;
  let baseline: Looks;
  beforeAll(async () => {
    browser = await launchBrowser();
    baseline = await readCell(browser, BASELINE);
  }, 10 * MINUTES);
  afterAll(() => browser?.close());

  it('use the primary color of the site and its styles for variables and classes of the plugin', () => {
    const find = (name: RegExp) =>
      baseline
        .filter(([element]) => element.startsWith('light') && name.test(element))
        .map(([, values]) => values);
    expect(find(/\.theme-api-operation-header.* > p > a\.theme-api-address$/)[0]).toMatchObject({
      // The site's primary color, which is dark enough to be read.
      color: expect.stringMatching(/^oklch\(0\.4298/) as string,
    });
    expect(find(/\.theme-api-method--post$/)[0]).toMatchObject({color: 'rgb(1, 2, 3)'});
    expect(find(/\.theme-api-status$/)[0]).toMatchObject({'text-transform': 'uppercase'});
    expect(find(/\.theme-api-rows$/)[0]).toMatchObject({
      'padding-left': '11px',
      'list-style-type': 'none',
    });
    expect(find(/\.theme-api-row > a$/)[0]).toMatchObject({
      'letter-spacing': '1px',
      'font-weight': '300',
    });
  });

  it.each(CELLS.map((cell) => [nameCell(cell), cell] as const))(
    'look the same with %s',
    async (_name, cell) => {
      expect(compareLooks(baseline, await readCell(browser, cell))).toEqual([]);
    },
    10 * MINUTES,
  );
});

async function readCell(browser: Browser, cell: Cell): Promise<Looks> {
  const site = await openSite(cell);
  try {
    return await readLooks(browser, site.origin + OPERATION);
  } finally {
    await site.close();
  }
}
