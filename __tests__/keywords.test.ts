import {execFileSync} from 'child_process';
import path from 'path';
import {yaml} from './support/yaml';

/**
 * How many files at most name a keyword besides those with its row and its words: what a change of
 * it costs. A number may only fall.
 */
const MOST = yaml<{[keyword: string]: number}>`
  {propertyNames: 4, contains: 8, dependentSchemas: 4, unevaluatedItems: 3,
   unevaluatedProperties: 3, patternProperties: 9, prefixItems: 11, not: 8, if: 5,
   contentSchema: 0, additionalItems: 1, dependencies: 1, dependentRequired: 7, minContains: 3,
   maxContains: 3, contentEncoding: 2, contentMediaType: 2, minimum: 7, maximum: 7,
   exclusiveMinimum: 7, exclusiveMaximum: 7, multipleOf: 5, minLength: 4, maxLength: 5,
   pattern: 10, minItems: 5, maxItems: 4, uniqueItems: 5, minProperties: 3, maxProperties: 3,
   format: 16, deprecated: 19, readOnly: 6, writeOnly: 7, nullable: 9, $anchor: 3, $comment: 1,
   $defs: 4, $dynamicAnchor: 3, $dynamicRef: 2, $id: 2, $recursiveAnchor: 1, $recursiveRef: 1,
   $ref: 9, $schema: 2, $vocabulary: 0, additionalProperties: 15, allOf: 20, anyOf: 16,
   const: 31, default: 21, definitions: 2, description: 48, discriminator: 13, else: 5, enum: 44,
   example: 12, examples: 36, externalDocs: 10, items: 37, oneOf: 16, properties: 53,
   required: 19, then: 5, title: 30, type: 36, xml: 7}
`;

type Result = {
  readers: {[keyword: string]: number};
  walkers: {[file: string]: string[]};
  listed: Result['walkers'];
  gone: string[];
};

const SCRIPT = `
  import {countReaders, listWalkers} from './scripts/benchmarks/house/keywords.mjs';
  import {createProgram} from './scripts/benchmarks/house/program.mjs';
  import {listUndeclared, readModules} from './scripts/benchmarks/house/source.mjs';
  import {BAGS, FORMS, WALKERS} from './scripts/benchmarks/house/tables.mjs';
  const program = createProgram();
  console.log(JSON.stringify({readers: countReaders(program), walkers: listWalkers(program), listed: WALKERS, gone: listUndeclared(readModules(), [...FORMS, ...BAGS])}));
`;
const {readers, walkers, listed, gone} = JSON.parse(
  execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT], {
    cwd: path.join(__dirname, '..'),
    encoding: 'utf8',
  }),
) as Result;

it('no keyword is named by more files than before', () => {
  const more = Object.keys(MOST).filter((keyword) => !(readers[keyword]! <= MOST[keyword]!));
  expect(more.map((keyword) => `${keyword}: ${readers[keyword]} files`)).toEqual([]);
  expect(Object.keys(readers).filter((keyword) => MOST[keyword] === undefined)).toEqual([]);
});

it('what goes through schemas in a way of its own is listed', () => {
  const toLines = (found: Result['walkers']) =>
    Object.entries(found)
      .flatMap(([file, names]) => names.map((name) => `${file} ${name}`))
      .sort();
  expect(toLines(walkers)).toEqual(toLines(listed));
});

it('the tables of `bench:house` name what exists', () => {
  expect(gone).toEqual([]);
});
