import {toAlerts} from '../../plugin/model/markdown/alerts';
import {createMarkdownRenderer, type RenderMarkdown} from '../../plugin/model/markdown/markdown';
import {createMarkdownParser} from '../../plugin/model/markdown/parser';
import {toExcerpt} from '../../plugin/model/markdown/excerpt';
import {toPlainText} from '../../plugin/model/markdown/toPlainText';
import type {MarkdownNode} from '../../plugin/model/types';

describe('Markdown', () => {
  let render: RenderMarkdown;
  beforeAll(async () => {
    render = await createMarkdownRenderer();
  });

  it('becomes a string for a plain paragraph, with entities decoded', () => {
    expect(render('Returns one pet.')).toBe('Returns one pet.');
    expect(render('  Two lines\n  of a paragraph  ')).toBe('Two lines\nof a paragraph');
    expect(render('Cats &amp; dogs')).toBe('Cats & dogs');
  });

  it('is split into paragraphs with both kinds of line endings', () => {
    const paragraphs = [
      ['p', {}, ['One']],
      ['p', {}, ['Two']],
    ];
    expect(render('One\n\nTwo')).toEqual(paragraphs);
    expect(render('One\r\n\r\nTwo')).toEqual(paragraphs);
  });

  it.each([
    [
      'a *b* `c` ~~d~~',
      [['p', {}, ['a ', ['em', {}, ['b']], ' ', ['code', {}, ['c']], ' ', ['del', {}, ['d']]]]],
    ],
    [
      '[a](https://example.com "T")',
      [['p', {}, [['a', {href: 'https://example.com', title: 'T'}, ['a']]]]],
    ],
    ['![a](./b.png)', [['p', {}, [['img', {src: './b.png', alt: 'a'}, []]]]]],
    ['## Title', [['h2', {}, ['Title']]]],
    ['```json\n{}\n```', [['pre', {}, [['code', {className: 'language-json'}, ['{}\n']]]]]],
    [
      '3. c\n4. d',
      [
        [
          'ol',
          {start: 3},
          [
            ['li', {}, ['c']],
            ['li', {}, ['d']],
          ],
        ],
      ],
    ],
    [
      '- [x] done',
      [
        [
          'ul',
          {className: 'contains-task-list'},
          [
            [
              'li',
              {className: 'task-list-item'},
              [['input', {type: 'checkbox', checked: true, disabled: true}, []], ' done'],
            ],
          ],
        ],
      ],
    ],
    [
      '| a | b |\n|:-:|---|\n| 1 | 2 |',
      [
        [
          'table',
          {},
          [
            [
              'thead',
              {},
              [
                [
                  'tr',
                  {},
                  [
                    ['th', {align: 'center'}, ['a']],
                    ['th', {}, ['b']],
                  ],
                ],
              ],
            ],
            [
              'tbody',
              {},
              [
                [
                  'tr',
                  {},
                  [
                    ['td', {align: 'center'}, ['1']],
                    ['td', {}, ['2']],
                  ],
                ],
              ],
            ],
          ],
        ],
      ],
    ],
    [
      '<details open><summary>S</summary>T</details>',
      [['details', {open: true}, [['summary', {}, ['S']], 'T']]],
    ],
    ['a<br>b', [['p', {}, ['a', ['br', {}, []], 'b']]]],
  ])('renders %j', (text, nodes) => {
    expect(render(text)).toEqual(nodes);
  });

  it.each([
    ['[a](javascript:alert(1))', 'a'],
    ['[a](java&#x0A;script:alert(1))', 'a'],
    ['[a](data:text/html,x)', 'a'],
    ['[a](VBScript:x)', 'a'],
    ['![alt](javascript:x)', 'alt'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
  ])('loses the unsafe URL in %j', (text, words) => {
    expect(render(text)).toBe(words);
  });

  it.each([
    '<script>alert(1)</script>',
    'a <script>alert(1)</script>',
    '<iframe src="https://example.com">',
    '<style>*{}</style>',
    '<form><button>b</button></form>',
    'Array<string>',
    '<petId>',
    'Map<K, V>',
    '<Foo.Bar />',
  ])('shows %j as text', (text) => {
    const rendered = render(text);
    expect(JSON.stringify(rendered)).not.toMatch(
      /"(script|iframe|style|form|button|string|petid|foo\.bar)"/i,
    );
    expect(toExcerpt(rendered)).toContain(text.match(/<[^>]+/)![0]);
  });

  it('loses event handlers, styles, IDs and unknown classes', () => {
    expect(render('<b onclick="x()" style="color:red" id="a" class="x">b</b>')).toEqual([
      ['p', {}, [['b', {}, ['b']]]],
    ]);
    expect(render('<img src="a.png" onerror="x()" srcset="b.png">')).toEqual([
      ['img', {src: 'a.png', alt: ''}, []],
    ]);
  });

  it('includes tables of one column, which need no vertical bars', () => {
    expect(render('a\n:-')).toEqual([
      ['table', {}, [['thead', {}, [['tr', {}, [['th', {align: 'left'}, ['a']]]]]]]],
    ]);
  });

  it('is never evaluated: braces, imports and exports are text', () => {
    const text = 'import x from "y"\n\nexport const z = {a}\n\n{1 + 1} {props.x}';
    expect(render(text)).toEqual([
      ['p', {}, ['import x from "y"']],
      ['p', {}, ['export const z = {a}']],
      ['p', {}, ['{1 + 1} {props.x}']],
    ]);
  });

  it('is rendered only once for the same text', () => {
    expect(render('a *b*')).toBe(render('a *b*'));
  });

  it.each([
    ['many brackets', '['.repeat(50_000)],
    ['many delimiters', '*a_ '.repeat(50_000)],
    ['nested quotations', `${'> '.repeat(20_000)}x`],
    ['nested lists', `${'- '.repeat(20_000)}x`],
    ['nested elements', `${'<div>'.repeat(50_000)}x`],
    ['nested elements in separate paragraphs', '<div>\n\n'.repeat(3_000)],
    ['a link label of many lines', `[${'a\n'.repeat(20_000)}]: x`],
    ['a very long text', 'a *b* '.repeat(100_000)],
  ])('is still shown when it would slow down a parser: %s', (_what, text) => {
    expect(toExcerpt(render(text))).not.toBe('');
  });

  it.each(['note', 'tip', 'important', 'warning', 'caution'])(
    'includes GitHub alerts: %s',
    (alert) => {
      const marker = `[!${alert.toUpperCase()}]`;
      const note: MarkdownNode = ['blockquote', {alert}, [['p', {}, ['a ', ['code', {}, ['b']]]]]];
      expect(render(`> ${marker}\n> a \`b\``)).toEqual([note]);
      expect(render(`> [!${alert}]  \n> a \`b\``)).toEqual([note]);
      expect(render(`> ${marker}\n>\n> a \`b\``)).toEqual([note]);
      expect(render(`text\n> ${marker}\n> a \`b\``)).toEqual([['p', {}, ['text']], note]);
      expect(toExcerpt(render(`> ${marker}\n> a \`b\``))).toBe('a b');
    },
  );

  it.each([
    '> [!NOTE] a',
    '> [!OTHER]\n> a',
    '> [!NOTE]',
    '> a\n> [!NOTE]',
    '> > [!NOTE]\n> > a',
    '- > [!NOTE]\n  > a',
  ])('has no alert for other quotations: %j', (text) => {
    expect(JSON.stringify(render(text))).toContain('[!');
    expect(JSON.stringify(render(text))).not.toContain('"alert"');
  });

  it.each(['note', 'tip', 'info', 'important', 'warning', 'danger', 'caution'])(
    'includes Docusaurus admonitions: %s',
    (kind) => {
      const content: MarkdownNode = ['p', {}, ['a ', ['code', {}, ['b']]]];
      expect(render(`:::${kind}\n\na \`b\`\n\n:::`)).toEqual([
        ['blockquote', {alert: kind}, [content]],
      ]);
      expect(render(`before\n:::${kind}\na \`b\`\n:::\nafter`)).toEqual([
        ['p', {}, ['before']],
        ['blockquote', {alert: kind}, [content]],
        ['p', {}, ['after']],
      ]);
      for (const opening of [
        `:::${kind}[Mind *this*]`,
        `:::${kind} Mind *this*`,
        `:::${kind}{.wide} Mind *this*`,
      ]) {
        expect(render(`${opening}\n\na \`b\`\n\n:::`)).toEqual([
          [
            'blockquote',
            {alert: kind, titled: true},
            [['p', {}, ['Mind ', ['em', {}, ['this']]]], content],
          ],
        ]);
      }
    },
  );

  it('includes nested admonitions and admonitions with code', () => {
    expect(render('::::note\n\nouter\n\n:::tip\n\ninner\n\n:::\n\n::::')).toEqual([
      [
        'blockquote',
        {alert: 'note'},
        [
          ['p', {}, ['outer']],
          ['blockquote', {alert: 'tip'}, [['p', {}, ['inner']]]],
        ],
      ],
    ]);
    expect(render(':::note\n```\n:::\n```\n:::')).toEqual([
      ['blockquote', {alert: 'note'}, [['pre', {}, [['code', {}, [':::\n']]]]]],
    ]);
    expect(render(':::tip Only a title\n:::')).toEqual([
      ['blockquote', {alert: 'tip'}, [['p', {}, ['Only a title']]]],
    ]);
  });

  it.each([
    'At 10:30:45',
    ':smile: and :::',
    ':::other\n\na\n\n:::',
    ':::note\n\nno end',
    'arn:aws:iam:::role',
    '    :::note\n    a\n    :::',
    '```\n:::note\na\n:::\n```',
    ':::Note\na\n:::',
    ':::notes\na\n:::',
  ])('has no admonition for other text: %j', (text) => {
    expect(JSON.stringify(render(text))).not.toContain('"alert"');
    expect(toPlainText(render(text)).replace(/\s/g, '')).toBe(text.replace(/```|\s/g, ''));
  });

  it('is rendered in reasonable time with thousands of lines that look like admonitions', () => {
    const start = performance.now();
    for (const text of [
      ':::note\n'.repeat(20_000),
      ':::note\na\n:::\n'.repeat(5_000),
      `${':'.repeat(50_000)}\n`.repeat(3),
    ])
      render(text);
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  it('is shortened to an excerpt of whole words', () => {
    const text = '# Title\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nSome *words* and more.\n\nRest.';
    expect(toExcerpt(render(text))).toBe('Some words and more.');
    expect(toExcerpt(render('| a | b |\n|---|---|\n| 1 | 2 |'))).toBe('');
    expect(toExcerpt(render('# Title\n\n- one\n- two'))).toBe('Title');
    const excerpt = toExcerpt(`${'word '.repeat(50)}end`);
    expect(excerpt).toMatch(/^(word )+word…$/);
    expect(excerpt.length).toBeLessThanOrEqual(160);
  });
});

describe('the fast path without the parser', () => {
  const WORDS = [
    'a',
    'b c',
    ' ',
    '`',
    '`x`',
    '[',
    ']',
    '[t]',
    '(https://x.y/z_a)',
    '[t](https://x.y)',
    '_',
    '\n',
    '\n\n',
    '*',
    '!',
    '&amp;',
    '& ',
    'www.x',
    'http://a.b',
    '- ',
    '1. ',
    '    ',
    ':',
    '#',
    '=',
    '~',
    '\\',
    '@',
    'é',
    '.',
    '---',
    '  \n',
    '\t',
    '>',
    '[^1]',
    'a_b',
    '_c_',
    '|',
    '**',
    '**a**',
    '**b `c`**',
    '**d [e](https://x.y)**',
    '> ',
    '> [!NOTE]\n> f',
    '\n> ',
    '* ',
    '\n* g',
    '\n- h',
    '## ',
    '\n\n### i',
    '[`j` k](https://x.y)',
    '(',
    ')',
    '"',
    '[x] ',
    '_d e_',
    '[t](/x/y#z)',
    '`<f>`',
    '<',
    '<b>',
    '\n* `g`',
  ];

  /** A text of random words, always the same for the same seed. */
  function toText(seed: number): string {
    let state = seed;
    const next = (below: number) => {
      state = (state * 1103515245 + 12345) % 2147483648;
      return Math.floor(state / 65536) % below;
    };
    return Array.from({length: 1 + next(8)}, () => WORDS[next(WORDS.length)]).join('');
  }

  it('gives the same result as the parser', async () => {
    const [render, parse] = await Promise.all([createMarkdownRenderer(), createMarkdownParser()]);
    for (let seed = 1; seed <= 1_000; seed++) {
      const text = toText(seed * 7919);
      const rendered = render(text);
      const nodes =
        typeof rendered === 'string' && rendered !== '' ? [['p', {}, [rendered]]] : [...rendered];
      const parsed = toAlerts(parse(text));
      const [only, ...others] = parsed;
      // A single text becomes a paragraph on the page.
      expect({text, nodes}).toEqual({
        text,
        nodes: typeof only === 'string' && others.length === 0 ? [['p', {}, [only]]] : parsed,
      });
    }
  });
});
