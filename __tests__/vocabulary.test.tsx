/** @jest-environment node */
import Ajv from 'ajv';
import Ajv2019 from 'ajv/dist/2019';
import Ajv2020 from 'ajv/dist/2020';
import type {Json} from '../plugin/document/types';
import {createMatchWithin} from '../plugin/model/validation/matchWithin';
import {validate} from '../plugin/model/validation/validate';
import {squeeze} from './support/pages';
import {COMPONENTS, observe, toPlain, type Observed, type Outputs} from './vocabulary/observe';
import type {Row} from './vocabulary/row';
import {TABLE} from './vocabulary/table';

const ROWS = Object.entries<Row>(TABLE);
/** Values of all types, which a keyword that restricts nothing leaves as they are. */
const VALUES: Json[] = [null, true, 0, 1.5, '', 'a', [], ['a', 'a'], {}, {a: 'a'}, {a: 1, b: 'b'}];

let observed: Map<string, Observed>;
beforeAll(async () => {
  observed = await observe(ROWS);
});

describe.each(ROWS)('%s', (keyword, row) => {
  const sides = () => observed.get(keyword)!.outputs;

  it('is on the page and in its Markdown, or is not for readers', () => {
    const [before, after] = sides();
    const {page, markdown} = row;
    expect({
      page: show(page, before.page, after.page, squeeze),
      markdown: show(markdown, before.markdown, after.markdown),
    }).toEqual({page, markdown});
  });

  it('is a change of a request and of a response, or none', () => {
    const {added, removed} = observed.get(keyword)!;
    if ('not' in row.changes) {
      expect(added).toEqual({request: [], response: []});
      expect(removed).toBe(0);
    } else {
      expect(added).toEqual(row.changes);
      expect(removed).toBeGreaterThan(0);
    }
  });

  it('is in the generated examples, or does not change them', () => {
    const [before, after] = sides().map(({examples}) => examples.map(({value}) => toPlain(value)));
    expect(sides()[1].examples.filter(({incomplete}) => incomplete)).toEqual([]);
    if ('not' in row.example) {
      expect(after).toEqual(before);
      return;
    }
    expect(after![0]).toEqual(row.example.is);
    expect(after).not.toEqual(before);
    if (row.unconfirmed === undefined)
      expect(after!.filter((example) => !confirm(row, 1, example))).toEqual([]);
  });

  it('finds invalid values, or restricts none', () => {
    const {values} = row;
    if ('not' in values) {
      const findings = VALUES.map((value) => sides().map((side) => fits(side, value)));
      expect(findings.filter(([before, after]) => before !== after)).toEqual([]);
      return;
    }
    const [only, expected] =
      'refuses' in values ? [values.refuses, [true, false]] : [values.accepts, [false, true]];
    expect(sides().map((side) => fits(side, only))).toEqual(expected);
    if ('fits' in values) expect(fits(sides()[1], values.fits)).toBe(true);
    if (row.unconfirmed !== undefined) return;
    expect([0, 1].map((side) => confirm(row, side, only))).toEqual(expected);
    if ('fits' in values) expect(confirm(row, 1, values.fits)).toBe(true);
  });

  it('gives the search something to find, or nothing', () => {
    const [before, after] = sides().map(({search}) => search);
    if ('not' in row.search) expect(after).toEqual(before);
    else expect(without(after!, before!)).toEqual(row.search);
  });
});

/** What a row expects of two texts, or else the texts. */
function show(
  expected: Row['page'],
  before: string,
  after: string,
  normalize = (text: string) => text,
) {
  const isMet =
    typeof expected === 'string'
      ? after.includes(normalize(expected)) && !before.includes(normalize(expected))
      : before === after;
  return isMet ? expected : {before, after};
}

function fits({schema, table}: Outputs, value: Json): boolean {
  return (
    validate(value, schema, {table, direction: 'request', match: createMatchWithin()}).length === 0
  );
}

const OPTIONS = {
  strict: false,
  logger: false,
  validateFormats: false,
  addUsedSchema: false,
} as const;
const VALIDATORS = {
  '2020-12': new Ajv2020(OPTIONS),
  '2019-09': new Ajv2019(OPTIONS),
  'draft-07': new Ajv(OPTIONS),
  'OpenAPI 3.0': new Ajv(OPTIONS),
};

/** What a validator of JSON Schema says. */
function confirm({schemas, of = '2020-12'}: Row, side: number, value: Json): boolean {
  const schema = {...schemas[side], components: COMPONENTS};
  return VALIDATORS[of].compile(schema)(value) === true;
}

/** The entries that are not among others. */
function without(entries: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return entries.filter((entry) => !left.includes(entry) || !left.splice(left.indexOf(entry), 1));
}
