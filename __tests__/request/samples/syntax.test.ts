import {execFileSync} from 'child_process';
import path from 'path';
import {toCSharp} from '../../../plugin/request/samples/csharp';
import {toPowerShell} from '../../../plugin/request/samples/powershell';
import {toRust} from '../../../plugin/request/samples/rust';
import type {ToSample} from '../../../plugin/request/samples/types';
import {listCases} from '../support/cases';
import {PARSED} from '../support/parsed';

const PROGRAM = path.resolve(__dirname, '../support/findSyntaxErrors.mjs');

/** What a parser cannot read in each of the sources. */
function findSyntaxErrors(grammar: string, sources: string[]): string[][] {
  // Node would spend half a minute on optimizing the largest grammar.
  return JSON.parse(
    execFileSync(process.execPath, ['--liftoff-only', PROGRAM], {
      input: JSON.stringify({grammar, sources}),
      encoding: 'utf8',
    }),
  ) as string[][];
}

/** Label, grammar and writer of a language. */
const GRAMMARS: [string, string, ToSample][] = [
  ['C#', 'c-sharp', toCSharp],
  ['Rust', 'rust', toRust],
  ['PowerShell', 'powershell', toPowerShell],
];

describe('samples, parsed', () => {
  it.each(GRAMMARS)('in %s are read without an error', (_language, grammar, toSample) => {
    const cases = listCases('https://api.example.com');
    const errors = findSyntaxErrors(
      grammar,
      cases.map(({request}) => toSample(request)),
    );
    expect(cases.map(({title}, index) => ({title, errors: errors[index]}))).toEqual(
      cases.map(({title}) => ({title, errors: []})),
    );
  });

  it('are of the languages that are said to be parsed', () => {
    expect(GRAMMARS.map(([language]) => language)).toEqual(PARSED);
  });

  it('would tell code that is wrong', () => {
    expect(findSyntaxErrors('rust', ['fn main( {'])[0]).not.toEqual([]);
  });
});
