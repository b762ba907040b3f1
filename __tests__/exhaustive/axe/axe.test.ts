import {findViolations} from '../../support/axe';
import {findOverflow} from '../../browser/support/overflow';
import {useReader} from '../../browser/support/reader';
import {STATES, type State} from '../../browser/support/states';

type Mode = {
  name: string;
  colorScheme: 'light' | 'dark';
  width: number;
  height: number;
  /** `--ifm-color-primary` of a site that leaves its shades as they are. By default Infima's. */
  primary?: string;
};

const WIDE = {width: 1440, height: 900};
/** A window of 1280 pixels at a zoom of 200 %. */
const ZOOMED = {width: 640, height: 450};
const NARROW = {width: 320, height: 640};
const NARROW_MODES: readonly Mode[] = [
  {name: '200 % zoom, dark', colorScheme: 'dark', ...ZOOMED},
  {name: '320 pixels, light', colorScheme: 'light', ...NARROW},
];
const MODES: readonly Mode[] = [
  {name: 'light', colorScheme: 'light', ...WIDE},
  {name: 'dark', colorScheme: 'dark', ...WIDE},
  {name: 'own color, dark', colorScheme: 'dark', ...WIDE, primary: '#25c2a0'},
  {name: 'own color, light', colorScheme: 'light', ...WIDE, primary: '#2e8555'},
  ...NARROW_MODES,
];
const MIRRORED: readonly Mode[] = [
  {name: 'from right to left, light', colorScheme: 'light', ...WIDE},
  {name: 'from right to left, 320 pixels, dark', colorScheme: 'dark', ...NARROW},
];

const site = useReader(['en', 'ar']);

// Opening a state is slow, so it is opened once and then checked in all modes.
describe.each(STATES.map((state) => [state.name, state] as const))('%s', (_name, state) => {
  const modes = state.isNarrow ? NARROW_MODES : MODES;
  const mirrored = state.isNarrow ? MIRRORED.slice(1) : MIRRORED;

  it('has no accessibility violations and no horizontal overflow', async () => {
    expect(await findFaults(state, modes, '')).toEqual([]);
  });

  it('has no accessibility violations and no horizontal overflow from right to left', async () => {
    expect(await findFaults(state, mirrored, '/ar')).toEqual([]);
  });
});

async function findFaults(
  {path, act, scope}: State,
  modes: readonly Mode[],
  locale: string,
): Promise<string[]> {
  const {page} = site;
  const faults: string[] = [];
  await page.setViewportSize({width: modes[0]!.width, height: modes[0]!.height});
  await page.emulateMedia({colorScheme: modes[0]!.colorScheme, reducedMotion: 'reduce'});
  await site.visit(locale + path);
  await act?.(page);
  let before = 0;
  for (const {name, colorScheme, width, height, primary = ''} of modes) {
    await page.setViewportSize({width, height});
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
    await page.evaluate(
      (color) => document.documentElement.style.setProperty('--ifm-color-primary', color),
      primary,
    );
    // What is partly behind the navbar has too little space for axe, wherever a click scrolled to.
    await page.evaluate(() => window.scrollTo(0, 0));
    const violations = await findViolations(page, scope, width === before ? 'colors' : 'all');
    before = width;
    faults.push(...violations.map((violation) => `${name}: ${violation}`));
    faults.push(...(await findOverflow(page)).map((overflow) => `${name}: ${overflow}`));
  }
  return faults;
}
