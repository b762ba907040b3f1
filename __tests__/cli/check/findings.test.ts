import {sortFindings, toExitCode} from '../../../plugin/cli/check/result';
import {toDiagnostic} from '../../../plugin/diagnostics/diagnostic';

const make = (code: Parameters<typeof toDiagnostic>[0], line: number, severity?: 'info') =>
  toDiagnostic(code, {source: {file: 'a.yaml', line}, message: code, ...(severity && {severity})});
const documentError = make('ref-unresolved', 9);
const configurationError = make('config-type', 1);
const warning = make('tag-duplicate', 2);
const note = make('tag-duplicate', 1, 'info');

describe('sortFindings', () => {
  it('lists document errors, configuration errors, warnings and notes in this order, each by position', () => {
    const earlier = make('document-kind', 3);
    expect(sortFindings([note, warning, configurationError, documentError, earlier])).toEqual([
      earlier,
      documentError,
      configurationError,
      warning,
      note,
    ]);
  });
});

describe('toExitCode', () => {
  it.each([
    ['no findings', [], 'info', 0],
    ['a document error', [documentError], 'error', 1],
    ['a document error with `--fail-on never`', [documentError], 'never', 0],
    ['a warning', [warning], 'error', 0],
    ['a warning with `--fail-on warning`', [warning], 'warning', 1],
    ['a note with `--fail-on warning`', [note], 'warning', 0],
    ['a note with `--fail-on info`', [note], 'info', 1],
    ['a configuration error', [configurationError], 'error', 2],
    ['both kinds of errors', [documentError, configurationError], 'error', 2],
    ['a configuration error with `--fail-on never`', [configurationError], 'never', 2],
  ] as const)('returns the exit code for %s', (_name, findings, failOn, code) => {
    expect(toExitCode(findings, failOn)).toBe(code);
  });
});
