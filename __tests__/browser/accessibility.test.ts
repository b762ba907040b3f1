import {findViolations} from '../support/axe';
import {findOverflow} from './support/overflow';
import {useReader} from './support/reader';
import {STATES} from './support/states';

/** States that together show every component. All are checked by `exhaustive/axe`. */
const SAMPLE = [
  'overview of a document with long names and many operations',
  'write operation',
  'expanded schema',
  'version menu',
  'menu of a page',
  'changelog',
  'deprecations',
  'schema',
  'tag with its operations',
  'guide with fragments',
  'search results',
  'console of a write operation',
  'response',
  'no response',
];
const MODES = [
  {colorScheme: 'light', width: 1440, height: 900},
  {colorScheme: 'dark', width: 390, height: 800},
] as const;

describe('there are no accessibility violations, repeated ids and horizontal overflow', () => {
  const reader = useReader();

  it.each(SAMPLE)('%s', async (name) => {
    const {page} = reader;
    const {path, act, scope} = STATES.find((state) => state.name === name)!;
    await reader.visit(path);
    await act?.(page);
    for (const {colorScheme, width, height} of MODES) {
      await page.setViewportSize({width, height});
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
      const ids = await page.locator('[id]').evaluateAll((all) => all.map(({id}) => id));
      expect({
        width,
        violations: await findViolations(page, scope),
        overflow: await findOverflow(page),
        repeated: ids.filter((id, index) => ids.indexOf(id) !== index),
      }).toEqual({width, violations: [], overflow: [], repeated: []});
    }
  });
});
