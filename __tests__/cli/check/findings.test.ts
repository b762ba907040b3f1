import {sortFindings, toExitCode} from '../../../plugin/cli/check/findings';
import {toDiagnostic} from '../../../plugin/diagnostics/diagnostic';

const make = (code: Parameters<typeof toDiagnostic>[0], line: number, severity?: 'info') =>
  toDiagnostic(code, {source: {file: 'a.yaml', line}, message: code, ...(severity && {severity})});
const documentError = make('ref-unresolved', 9);
const configurationError = make('config-type', 1);
const warning = make('tag-duplicate', 2);
const note = make('tag-duplicate', 1, 'info');

describe('sortFindings', () => {
  it('lists document errors, configuration errors, warnings and notes, each by place', () => {
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
    ['nothing', [], 'info', 0],
    ['a document error', [documentError], 'error', 1],
    ['a document error that is allowed', [documentError], 'never', 0],
    ['a warning', [warning], 'error', 0],
    ['a warning where warnings fail', [warning], 'warning', 1],
    ['a note where warnings fail', [note], 'warning', 0],
    ['a note where notes fail', [note], 'info', 1],
    ['a configuration error', [configurationError], 'error', 2],
    ['both kinds of error', [documentError, configurationError], 'error', 2],
    ['a configuration error that is allowed', [configurationError], 'never', 2],
  ] as const)('of %s with --fail-on %s', (_name, findings, failOn, code) => {
    expect(toExitCode(findings, failOn)).toBe(code);
  });
});
