import {parse} from 'yaml';
import type {Json} from '../../plugin/model/types';
import {formatContent} from '../../plugin/request/formatContent';
import {formatYaml} from '../../plugin/request/formatYaml';
import {yaml} from '../support/yaml';

const VALUES: Json[] = [
  ...'yes No null ~ 2 0x1F 2031-05-17 1:30 [a] {a} &a *a !a %a @a `a` "quoted" --- ...'.split(' '),
  ...[null, true, 0, -1.5, 1e21],
  ...['', ' ', 'plain words', 'a: b', 'a #b', '- a'],
  ...['? a', "it's", 'tab\there', 'two\nlines', 'two lines\n', 'ends\n\n'],
  ...['\nbegins', ' indented\nsecond', 'a\n  b\n\nc', 'a\n', 'carriage\r\nreturn', 'Zürich 🐕'],
  ...['a\u2028b\nc', '--- a\nb', 'trailing ', 'a\ntrailing '],
  [],
  {},
  [[]],
  [{}],
  [[1, [2, []]], {}],
  {a: []},
  {a: {}},
  {a: [{b: 1, c: [{d: 'e'}]}, 'f']},
  {'': 1, 'a b': 2, 'a: b': 3, true: 4, '1': 5, '-': 6, '#': 7},
  [{a: 'x\ny', b: 'z'}],
  [['x\ny'], 'z'],
  {a: {b: 'x\n\ny\n', c: null}},
];

describe('YAML formatting', () => {
  it.each(VALUES.map((value) => [JSON.stringify(value), value]))(
    'writes %s so that YAML 1.2 and YAML 1.1 parsers read the same value',
    (_json, value) => {
      expect(parse(formatYaml(value))).toEqual(value);
      expect(parse(formatYaml(value), {version: '1.1'})).toEqual(value);
    },
  );

  it('uses block style, and quotes only where they are needed', () => {
    expect(
      formatYaml(yaml`
        {kind: Pod, on: yes, labels: [app, {tier: 2}], note: "two\nlines\n", none: {}}
      `),
    ).toBe(
      'kind: Pod\n"on": "yes"\nlabels:\n  - app\n  - tier: 2\nnote: |\n  two\n  lines\nnone: {}',
    );
  });

  it('applies to examples of YAML media types, except for strings', () => {
    expect(formatContent({mediaType: 'application/openapi+yaml', examples: []}, {a: [1]}, {})).toBe(
      'a:\n  - 1',
    );
    expect(formatContent({mediaType: 'application/yaml', examples: []}, 'a: as written', {})).toBe(
      'a: as written',
    );
  });
});
