import {execFileSync} from 'child_process';
import path from 'path';
import {toCSharp} from '../../../plugin/request/samples/csharp';
import {toPowerShell} from '../../../plugin/request/samples/powershell';
import {toRust} from '../../../plugin/request/samples/rust';
import type {ToSample} from '../../../plugin/request/samples/types';
import {listCases} from '../support/cases';
import {PARSED} from '../support/parsed';

const PROGRAM = path.resolve(__dirname, '../support/findSyntaxErrors.mjs');

/** Lists the syntax errors of each source. */
function findSyntaxErrors(grammar: string, sources: string[]): string[][] {
  // With its optimizing compiler, Node would spend half a minute on the largest grammar.
  return JSON.parse(
    execFileSync(process.execPath, ['--liftoff-only', PROGRAM], {
      input: JSON.stringify({grammar, sources}),
      encoding: 'utf8',
    }),
  ) as string[][];
}

/** Label, grammar and sample function of each language. */
const GRAMMARS: [string, string, ToSample][] = [
  ['C#', 'c-sharp', toCSharp],
  ['Rust', 'rust', toRust],
  ['PowerShell', 'powershell', toPowerShell],
];

describe('the syntax check of code samples', () => {
  it.each(GRAMMARS)('finds no errors in %s', (_language, grammar, toSample) => {
    const cases = listCases('https://api.example.com');
    const errors = findSyntaxErrors(
      grammar,
      cases.map(({request}) => toSample(request)),
    );
    expect(cases.map(({title}, index) => ({title, errors: errors[index]}))).toEqual(
      cases.map(({title}) => ({title, errors: []})),
    );
  });

  it('covers every language that is listed as parsed', () => {
    expect(GRAMMARS.map(([language]) => language)).toEqual(PARSED);
  });

  it('detects invalid code', () => {
    expect(findSyntaxErrors('rust', ['fn main( {'])[0]).not.toEqual([]);
  });
});
