import fs from 'fs';
import path from 'path';
import {ROW_GROUPS} from './rows';

const TESTS = path.resolve(__dirname, '..');
const FIXTURES = path.join(TESTS, '__fixtures__/constructs');
const rows = ROW_GROUPS.flatMap((group) => group.rows);

describe('the list of supported constructs', () => {
  it('has content or findings to check in every row', () => {
    expect(
      rows.filter(
        ({sights, findings = []}) =>
          sights.every(([, , ...signs]) => signs.length === 0) && findings.length === 0,
      ),
    ).toEqual([]);
  });

  it('names only documents and tests that exist', () => {
    const files = rows.flatMap(({fixture, also = []}) => [
      path.join(FIXTURES, fixture),
      ...also.map((test) => path.join(TESTS, test)),
    ]);
    expect(files.filter((file) => !fs.existsSync(file))).toEqual([]);
  });

  it('has unique titles and uses every document', () => {
    expect(new Set(rows.map(({title}) => title)).size).toBe(rows.length);
    const documents = fs
      .readdirSync(FIXTURES)
      .map((name) => (name.includes('.') ? name : `${name}/openapi.yaml`));
    expect(documents.filter((name) => !rows.some(({fixture}) => fixture === name))).toEqual([]);
  });
});
