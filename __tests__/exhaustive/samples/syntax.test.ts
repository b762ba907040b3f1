import {execFileSync} from 'child_process';
import path from 'path';
import fc from 'fast-check';
import {SAMPLE_LANGUAGES} from '../../../plugin/request/samples';
import {LANGUAGES} from '../../../plugin/request/samples/languages';
import {quoteCSharp, quotePowerShell, quoteRust} from '../../../plugin/request/samples/quote';
import {listCases} from '../../request/support/cases';
import {hostileText, HOSTILE_TEXTS} from '../../request/support/hostileTexts';
import {RUNTIMES} from '../../request/support/runtimes';

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
const GRAMMARS = [
  {language: 'C#', id: 'csharp', grammar: 'c-sharp', quote: quoteCSharp, before: 'var x = '},
  {language: 'Rust', id: 'rust', grammar: 'rust', quote: quoteRust, before: 'let x = '},
  {
    language: 'PowerShell',
    id: 'powershell',
    grammar: 'powershell',
    quote: quotePowerShell,
    before: '$x = ',
  },
];

/** There is neither a runtime nor a parser for these. */
const UNCHECKED = ['Swift'];

/** The grammar of PowerShell finds comments within strings, unlike PowerShell. */
const toReadable = (code: string, grammar: string) =>
  grammar === 'powershell' ? code.replaceAll('#', '_') : code;

describe('the syntax check of code samples', () => {
  it.each(GRAMMARS)('finds no errors in $language', ({id, grammar}) => {
    const cases = listCases('https://api.example.com');
    const parsed = parse(
      grammar,
      cases.map(({request}) => toReadable(LANGUAGES.get(id)!(request), grammar)),
    );
    expect(cases.map(({title}, index) => ({title, errors: parsed[index]!.errors}))).toEqual(
      cases.map(({title}) => ({title, errors: []})),
    );
  });

  it.each(GRAMMARS)(
    'threat 139: finds one string in each literal of $language, and nothing after it',
    ({grammar, quote, before}) => {
      const seed = Date.now();
      const literals = [...HOSTILE_TEXTS, ...fc.sample(hostileText, {numRuns: 10_000, seed})].map(
        (text) => toReadable(quote(text), grammar),
      );
      const parsed = parse(
        grammar,
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
    const covered = [...GRAMMARS, ...RUNTIMES].map(({language}) => language);
    expect([...covered, ...UNCHECKED].sort()).toEqual(
      SAMPLE_LANGUAGES.map(({label}) => label).sort(),
    );
  });

  it('detects invalid code', () => {
    expect(parse('rust', ['fn main( {'])[0]!.errors).not.toEqual([]);
  });
});
