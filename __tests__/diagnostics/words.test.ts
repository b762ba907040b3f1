import {withoutEchoes} from '../../plugin/diagnostics/echoes';
import {escapeAllInvisible, escapeInvisible} from '../../plugin/diagnostics/invisible';
import {formatDiagnostic, formatPlace} from '../../plugin/diagnostics/format';
import {createFrames, toFrame} from '../../plugin/diagnostics/frame';
import {
  formatCounts,
  formatOverview,
  formatReport,
  groupDiagnostics,
  reportDiagnostics,
  sortDiagnostics,
} from '../../plugin/diagnostics/report';
import {suggest} from '../../plugin/diagnostics/suggest';
import {
  clip,
  escapeControls,
  escapeMarkdown,
  listSome,
  quote,
  quoteValue,
} from '../../plugin/diagnostics/text';
import type {Diagnostic} from '../../plugin/diagnostics/types';
import {findNodes} from '../support/formats';
import {REFERENCES, toSentences} from '../support/references';

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
  it('cannot control the terminal', () => {
    expect(quote(`a${ESCAPE}[31m\r\n\u202eb\u2028\0`)).toBe(
      '`a\\u{1b}[31m\\r\\n\\u{202e}b\\u{2028}\\u{0}`',
    );
  });

  it('is clipped between characters, never inside one', () => {
    expect(clip('x'.repeat(10), 5)).toBe('xxxx…');
    expect(clip('aaa😀bbbb', 5)).toBe('aaa…');
    expect(quoteValue('y'.repeat(1000))).toHaveLength(82);
  });

  it('is quoted in full even if it is a long URL', () => {
    const url = `https://api.example.com/${'a/'.repeat(200)}end`;
    expect(quote(url)).toBe(`\`${url}\``);
  });

  it('is shortened in long lists', () => {
    expect([
      listSome(['a']),
      listSome(['a', 'b', 'c']),
      listSome(['a', 'b', 'c'], 2),
      listSome(['a', 'b'], 5, 'or'),
    ]).toEqual(['`a`', '`a`, `b` and `c`', '`a`, `b` and 1 more', '`a` or `b`']);
  });

  it.each([
    'a`[click](https://evil.example)`b',
    'a``[click](https://evil.example)``',
    '`[click](https://evil.example)',
    '``` <img src=x> ![](https://evil.example) `',
    '\\`[click](https://evil.example)\\`',
  ])('threat 152: stays in its code span: %j', (name) => {
    const text = escapeMarkdown(`There is no ${quote(name)}, ${quote('b')} and ${name}.`);
    for (const type of ['link', 'html', 'image'] as const)
      expect(findNodes(text.replace(/https\\:/g, ''), type)).toEqual([]);
    expect(findNodes(text, 'inlineCode').map(({value}) => value)).toContain(name);
  });

  it.each(REFERENCES)('is no reference in a comment: %s', (reference, search) => {
    for (const sentence of toSentences(reference)) {
      const text = escapeMarkdown(sentence);
      const said = findNodes(text, 'text').map(({value}) => value);
      expect(said.join('')).not.toMatch(search);
      expect(said.join('').replaceAll('\u200b', '')).toBe(sentence);
      expect(findNodes(text, 'link')).toEqual([]);
    }
  });

  it('threat 155: has no invisible characters in files, except those that languages need', () => {
    expect(escapeInvisible(`a\u202Eb a\u200Cb${ESCAPE}[31m\u{e0041}\ud800\n\tend`)).toBe(
      'a\\u202eb a\\u200cb\\u001b[31m\\udb40\\udc41\\ud800\n\tend',
    );
    for (const prose of ['می‌خواهم', 'क्‍ष', '👩‍💻 🏽 ✓', 'שלום!\u200f', '❤️ 1️⃣', '葛\u{e0100}'])
      expect(escapeInvisible(prose)).toBe(prose);
  });

  it('threat 155: has no variation selectors and fillers that draw nothing', () => {
    // Each byte of a hidden text can be a selector.
    const hidden = '❤\ufe0f\ufe01\u{e0148} a\ufe0f \u3164\u2800';
    const safe = '❤\ufe0f\\ufe01\\udb40\\udd48 a\\ufe0f \\u3164\\u2800';
    expect([escapeInvisible(hidden), escapeAllInvisible(hidden)]).toEqual([safe, safe]);
  });

  it('keeps the characters of other languages', () => {
    expect(escapeControls('Größe 料金 ✓')).toBe('Größe 料金 ✓');
  });
});

