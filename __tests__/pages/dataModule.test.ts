import {toDataModule} from '../../plugin/pages/dataModule';
import {readDataModule} from '../support/dataModule';

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
