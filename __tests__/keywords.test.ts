import {execFileSync} from 'child_process';
import path from 'path';
import {yaml} from './support/yaml';

/**
 * How many files at most name a keyword besides those with its row and its words: what a change of
 * it costs. A number may only fall.
 */
const MOST = yaml<{[keyword: string]: number}>`
  {propertyNames: 7, contains: 8, dependentSchemas: 7, unevaluatedItems: 4, unevaluatedProperties: 5, patternProperties: 15,
   prefixItems: 13, not: 8, if: 5, contentSchema: 0, additionalItems: 2, dependencies: 2,
   dependentRequired: 9, minContains: 3, maxContains: 3, contentEncoding: 2, contentMediaType: 2,
   minimum: 7, maximum: 7, exclusiveMinimum: 8, exclusiveMaximum: 8, multipleOf: 5, minLength: 4, maxLength: 5, pattern: 10,
   minItems: 5, maxItems: 4, uniqueItems: 5, minProperties: 3, maxProperties: 3,
   format: 16, deprecated: 19, readOnly: 6, writeOnly: 7, nullable: 9}
`;

it('no keyword is named by more files than before', () => {
  const script =
    "import {countReaders} from './scripts/benchmarks/house/keywords.mjs'; console.log(JSON.stringify(countReaders()))";
  const counts = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: path.join(__dirname, '..'),
      encoding: 'utf8',
    }),
  ) as {[keyword: string]: number};
  const more = Object.keys(MOST).filter((keyword) => !(counts[keyword]! <= MOST[keyword]!));
  expect(more.map((keyword) => `${keyword}: ${counts[keyword]} files`)).toEqual([]);
});
