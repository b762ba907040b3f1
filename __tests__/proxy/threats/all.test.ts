import fs from 'fs';
import path from 'path';

const TESTS = path.resolve(__dirname, '../..');
/** Rows of the threat table. */
const LAST = 138;
/** Later rows are about other parts of the plugin. */
const LAST_OF_ALL = 157;
const ROWS = Array.from({length: LAST}, (_, index) => index + 1);

describe('the threat table', () => {
  it('has a test for every row, with the row number in the title', () => {
    const files = fs
      .readdirSync(TESTS, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.test\.tsx?$/.test(file));
    const titles = files.flatMap((file) => [
      ...fs.readFileSync(path.join(TESTS, file), 'utf8').matchAll(/['"`]threat (\d+): /g),
    ]);
    const rows = new Set(titles.map(([, number]) => Number(number)));
    expect(ROWS.filter((row) => !rows.has(row))).toEqual([]);
    expect([...rows].filter((row) => row < 1 || row > LAST_OF_ALL)).toEqual([]);
  });
});
