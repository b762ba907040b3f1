import {withoutEchoes} from '../../plugin/diagnostics/echoes';
import {formatDiagnostic, formatPlace} from '../../plugin/diagnostics/format';
import {createFrames, toFrame} from '../../plugin/diagnostics/frame';
import {sortDiagnostics} from '../../plugin/diagnostics/order';
import {
  formatCounts,
  formatOverview,
  formatReport,
  groupDiagnostics,
  reportDiagnostics,
} from '../../plugin/diagnostics/report';
import {suggest} from '../../plugin/diagnostics/suggest';
import {clip, escapeControls, listSome, quote, quoteValue} from '../../plugin/diagnostics/text';
import type {Diagnostic} from '../../plugin/diagnostics/types';

const make = (more: Partial<Diagnostic> = {}): Diagnostic => ({
  code: 'ref-unresolved',
  area: 'document',
  severity: 'error',
  source: {file: 'a.yaml', line: 2, column: 3, pointer: '/a'},
  message: 'It does not resolve.',
  ...more,
});
const ESCAPE = '\u001b';

describe('text of documents in messages', () => {
  it('cannot act on a terminal', () => {
    expect(quote(`a${ESCAPE}[31m\r\n\u202eb\u2028\0`)).toBe(
      '`a\\u{1b}[31m\\r\\n\\u{202e}b\\u{2028}\\u{0}`',
    );
  });

  it('is clipped, and never within a character', () => {
    expect(clip('x'.repeat(10), 5)).toBe('xxxx…');
    expect(clip('aaa😀bbbb', 5)).toBe('aaa…');
    expect(quoteValue('y'.repeat(1000))).toHaveLength(82);
  });

  it('is complete when it is a name, a path or a URL', () => {
    const url = `https://api.example.com/${'a/'.repeat(200)}end`;
    expect(quote(url)).toBe(`\`${url}\``);
  });

  it('in lists is told in part', () => {
    expect([
      listSome(['a']),
      listSome(['a', 'b', 'c']),
      listSome(['a', 'b', 'c'], 2),
      listSome(['a', 'b'], 5, 'or'),
    ]).toEqual(['`a`', '`a`, `b` and `c`', '`a`, `b` and 1 more', '`a` or `b`']);
  });

  it('of other languages stays as it is', () => {
    expect(escapeControls('Größe 料金 ✓')).toBe('Größe 料金 ✓');
  });
});

describe('suggest', () => {
  it.each([
    ['respones', 'responses'],
    ['PETS', 'pets'],
    ['petId', 'petID'],
  ])('finds what %s might mean', (name, meant) => {
    expect(suggest(name, ['other', meant, 'description'])).toBe(meant);
  });

  it.each([['xyz'], ['r'.repeat(5000)], ['b0'], ['post'], ['requestBodies'], ['UserListItem']])(
    'finds nothing near for %s',
    (name) => {
      expect(
        suggest(name, ['responses', 'pets', 'a0', 'put', 'responseBody', 'UserLists']),
      ).toBeUndefined();
    },
  );
});

describe('frame', () => {
  it('shows the lines around a place with a mark under its column', () => {
    expect(toFrame('one\r\ntwo\r\n  three\r\nfour\r\nfive\r\nsix', {line: 3, column: 3})).toBe(
      '  1 | one\n  2 | two\n> 3 |   three\n    |   ^\n  4 | four\n  5 | five',
    );
  });

  it('shows of a long line what is around the column', () => {
    const frame = toFrame(`${'a'.repeat(5000)}HERE${'b'.repeat(5000)}`, {line: 1, column: 5001})!;
    const [line = '', mark = ''] = frame.split('\n');
    expect(line.length).toBeLessThan(120);
    expect(line.slice(mark.indexOf('^')).startsWith('HERE')).toBe(true);
  });

  it('has no tabs and nothing that a terminal would act on', () => {
    expect(toFrame(`\t${ESCAPE}[2Jx`, {line: 1, column: 2})).toBe('> 1 |   \\u{1b}[2Jx\n    |   ^');
  });

  it('is none for a place past the end', () => {
    expect(toFrame('one', {line: 9, column: 1})).toBeUndefined();
  });

  it('is added where a text is known and none is there yet', () => {
    const frame = createFrames((file) => (file === 'a.yaml' ? 'one\ntwo' : undefined));
    expect(frame(make()).frame).toContain('> 2 | two');
    expect(frame(make({source: {file: 'b.yaml', line: 1}}))).not.toHaveProperty('frame');
    expect(frame(make({frame: 'own'})).frame).toBe('own');
  });
});

