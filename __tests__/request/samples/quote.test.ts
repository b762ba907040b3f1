import fc from 'fast-check';
import * as quotes from '../../../plugin/request/samples/quote';
import {quoteShell, toPrintf} from '../../../plugin/request/samples/curlBody';
import {toWellFormed} from '../../../plugin/request/percent';
import {hostileText, HOSTILE_TEXTS} from '../support/hostileTexts';

/** A form of literals: what is between its delimiters, and what that means. */
type Form = [literal: RegExp, read?: (content: string) => string];
type Name = keyof typeof quotes;

const NAMED: Record<string, string> = {n: '\n', r: '\r', t: '\t', s: ' '};
const createUnescape = (mark: string) => (content: string) =>
  content.replace(
    new RegExp(`${mark}(?:u([\\da-f]{4})|u\\{([\\da-f]+)\\}|(.))`, 'gs'),
    (_, four?: string, braces?: string, named = '') =>
      four || braces
        ? String.fromCodePoint(parseInt(four ?? braces ?? '', 16))
        : (NAMED[named as string] ?? (named as string)),
  );
const unescape = createUnescape('\\\\');
const DOUBLE = (escape: string): Form => [
  new RegExp(`^"(?<content>(?:[^"\\\\\\n\\r]|\\\\(?:["\\\\nrt]|${escape}))*)"$`),
  unescape,
];
const FOUR = DOUBLE('u[\\da-f]{4}');
const BRACES = DOUBLE('u\\{[\\da-f]+\\}');
const SINGLE: Form = [
  /^'(?<content>(?:[^'\\]|\\[\\'])*)'$/,
  (content) => content.replace(/\\([\\'])/g, '$1'),
];
const TRIPLE = '(?<content>(?:[^"\\\\]|\\\\["\\\\s]|"(?!""))*)';

/** The literals of languages that `npm test` does not run, as their specifications define them. */
const LITERALS: [Name, ...Form[]][] = [
  ['quoteGo', FOUR, [/^`(?<content>[^`\r]*)`$/]],
  [
    'quoteJava',
    FOUR,
    [
      new RegExp(`^"""\\n${TRIPLE}"""$`),
      (content) => {
        const lines = content.split('\n');
        // The delimiter is part of the last line, so that this line counts even if it is empty.
        const counted = lines.filter(
          (line, index) => !/^[ \u2000\u3000]*$/.test(line) || index === lines.length - 1,
        );
        const margin = Math.min(
          ...counted.map((line) => /^[ \u2000\u3000]*/.exec(line)![0].length),
        );
        return unescape(
          lines.map((line) => line.slice(margin).replace(/[ \u2000\u3000]+$/, '')).join('\n'),
        );
      },
    ],
  ],
  ['quoteKotlin', DOUBLE('(?:\\$|u[\\da-f]{4})'), [/^"""(?<content>(?:[^"$]|"(?!""))*)"""$/]],
  ['quotePhp', SINGLE, DOUBLE('(?:\\$|u\\{[\\da-f]+\\})')],
  ['quoteRuby', SINGLE, DOUBLE('(?:#|u\\{[\\da-f]+\\})')],
  ['quoteCSharp', FOUR, [/^("{3,})\n(?<content>(?:(?!\1)[^])*)\n\1$/]],
  ['quoteRust', BRACES, [/^r(#+)"(?<content>(?:(?!"\1)[^])*)"\1$/]],
  ['quoteSwift', BRACES, [new RegExp(`^"""\\n${TRIPLE}\\n"""$`), unescape]],
  [
    'quotePowerShell',
    [
      /^'(?<content>(?:[^'‘’‚‛]|(['‘’‚‛])\2)*)'$/,
      (content) => content.replace(/(['‘’‚‛])\1/g, '$1'),
    ],
    [/^"(?<content>(?:[^"“”„`$\n\r]|`(?:[nr"“”„`$]|u\{[\da-f]+\}))*)"$/, createUnescape('`')],
  ],
];

describe('a string literal in a code sample', () => {
  it.each(LITERALS)('threat 139: is a single literal with the same text: %s', (name, ...forms) => {
    const read = (literal: string) => {
      const found = forms.find(([form]) => form.test(literal));
      const content = found?.[0].exec(literal)?.groups?.content;
      return content === undefined ? undefined : (found?.[1]?.(content) ?? content);
    };
    const check = (text: string) => {
      const literal = quotes[name](text);
      expect({literal, text: read(literal)}).toEqual({literal, text: toWellFormed(text)});
    };
    HOSTILE_TEXTS.forEach(check);
    fc.assert(fc.property(hostileText, check), {numRuns: 500});
  });

  it('threat 155: contains no character that is invisible or reorders the code around it', () => {
    const all = {...quotes, quoteShell, toPrintf};
    const MARKS = '\u007f\u009b\u061c\u200e\u200f\u2028\u202e\u2066\ufeff';
    for (const [name, quote] of Object.entries(all))
      for (const text of [MARKS, `${MARKS}\n`, `a\n${MARKS}b`])
        expect([name, quote(text)]).toEqual([name, expect.not.stringMatching(`[${MARKS}]`)]);
    expect(quoteShell('a\u202eb')).toBe(`"$(printf 'a\\342\\200\\256b')"`);
  });

  it.each<[Name, string, string]>([
    ['quotePython', 'a"""\\\n"', '"""a\\"\\"\\"\\\\\n\\""""'],
    ['quoteJavaScript', 'a`$b${c}\\\n', '`a\\`$b\\${c}\\\\\n`'],
    ['quoteGo', 'a"\\\nb', '`a"\\\nb`'],
    ['quoteGo', 'a`\nb', '"a`\\nb"'],
    ['quoteJava', '  a \n  b"""', '"""\n\\s a\\s\n  b\\"\\"\\""""'],
    ['quoteJava', 'a\u3000\nb', '"a\u3000\\nb"'],
    ['quoteKotlin', 'a"\n\\', '"""a"\n\\"""'],
    ['quoteKotlin', 'a\n$b', '"a\\n\\$b"'],
    ['quotePhp', "it's\n\\$a", "'it\\'s\n\\\\$a'"],
    ['quotePhp', '$a\t', '"\\$a\\t"'],
    ['quoteRuby', "it's #{a}", "'it\\'s #{a}'"],
    ['quoteRuby', '#{a}\u0001', '"\\#{a}\\u{1}"'],
    ['quoteCSharp', 'a""""\n', '"""""\na""""\n\n"""""'],
    ['quoteRust', 'a"#\n', 'r##"a"#\n"##'],
    ['quoteRust', `\n"${'#'.repeat(255)}`, `"\\n\\"${'#'.repeat(255)}"`],
    ['quoteSwift', '\\(a)"""\n', '"""\n\\\\(a)\\"\\"\\"\n\n"""'],
    ['quotePowerShell', "it's ’\n$a", "'it''s ’’\n$a'"],
    ['quotePowerShell', '$a\r\n“"', '"`$a`r`n`“`""'],
    ['quotePython', 'a\u202eb', '"a\\u202eb"'],
  ])('is readable: %s of %j', (name, text, literal) => {
    expect(quotes[name](text)).toBe(literal);
  });
});
