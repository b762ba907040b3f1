import {removeEntries} from '../../../plugin/cli/migrate/removeEntries';
import {yaml} from '../../support/yaml';

describe('removeEntries', () => {
  it.each<[string, string, number]>(yaml`
    - ["['z', 'a']", "['z']", 0]
    - ["['a', 'z']", "[ 'z']", 0]
    - ["['z' /* , */, 'a']", "['z' /* , */]", 0]
    - ["['z', // one, two\n 'a']", "['z', // one, two\n 'a']", 1]
    - ["['z', 'a', // x\n]", "['z', // x\n]", 0]
    - ["['a' /* x */, 'z']", "[ /* x */, 'z']", 1]
  `)('edits %s only if the others stay', (before, after, left) => {
    const toText = (list: string) => `module.exports = {plugins: ${list}};`;
    const entry = {property: 'plugins', name: 'a', count: 1} as const;
    expect(removeEntries(toText(before), 'docusaurus.config.js', entry)).toEqual({
      text: toText(left > 0 ? before : after),
      left,
    });
  });
});
