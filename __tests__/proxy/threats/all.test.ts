import fs from 'fs';
import path from 'path';

const TESTS = path.resolve(__dirname, '../..');
/** Rows of the threat table. */
const LAST = 171;
const ROWS = Array.from({length: LAST}, (_, index) => index + 1);

function rowsOf(files: string[]): Set<number> {
  const titles = files.flatMap((file) => [
    ...fs.readFileSync(path.join(TESTS, file), 'utf8').matchAll(/['"`]threat (\d+): /g),
  ]);
  return new Set(titles.map(([, number]) => Number(number)));
}

describe('the threat table', () => {
  it('has a test for every row in `npm test`, with the row number in the title', () => {
    const files = fs
      .readdirSync(TESTS, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.test\.tsx?$/.test(file));
    const usual = rowsOf(files.filter((file) => !file.startsWith('exhaustive')));
    expect(ROWS.filter((row) => !usual.has(row))).toEqual([]);
    expect([...rowsOf(files)].filter((row) => row < 1 || row > LAST)).toEqual([]);
  });
});