describe('a finding for a terminal', () => {
  it('says what is wrong, where, and what to write', () => {
    expect(formatDiagnostic(make({help: 'Did you mean `b`?', frame: '> 2 | a'}))).toBe(
      'error ref-unresolved\n  a.yaml:2:3  It does not resolve.  #/a\n    > 2 | a\n  help: Did you mean `b`?',
    );
  });

  it('has the lines of the file at errors, or everywhere', () => {
    const warning = make({severity: 'warning', frame: '> 2 | a'});
    expect(formatDiagnostic(warning)).not.toContain('> 2');
    expect(formatDiagnostic(warning, {frames: 'all'})).toContain('\n    > 2 | a');
  });

  it('has colours only when they are asked for', () => {
    expect(formatDiagnostic(make())).not.toContain(ESCAPE);
    expect(formatDiagnostic(make(), {colors: true})).toContain(ESCAPE);
  });

  it('escapes hostile names of files and keys', () => {
    expect(
      formatDiagnostic(make({source: {file: `a${ESCAPE}]0;x.yaml`, pointer: `/${ESCAPE}[2J`}})),
    ).not.toContain(ESCAPE);
  });

  it.each([
    [{file: 'a'}, 'a'],
    [{file: 'a', line: 1}, 'a:1'],
    [{file: 'a', line: 1, column: 2}, 'a:1:2'],
  ])('names the place %j as %s', (source, place) => {
    expect(formatPlace(source)).toBe(place);
  });
});

describe('order and groups', () => {
  const late = make({source: {file: 'a.yaml', line: 10, column: 1}});
  const whole = make({source: {file: 'a.yaml'}});
  const other = make({source: {file: 'b.yaml', line: 1, column: 1}});
  const site = make({
    code: 'config-type',
    area: 'configuration',
    source: {file: 'docs.json', line: 1, column: 1},
  });
  const warning = make({code: 'tag-duplicate', severity: 'warning'});
  const note = make({code: 'ref-siblings-ignored', severity: 'info'});

  it('follow file, line and column, whatever the order they come in', () => {
    const sorted = [make(), late, whole, other];
    expect(sortDiagnostics([other, whole, late, make()])).toEqual(sorted);
    expect(sortDiagnostics([late, make(), other, whole])).toEqual(sorted);
  });

  it('keep document errors, configuration errors, warnings and notes apart', () => {
    expect(
      groupDiagnostics([note, warning, site, late]).map(({diagnostics}) => diagnostics),
    ).toEqual([[late], [site], [warning], [note]]);
    expect(formatCounts([note, warning, site, late, other])).toBe(
      '2 document errors, 1 configuration error, 1 warning, 1 note',
    );
  });

  it('show as many mistakes as are asked for, and count the findings of the others', () => {
    const report = formatReport(
      [make(), late, other, warning, make({...warning, message: 'Yet another.'})],
      {maxMistakes: 2},
    );
    expect(report).toContain('It does not resolve. (3 places)');
    expect(report).toContain('tag-duplicate');
    expect(report).toMatch(/… and 1 more finding$/);
    expect(report).not.toContain('Yet another.');
  });

  it('show what one help corrects together, and the first of what is only a warning', () => {
    const alike = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) =>
      make({severity: 'warning', message: `${name} does not resolve.`, help: 'Correct it.'}),
    );
    const report = formatReport(alike);
    expect(report.match(/ref-unresolved|help: Correct it\./g)).toEqual([
      'ref-unresolved',
      'help: Correct it.',
    ]);
    expect(report).toContain('e does not resolve.');
    expect(report).toContain('… and 2 more of this kind');
    expect(formatReport(alike, {verbose: true})).toContain('g does not resolve.');
    expect(formatReport(alike.map((one) => ({...one, severity: 'error' as const})))).toContain(
      'g does not resolve.',
    );
  });

  it('begin with how many of what, and with what to do first', () => {
    const many = [
      warning,
      make({severity: 'warning', code: 'enum-type'}),
      make({severity: 'warning', code: 'path-template'}),
    ];
    expect(formatOverview([note, ...many, make()])).toMatch(
      /^1 document error, 3 warnings, 1 note\. The build fails until the errors are corrected\. Start with ref-unresolved at a\.yaml:2:3\.\n\n {2}1 {2}error {4}ref-unresolved {8}\S/,
    );
    expect(formatOverview([warning, warning])).toBe('2 warnings. No errors.');
    expect(formatOverview([])).toBe('');
  });

  it('are empty without findings', () => {
    expect([formatReport([]), formatCounts([])]).toEqual(['', '']);
  });
});

describe('reportDiagnostics', () => {
  const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  beforeEach(() => printed.mockClear());
  afterAll(() => printed.mockRestore());
  const note = make({severity: 'info'});

  it('prints the findings and fails a build that has errors', () => {
    expect(() => reportDiagnostics([make()], {failOnError: true})).toThrow(
      'The API reference cannot be built: 1 document error, listed above.',
    );
    expect(printed.mock.calls.join('')).toContain('It does not resolve.');
  });

  it('lets warnings pass, and the development server go on', () => {
    reportDiagnostics([make({severity: 'warning'})], {failOnError: true});
    reportDiagnostics([make()], {failOnError: false});
    expect(printed).toHaveBeenCalledTimes(2);
  });

  it('prints nothing when there are only notes', () => {
    reportDiagnostics([note], {failOnError: true});
    expect(printed).not.toHaveBeenCalled();
  });
});

describe('withoutEchoes', () => {
  const place = ({source}: Diagnostic) => `${source.file}#${source.pointer}`;

  it('leaves out what the schema says where a rule has said it', () => {
    const rule = make({code: 'server-variable'});
    const elsewhere = make({code: 'document-schema', source: {file: 'a.yaml', pointer: '/b'}});
    expect(
      withoutEchoes([make({code: 'document-schema'}), rule, elsewhere, elsewhere], place),
    ).toEqual([rule, elsewhere]);
  });
});
