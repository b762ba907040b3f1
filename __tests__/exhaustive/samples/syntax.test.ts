import {execFileSync} from 'child_process';
import path from 'path';
import fc from 'fast-check';
import {listCases} from '../../request/support/cases';
import {hostileText, HOSTILE_TEXTS} from '../../request/support/hostileTexts';
import {CHECKED_LANGUAGES, loadWriter} from '../../request/support/runSamples';

const PROGRAM = path.resolve(__dirname, '../../request/support/parseSamples.mjs');

type Parsed = {errors: string[]; strings: string[]};

/** Lists the syntax errors and the string literals of each source. */
function parse(grammar: string, sources: string[]): Parsed[] {
  // With its optimizing compiler, Node would spend half a minute on the largest grammar.
  return JSON.parse(
    execFileSync(process.execPath, ['--liftoff-only', PROGRAM], {
      input: JSON.stringify({grammar, sources}),
      encoding: 'utf8',
      maxBuffer: 1e9,
    }),
  ) as Parsed[];
}

/**
 * Languages whose samples are parsed instead of run, because the Debian packages that the tests
 * install include no runtime for them.
 */
const PARSED = CHECKED_LANGUAGES.flatMap(({id, language, grammar}) =>
  grammar ? [{id, language, adapt: (code: string) => code, ...grammar}] : [],
);

describe('the syntax check of code samples', () => {
  it.each(PARSED)('finds no errors in $language', async ({id, name, adapt}) => {
    const cases = listCases('https://api.example.com');
    const {write} = await loadWriter(id);
    const parsed = parse(
      name,
      cases.map(({request}) => adapt(write(request))),
    );
    expect(cases.map(({title}, index) => ({title, errors: parsed[index]!.errors}))).toEqual(
      cases.map(({title}) => ({title, errors: []})),
    );
  });

  it.each(PARSED)(
    'threat 139: finds one string in each literal of $language, and nothing after it',
    async ({id, name, before, adapt}) => {
      const seed = Date.now();
      const {quote} = await loadWriter(id);
      const literals = [...HOSTILE_TEXTS, ...fc.sample(hostileText, {numRuns: 10_000, seed})].map(
        (text) => adapt(quote(text)),
      );
      const parsed = parse(
        name,
        literals.map((literal) => `${before}${literal};\n`),
      );
      const wrong = literals.flatMap((literal, index) => {
        const {errors, strings} = parsed[index]!;
        return errors.length === 0 && strings.length === 1 && strings[0] === literal
          ? []
          : [{literal, errors, strings}];
      });
      expect({seed, wrong}).toEqual({seed, wrong: []});
    },
  );

  it('covers every language whose samples are not run, but one', () => {
    expect(
      CHECKED_LANGUAGES.filter(({samples, grammar}) => !samples && !grammar).map(({id}) => id),
    ).toEqual(['swift']);
  });

  it('detects invalid code', () => {
    expect(parse('rust', ['fn main( {'])[0]!.errors).not.toEqual([]);
  });
});