describe('suggest', () => {
  it.each([
    ['respones', 'responses'],
    ['PETS', 'pets'],
    ['petId', 'petID'],
  ])('suggests the closest name for %s', (name, meant) => {
    expect(suggest(name, ['other', meant, 'description'])).toBe(meant);
  });

  it.each([['xyz'], ['r'.repeat(5000)], ['b0'], ['post'], ['requestBodies'], ['UserListItem']])(
    'suggests nothing for %s',
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

  it('shows only the part of a long line around the column', () => {
    const frame = toFrame(`${'a'.repeat(5000)}HERE${'b'.repeat(5000)}`, {line: 1, column: 5001})!;
    const [line = '', mark = ''] = frame.split('\n');
    expect(line.length).toBeLessThan(120);
    expect(line.slice(mark.indexOf('^')).startsWith('HERE')).toBe(true);
  });

  it('contains no tabs and no terminal escape sequences', () => {
    expect(toFrame(`\t${ESCAPE}[2Jx`, {line: 1, column: 2})).toBe('> 1 |   \\u{1b}[2Jx\n    |   ^');
  });

  it('is undefined for a place after the end of the file', () => {
    expect(toFrame('one', {line: 9, column: 1})).toBeUndefined();
  });

  it('is added to a finding if the file is known and the finding has no frame yet', () => {
    const frame = createFrames((file) => (file === 'a.yaml' ? 'one\ntwo' : undefined));
    expect(frame(make()).frame).toContain('> 2 | two');
    expect(frame(make({source: {file: 'b.yaml', line: 1}}))).not.toHaveProperty('frame');
    expect(frame(make({frame: 'own'})).frame).toBe('own');
  });
});

describe('a finding in the terminal', () => {
  it('shows the message, the place, the lines of the file and the help', () => {
    expect(formatDiagnostic(make({help: 'Did you mean `b`?', frame: '> 2 | a'}))).toBe(
      'error ref-unresolved\n  a.yaml:2:3  It does not resolve.  #/a\n    > 2 | a\n  help: Did you mean `b`?',
    );
  });

  it('shows the lines of the file for errors only, or for all findings on request', () => {
    const warning = make({severity: 'warning', frame: '> 2 | a'});
    expect(formatDiagnostic(warning)).not.toContain('> 2');
    expect(formatDiagnostic(warning, {frames: 'all'})).toContain('\n    > 2 | a');
  });

  it('has colors only on request', () => {
    expect(formatDiagnostic(make())).not.toContain(ESCAPE);
    expect(formatDiagnostic(make(), {colors: true})).toContain(ESCAPE);
  });

  it('escapes control characters in the names of files and keys', () => {
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

describe('lists of findings', () => {
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

  it('are sorted by file, line and column, regardless of the input order', () => {
    const sorted = [make(), late, whole, other];
    expect(sortDiagnostics([other, whole, late, make()])).toEqual(sorted);
    expect(sortDiagnostics([late, make(), other, whole])).toEqual(sorted);
  });

  it('separate document errors, configuration errors, warnings and notes', () => {
    expect(
      groupDiagnostics([note, warning, site, late]).map(({diagnostics}) => diagnostics),
    ).toEqual([[late], [site], [warning], [note]]);
    expect(formatCounts([note, warning, site, late, other])).toBe(
      '2 document errors, 1 configuration error, 1 warning, 1 note',
    );
  });

  it('show only as many mistakes as requested, and count the other findings', () => {
    const report = formatReport(
      [make(), late, other, warning, make({...warning, message: 'Yet another.'})],
      {maxMistakes: 2},
    );
    expect(report).toContain('It does not resolve. (3 places)');
    expect(report).toContain('tag-duplicate');
    expect(report).toMatch(/… and 1 more finding$/);
    expect(report).not.toContain('Yet another.');
  });

  it.each([
    ['the same help', () => 'Correct it.'],
    ['help of their own', (name: number) => `Correct ${name}.`],
  ])('show ten warnings of a rule with %s, and count the others', (_help, toHelp) => {
    const ofRule = Array.from({length: 12}, (_, index) =>
      make({severity: 'warning', message: `${index + 1} is wrong.`, help: toHelp(index + 1)}),
    );
    const other = make({severity: 'warning', code: 'enum-type', message: 'Another rule.'});
    const report = formatReport([...ofRule, other], {maxMistakes: 11});
    expect(report.match(/\d+ is wrong/g)).toHaveLength(10);
    expect(report).toContain('… and 2 more findings of ref-unresolved');
    // Those that are only counted take no room from other rules.
    expect(report).toContain('Another rule.');
    expect(formatReport(ofRule, {verbose: true})).toContain('12 is wrong.');
    const errors = ofRule.map((one) => ({...one, severity: 'error' as const}));
    expect(formatReport(errors)).toContain('12 is wrong.');
  });

  it('group findings with the same help', () => {
    const report = formatReport([
      make({message: 'One.', help: 'Correct it.'}),
      make({message: 'Two.', help: 'Correct it.'}),
    ]);
    expect(report.match(/ref-unresolved|help: Correct it\./g)).toEqual([
      'ref-unresolved',
      'help: Correct it.',
    ]);
  });

  it('begin with the counts by severity and the first finding to correct', () => {
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

  it('does not fail for warnings only, or in the development server', () => {
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

  it('removes repeated findings, and schema findings at places that a rule reports', () => {
    const rule = make({code: 'server-variable'});
    const elsewhere = make({code: 'document-schema', source: {file: 'a.yaml', pointer: '/b'}});
    expect(
      withoutEchoes([make({code: 'document-schema'}), rule, elsewhere, elsewhere], place),
    ).toEqual([rule, elsewhere]);
  });
});
