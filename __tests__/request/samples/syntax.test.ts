import {execFileSync} from 'child_process';
import path from 'path';
import {toCSharp} from '../../../plugin/request/samples/csharp';
import {toPowerShell} from '../../../plugin/request/samples/powershell';
import {toRust} from '../../../plugin/request/samples/rust';
import {listCases} from '../support/cases';

const PROGRAM = path.resolve(__dirname, '../support/findSyntaxErrors.mjs');

/** What a parser can not read in each of the sources. */
function findSyntaxErrors(grammar: string, sources: string[]): string[][] {
  // Node would spend half a minute on optimizing the largest grammar.
  return JSON.parse(execFileSync(process.execPath, ['--liftoff-only', PROGRAM], {input: JSON.stringify({grammar, sources}), encoding: 'utf8'}));
}

describe('samples, parsed', () => {
  it.each([
    ['C#', 'c-sharp', toCSharp],
    ['Rust', 'rust', toRust],
    ['PowerShell', 'powershell', toPowerShell],
  ])('in %s are read without an error', (_language, grammar, toSample) => {
    const cases = listCases('https://api.example.com');
    const errors = findSyntaxErrors(grammar, cases.map(({request}) => toSample(request)));
    expect(cases.map(({title}, index) => ({title, errors: errors[index]}))).toEqual(cases.map(({title}) => ({title, errors: []})));
  });

  it('would tell code that is wrong', () => {
    expect(findSyntaxErrors('rust', ['fn main( {'])[0]).not.toEqual([]);
  });
});
