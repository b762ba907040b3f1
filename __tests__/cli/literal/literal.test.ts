import {parseExpression} from '@babel/parser';
import fc from 'fast-check';
import vm from 'vm';
import {parse} from 'yaml';
import {confirm} from '../../../plugin/cli/init/docusaurusConfig';
import {isLiteralOf} from '../../../plugin/cli/literal/isLiteralOf';
import {type Literal, type Quote, toLiteral} from '../../../plugin/cli/literal/toLiteral';
import {toYaml} from '../../../plugin/cli/literal/toYaml';
import {editConfig} from '../../../plugin/cli/migrate/editConfig';
import {hostileText} from '../../request/support/hostileTexts';

const text = fc.oneof(
  hostileText,
  fc.string({unit: 'binary'}),
  fc.constantFrom(
    "x-a', (globalThis.ran = 1), 'x-c",
    'x-b", (globalThis.ran = 1), "x-d',
    '</script>',
    '<!--',
    '*/ globalThis.ran = 1 /*',
    '${globalThis.ran = 1}',
    '\\',
  ),
);
const number = fc.oneof(
  fc.double({noNaN: true, noDefaultInfinity: true}),
  fc.integer(),
  fc.constant(-0),
);
const {value: literal} = fc.letrec<{value: Literal}>((tie) => ({
  value: fc.oneof(
    {maxDepth: 3, withCrossShrink: true},
    text,
    number,
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), {maxLength: 3}),
    fc
      .array(
        fc.tuple(
          fc.oneof(text, fc.constantFrom('__proto__', 'constructor', '0', 'if', 'a')),
          tie('value'),
        ),
        {maxLength: 3},
      )
      .map((entries) => Object.fromEntries(entries)),
  ),
}));
const quote = fc.constantFrom<Quote>('"', "'");

describe('literals', () => {
  const context = vm.createContext({});
  const load = (code: string): unknown => vm.runInContext(code, context);

  it('have the value that was written, when Node loads them and when they are parsed back', () => {
    fc.assert(
      fc.property(literal, quote, (value, mark) => {
        const code = toLiteral(value, mark);
        expect(JSON.stringify(load(`(${code})`))).toBe(JSON.stringify(value));
        expect(isLiteralOf(parseExpression(code), value, code)).toBe(true);
        expect(code).toMatch(/^[^\p{C}\p{Zl}\p{Zp}]*$/u);
      }),
      {numRuns: 1_000},
    );
    expect(load('globalThis.ran')).toBeUndefined();
  });

  it.each<[string, Literal]>([
    ["'a' + b", 'a'],
    ['`a`', 'a'],
    ['[(ran = 1)]', [1]],
    ['[1, , 2]', [1, 2]],
    ['[...[1]]', [1]],
    ['{a}', {a: 'a'}],
    ['{a() {}}', {a: null}],
    ['{get a() { return 1; }}', {a: 1}],
    ["{__proto__: 'a'}", JSON.parse('{"__proto__": "a"}') as Literal],
    ["{['a' + b]: 1}", {a: 1}],
    ['0', -0],
    ['{a: 1, a: 2}', {a: 1}],
  ])('are not code that is evaluated, or another value: %s', (code, value) => {
    expect(isLiteralOf(parseExpression(code), value, code)).toBe(false);
  });

  it("threat 158: of names in another tool's configuration are all that `migrate` adds to one", () => {
    fc.assert(
      fc.property(fc.array(text, {minLength: 1}), quote, fc.boolean(), (names, mark, hasEntry) => {
        const samples = names.map((label) => ({id: 'curl' as const, label}));
        const before = `module.exports = {plugins: [${hasEntry ? 'Napi-referenceN, ' : ''}NotherN]};`;
        const {text: edited, left} = editConfig(before.replaceAll('N', mark), 'a.js', {
          hasEntry,
          options: {samples},
          hasRedirects: false,
          removed: [],
        });
        const entry = [hasEntry ? 'api-reference' : 'docusaurus-plugin-api-reference', {samples}];
        expect(left).toEqual([]);
        expect(JSON.stringify(load(`globalThis.module = {}; ${edited} module.exports`))).toBe(
          JSON.stringify({plugins: hasEntry ? [entry, 'other'] : ['other', entry]}),
        );
      }),
      {numRuns: 300},
    );
    expect(load('globalThis.ran')).toBeUndefined();
  });

  it('are not written if the edited file would have another value', () => {
    const find: Parameters<typeof confirm>[2]['find'] = ({body: [statement]}) =>
      statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
    const meant = {value: ['a', 'b'], quote: "'" as const, find};
    expect(confirm("['a', 'b'];", 'a.js', meant)).toEqual({kind: 'edited', text: "['a', 'b'];"});
    for (const edited of ["['a', ran(), 'b'];", "['a','b'];", "['a', 'b']);", ''])
      expect(confirm(edited, 'a.js', meant).kind).toBe('unclear');
  });

  it('of YAML are one line with the strings', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.array(text)), (value) => {
        const written = toYaml(value);
        expect(written).not.toMatch(/[\n\r]/);
        expect((parse(`a: ${written}\nb: 1\n`) as {a: unknown}).a).toEqual(value);
      }),
      {numRuns: 500},
    );
  });
});
