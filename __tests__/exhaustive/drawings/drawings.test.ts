import fs from 'fs';
import path from 'path';
import type {Page} from 'playwright-core';
import {ROOT} from '../../support/site';
import {compareDrawings} from './compare';
import {draw, findOverlaps, type Drawing} from './drawing';
import {useReader} from '../../browser/support/reader';
import {STATES} from '../../browser/support/states';
import {yaml} from '../../support/yaml';

/**
 * Compares the screens with recorded drawings. Screenshots would differ with fonts and browser
 * versions: a test that compares them fails without a reason, or tolerates so much that it misses
 * real changes. A drawing records the positions of blocks, their distances, and their colors,
 * sizes, weights and borders. The last tests of this file show that broken styles change it. After
 * an intended change, run `UPDATE_DRAWINGS=1 npx jest --selectProjects exhaustive
 * --testPathPatterns drawings`. The command also takes new pictures of the screens whose drawings
 * changed; reviewers look at them, but no test compares them.
 */
const FOLDER = path.join(ROOT, '__tests__/__fixtures__/experience');
const FILE = path.join(FOLDER, 'drawings.json');
/** The modes in which pictures of the screens are taken. */
const PICTURED: readonly string[] = ['light 1440', 'dark 360'];
const IS_UPDATE = process.env.UPDATE_DRAWINGS !== undefined;

const SCREENS = [
  'overview',
  'read operation',
  'write operation',
  'expanded schema',
  'webhook',
  'page not found',
  'older version',
  'version menu',
  'changelog',
  'deprecations',
  'schema',
  'schemas',
  'console of a write operation',
  'response',
  'no response',
];
const WIDTHS = [360, 768, 1440] as const;
const SCHEMES = ['light', 'dark'] as const;

/** Drawings by screen and mode. */
type Drawings = {[screen: string]: {[mode: string]: Drawing}};

const SPOILT = yaml<[name: string, content: string, screen: string, difference: string][]>`
  - [samples below the text, '.theme-api-operation-content { display: block !important }', read operation, 'samples: width is']
  - [text with too little contrast, '.theme-api-contents a { color: #ccc !important } .theme-api-row > b { color: #ccc !important }',
      write operation, 'required: is']
  - [a hidden part, '.theme-api-contents { display: none !important }', read operation, 'contents: is not there any more']
`;

describe('screens', () => {
  const site = useReader();
  const kept: Drawings = fs.existsSync(FILE)
    ? (JSON.parse(fs.readFileSync(FILE, 'utf8')) as Drawings)
    : {};
  const drawn: Drawings = {};
  const open = async (screen: string): Promise<Page> => {
    const {page} = site;
    const {path: permalink, act} = STATES.find(({name}) => name === screen)!;
    await site.visit(permalink);
    await act?.(page);
    return page;
  };

  it.each(SCREENS)(
    '%s matches the recorded drawings, and no blocks overlap',
    async (screen) => {
      const page = await open(screen);
      drawn[screen] = {};
      const overlaps: string[] = [];
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
        await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
        for (const width of WIDTHS) {
          await page.setViewportSize({width, height: 900});
          const mode = `${colorScheme} ${width}`;
          const drawing = await drawAtRest(page);
          drawn[screen][mode] = drawing;
          if (IS_UPDATE && PICTURED.includes(mode) && !isSame(kept[screen]?.[mode], drawing))
            await takePicture(page, screen, mode);
          overlaps.push(...(await findOverlaps(page)).map((overlap) => `${width}: ${overlap}`));
        }
      }
      expect(overlaps).toEqual([]);
      if (IS_UPDATE) return;
      expect(Object.keys(kept[screen] ?? {})).toEqual(Object.keys(drawn[screen]));
      expect(
        Object.entries(drawn[screen]).flatMap(([mode, drawing]) =>
          compareDrawings(kept[screen]![mode]!, drawing).map(
            (difference) => `${mode}: ${difference}`,
          ),
        ),
      ).toEqual([]);
    },
    180_000,
  );

  it.each(SPOILT)(
    'have different drawings after a broken style: %s',
    async (_name, content, screen, difference) => {
      const page = await open(screen);
      const before = await drawAtRest(page);
      await page.addStyleTag({content});
      expect(
        compareDrawings(before, await drawAtRest(page)).filter((line) =>
          line.startsWith(difference),
        ),
      ).toHaveLength(1);
    },
    180_000,
  );

  afterAll(() => {
    if (IS_UPDATE) fs.writeFileSync(FILE, `${JSON.stringify(drawn, undefined, 1)}\n`);
  });
});

function isSame(before: Drawing | undefined, now: Drawing): boolean {
  return before !== undefined && compareDrawings(before, now).length === 0;
}

async function takePicture(page: Page, screen: string, mode: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const {data} = await session.send('Page.captureScreenshot', {format: 'webp', quality: 60});
  const file = path.join(FOLDER, 'pictures', `${screen}, ${mode}.webp`.replaceAll(/[, ]+/g, '-'));
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, Buffer.from(data, 'base64'));
}

/**
 * Draws until two successive drawings are equal, because widths and colors may still be in
 * transition.
 */
async function drawAtRest(page: Page): Promise<Drawing> {
  let before = await draw(page);
  for (let tries = 0; tries < 50; tries++) {
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const now = await draw(page);
    if (JSON.stringify(now) === JSON.stringify(before)) return now;
    before = now;
  }
  throw new Error('The page does not come to rest.');
}
