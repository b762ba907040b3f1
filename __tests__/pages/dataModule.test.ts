import {transformSync} from '@swc/core';
import {toChapterText, toDataModule} from '../../plugin/pages/dataModule';
import type {PropChapter} from '../../plugin/pages/props';
import {readDataModule} from '../support/dataModule';
import {standIn} from '../support/standIn';

describe('a data module', () => {
  it.each([
    ["It's"],
    ['C:\\pets\\n'],
    ['"quoted"'],
    ['line\nbreak \u2028 and \u2029'],
    ['</script>${x}`'],
    [{__proto__: 1, list: [null, 0, false, '']}],
  ])('preserves %j exactly', (value) => {
    expect(readDataModule(toDataModule(value))).toEqual(value);
  });
});

describe('toChapterText', () => {
  it('can be added to a doc for several instances of the plugin', () => {
    const [one, other] = ['default', 'admin'].map((id) =>
      toChapterText(
        standIn<PropChapter>({module: `@generated/${id}/chapters`, page: {}, near: []}),
      ),
    );
    const names = (text = '') =>
      [...text.matchAll(/(?:import|const) (\w+)/g)].map(([, name]) => name);
    expect(names(one)).toHaveLength(2);
    expect(names(one).filter((name) => names(other).includes(name))).toEqual([]);
    expect(() => transformSync(`${one}${other}`)).not.toThrow();
  });
});
