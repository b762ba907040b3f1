import {toAlerts} from '../../plugin/model/markdown/alerts';
import {
  createMarkdownParser,
  createMarkdownRenderer,
  type RenderMarkdown,
} from '../../plugin/model/markdown/markdown';
import {createDocumentMarkdown} from '../../plugin/model/markdown/createDocumentMarkdown';
import {withHeadingIds} from '../../plugin/model/markdown/headings';
import {toExcerpt} from '../../plugin/model/markdown/excerpt';
import {toPlainText} from '../../plugin/model/markdown/toPlainText';
import type {Markdown, MarkdownNode} from '../../plugin/model/types';

/** Nodes as tags with attributes. */
const print = (nodes: Markdown): string =>
  typeof nodes === 'string'
    ? nodes
    : nodes
        .map((node: MarkdownNode) => {
          if (typeof node === 'string') return node;
          const [tag, properties, inner] = node;
          const attributes = Object.entries(properties).map(
            ([name, value]) => ` ${name}=${JSON.stringify(value)}`,
          );
          return `<${tag}${attributes.join('')}>${print(inner)}</${tag}>`;
        })
        .join('');

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

  it.each([
    ['a *b* `c` ~~d~~', '<p>a <em>b</em> <code>c</code> <del>d</del></p>'],
    ['[a](https://example.com "T")', '<p><a href="https://example.com" title="T">a</a></p>'],
    ['![a](./b.png)', '<p><img src="./b.png" alt="a"></img></p>'],
    ['## Title', '<h2 id="title">Title</h2>'],
    // As on GitHub.
    [
      '# A & b\n# A & b\n[1](#a--b-1) [2](#c)',
      '<h1 id="a--b">A & b</h1><h1 id="a--b-1">A & b</h1><p><a href="#a--b-1" isOwn=true>1</a> <a href="#c">2</a></p>',
    ],
    ['```json\n{}\n```', '<pre><code className="language-json">{}\n</code></pre>'],
    // Generators copy comments of source code with their margin; code after a text stays code.
    [
      '\n            <p>a</p>\n         <ul>\n            <li>b</li>\n         </ul>\n         ',
      '<p>a</p><ul><li>b</li></ul>',
    ],
    ['\n\t\ta\r\n\r\n\t\t- b', '<p>a</p><ul><li>b</li></ul>'],
    ['a\n\n    b', '<p>a</p><pre><code>b\n</code></pre>'],
    ['    a\n\nb', '<pre><code>a\n</code></pre><p>b</p>'],
    ['    All of\n    them.\n\n    - c', '<p>All of\nthem.</p><ul><li>c</li></ul>'],
    ['    GET /pets', '<pre><code>GET /pets\n</code></pre>'],
    ['\tA name', 'A name'],
    ['\n        a\n\nb', '<p>a</p><p>b</p>'],
    [
      'Gives pets.\n        All of them.\n\n        - a',
      '<p>Gives pets.\nAll of them.</p><ul><li>a</li></ul>',
    ],
    ['Gives pets.\n\n        Needs *a token*.', '<p>Gives pets.</p><p>Needs <em>a token</em>.</p>'],
    ['The state:\n      * a\n      * b', '<p>The state:</p><ul><li>a</li><li>b</li></ul>'],
    ['Send this:\n\n        a', '<p>Send this:</p><pre><code>    a\n</code></pre>'],
    ['- a\n\n        b', '<ul><li>\n<p>a</p>\n<pre><code>  b\n</code></pre>\n</li></ul>'],
    ['3. c\n4. d', '<ol start=3><li>c</li><li>d</li></ol>'],
    [
      '- [x] done',
      '<ul className="contains-task-list"><li className="task-list-item"><input type="checkbox" checked=true disabled=true></input> done</li></ul>',
    ],
    [
      '| a | b |\n|:-:|---|\n| 1 | 2 |',
      '<table><thead><tr><th align="center">a</th><th>b</th></tr></thead><tbody><tr><td align="center">1</td><td>2</td></tr></tbody></table>',
    ],
    [
      '<table><tr><td align="x;y">a</td></tr></table>',
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    ['a\n:-', '<table><thead><tr><th align="left">a</th></tr></thead></table>'],
    [
      '<details open><summary>S</summary>T</details>',
      '<details open=true><summary>S</summary>T</details>',
    ],
    ['a<br>b', '<p>a<br></br>b</p>'],
    // Event handlers, styles, IDs and unknown classes are lost.
    ['<b onclick="x()" style="color:red" id="a" class="x">b</b>', '<p><b>b</b></p>'],
    ['<img src="a.png" onerror="x()" srcset="b.png">', '<img src="a.png" alt=""></img>'],
    // Braces, imports and exports are text: nothing is evaluated.
    [
      'import x from "y"\n\nexport const z = {a}\n\n{1 + 1} {props.x}',
      '<p>import x from "y"</p><p>export const z = {a}</p><p>{1 + 1} {props.x}</p>',
    ],
    ['One\n\nTwo', '<p>One</p><p>Two</p>'],
    ['One\r\n\r\nTwo', '<p>One</p><p>Two</p>'],
    [
      '::::note\n\nouter\n\n:::tip\n\ninner\n\n:::\n\n::::',
      '<blockquote alert="note"><p>outer</p><blockquote alert="tip"><p>inner</p></blockquote></blockquote>',
    ],
    [
      ':::note\n```\n:::\n```\n:::',
      '<blockquote alert="note"><pre><code>:::\n</code></pre></blockquote>',
    ],
    [':::tip Only a title\n:::', '<blockquote alert="tip"><p>Only a title</p></blockquote>'],
  ])('renders %j', (text, html) => {
    expect(print(render(text))).toBe(html);
  });

  it('looks for regular expressions in no more time than the text is long', () => {
    const signs = `These signs: [A-Za-z0-9${String.raw`\!`.repeat(200)}]. ${'^'.repeat(20_000)}`;
    expect(print(render(signs))).toContain('[A-Za-z0-9!!!');
  });

  // A regular expression stays as written.
  it.each([
    String.raw`^[a-z_]+\*$`,
    String.raw`\d{3}_\d{2}_\d{4}`,
    '<[a-z]+>',
    '[a-z]*[0-9]*',
    String.raw`Names match ^[A-Z]{2}\.[a-z]*\.[0-9]*$, e.g. a.`,
    String.raw`格式：^\+?[0-9]{2}\-\w*$。`,
    String.raw`"^(\*|[a-z ]+\.)$" or /^_[a-z]_$/`,
    String.raw`(\w+)\.(\w+), .*_\d+_.*`,
    String.raw`(?<b>x)\.[a-z](\.[a-z]+)*`,
    String.raw`^<b>[^<]*<\/b>$`,
    String.raw`C:\_x_\w`,
    '10^2 and ^1',
  ])('keeps the regular expression in %j', (text) => {
    expect(render(text)).toBe(text);
  });

  it.each([
    [String.raw`**^\d\.[a-z]*$**`, String.raw`<p><strong>^\d\.[a-z]*$</strong></p>`],
    [
      String.raw`**\d\.+**, **[a-z]+**`,
      String.raw`<p><strong>\d\.+</strong>, <strong>[a-z]+</strong></p>`,
    ],
    ['*up to [a-z]*', '<p><em>up to [a-z]</em></p>'],
    [String.raw`[\d\.](/x)`, String.raw`<p><a href="/x">\d\.</a></p>`],
    ['[a-z](/x)+[a-z]+', '<p><a href="/x">a-z</a>+[a-z]+</p>'],
    [String.raw`\d\.<br>\w\.`, String.raw`<p>\d\.<br></br>\w\.</p>`],
    [String.raw`\*a\* and \_`, '<p>*a* and _</p>'],
    ['^[a](/x) costs 5$', '<p>^<a href="/x">a</a> costs 5$</p>'],
    [
      '|a|\n|-|\n|^(a\\|b\\.)$|',
      String.raw`<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>^(a|b\.)$</td></tr></tbody></table>`,
    ],
    [String.raw`${'`'}^\d$${'`'} \d\.`, String.raw`<p><code>^\d$</code> \d\.</p>`],
    // Beside Chinese, Japanese and Korean words, punctuation ends emphasis.
    ['**前置条件：**服', '<p><strong>前置条件：</strong>服</p>'],
    ['これは**「重要」**です', '<p>これは<strong>「重要」</strong>です</p>'],
    ['**`id`**를 *(x)*은', '<p><strong><code>id</code></strong>를 <em>(x)</em>은</p>'],
    // Between backticks HTML is code, too.
    ['<p>a `b` <b>c</b> `<d>`</p>', '<p>a <code>b</code> <b>c</b> <code><d></code></p>'],
    ['<pre>`a`</pre>', '<pre>`a`</pre>'],
    ['<p title="`a`">it`s <b>`</b></p>', '<p title="`a`">it`s <b>`</b></p>'],
  ])('tells Markdown from other text: %j', (text, html) => {
    const rendered = render(text);
    expect(print(typeof rendered === 'string' ? [['p', {}, [rendered]]] : rendered)).toBe(html);
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

  it('is rendered only once for the same text', () => {
    expect(render('a *b*')).toBe(render('a *b*'));
  });

  it.each([
    ['many brackets', '['.repeat(50_000)],
    ['many delimiters', '*a_ '.repeat(50_000)],
    ['nested quotations', `${'> '.repeat(20_000)}x`],
    ['nested lists', `${'- '.repeat(20_000)}x`],
    ['nested elements', `${'<div>'.repeat(50_000)}x`],
    ['nested elements in separate paragraphs', '<div>\n\n'.repeat(4_000)],
    ['a link label of many lines', `[${'a\n'.repeat(20_000)}]: x`],
    ['a very long text', 'a *b* '.repeat(100_000)],
    ['deep lists on many lines', `${'- '.repeat(28)}x\n`.repeat(1_500)],
    ['deep lists and quotations on many lines', `${'> 1. '.repeat(14)}x\n\n`.repeat(1_500)],
    ['deep lists between paragraphs', `a\n\n${`${'- '.repeat(28)}x\n`.repeat(9)}\n`.repeat(150)],
    ['many footnotes', 'a[^1]\n\n[^1]: x\n\n'.repeat(1_000)],
  ])('is still shown when it would slow down a parser: %s', (_what, text) => {
    expect(toExcerpt(render(text))).not.toBe('');
    expect(render.isAsWritten(text)).toBe(true);
  });

  it('is read up to the part that would slow down a parser', () => {
    const text = `- *a*\n\nb\n\n${`${'- '.repeat(28)}x\n`.repeat(200)}`;
    expect(print(render(text)).slice(0, 60)).toBe(
      '<ul><li><em>a</em></li></ul><p>b</p><p>- - - - - - - - - - -',
    );
    expect(render.isAsWritten(text)).toBe(true);
  });

  it('threat 165: is shown as written once the texts of a document have 20,000 lists and quotations', () => {
    const rendered = Object.assign(
      jest.fn(() => 'Markdown'),
      {isAsWritten: () => false},
    );
    const renderWithin = createDocumentMarkdown(rendered);
    const texts = Array.from({length: 12}, (_, index) => `${index}\n${'- a\n'.repeat(2_000)}`);
    // A text that occurs several times is rendered and counted once.
    for (const text of [...texts.slice(0, 10), ...texts.slice(0, 10)])
      expect(renderWithin(text)).toBe('Markdown');
    for (const text of texts.slice(10)) expect(print(renderWithin(text))).toMatch(/^\d+\n- a\n/);
    expect(texts.map(renderWithin.isAsWritten)).toEqual(texts.map((_, index) => index >= 10));
    expect(renderWithin('a')).toBe('Markdown');
  });

  it.each(['note', 'tip', 'important', 'warning', 'caution'])(
    'includes GitHub alerts: %s',
    (alert) => {
      const marker = `[!${alert.toUpperCase()}]`;
      const note = `<blockquote alert="${alert}"><p>a <code>b</code></p></blockquote>`;
      expect(print(render(`> ${marker}\n> a \`b\``))).toBe(note);
      expect(print(render(`> [!${alert}]  \n> a \`b\``))).toBe(note);
      expect(print(render(`> ${marker}\n>\n> a \`b\``))).toBe(note);
      expect(print(render(`text\n> ${marker}\n> a \`b\``))).toBe(`<p>text</p>${note}`);
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
      const content = '<p>a <code>b</code></p>';
      const note = `<blockquote alert="${kind}">${content}</blockquote>`;
      expect(print(render(`:::${kind}\n\na \`b\`\n\n:::`))).toBe(note);
      expect(print(render(`before\n:::${kind}\na \`b\`\n:::\nafter`))).toBe(
        `<p>before</p>${note}<p>after</p>`,
      );
      for (const title of ['[Mind *this*]', ' Mind *this*', '{.wide} Mind *this*'])
        expect(print(render(`:::${kind}${title}\n\na \`b\`\n\n:::`))).toBe(
          `<blockquote alert="${kind}" titled=true><p>Mind <em>this</em></p>${content}</blockquote>`,
        );
    },
  );

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
  const WORDS =
    'a|b c| |`|`x`|[|]|[t]|(https://x.y/z_a)|[t](https://x.y)|_|\n|\n\n|*|!|&amp;|& |www.x|http://a.b|- |1. |    |:|#|=|~|\\|@|é|.|---|  \n|\t|>|[^1]|a_b|_c_|**|**a**|**b `c`**|**d [e](https://x.y)**|> |> [!NOTE]\n> f|\n> |* |\n* g|\n- h|## |\n\n### i|[`j` k](https://x.y)|(|)|"|[x] |_d e_|[t](/x/y#z)|`<f>`|<|<b>|\n* `g`'
      .split('|')
      .concat('|');

  const EXPRESSIONS = '^|$|\\d|[a-z]+|(?:|_a_|**b**|*|(|)| |.|`x`|\n|[t](/x/y)|"|，|服'.split('|');

  /** A text of random words, always the same for the same seed. */
  function toText(seed: number, from: readonly string[]): string {
    let state = seed;
    const next = (below: number) => {
      state = (state * 1103515245 + 12345) % 2147483648;
      return Math.floor(state / 65536) % below;
    };
    return Array.from({length: 1 + next(8)}, () => from[next(from.length)]).join('');
  }

  it('gives the same result as the parser', async () => {
    const [render, parse] = await Promise.all([createMarkdownRenderer(), createMarkdownParser()]);
    for (let seed = 1; seed <= 2_000; seed++) {
      const text = toText(seed * 7919, seed % 2 === 0 ? EXPRESSIONS : WORDS);
      const rendered = render(text);
      const nodes =
        typeof rendered === 'string' && rendered !== '' ? [['p', {}, [rendered]]] : [...rendered];
      const parsed = withHeadingIds(toAlerts(parse(text)));
      const [only, ...others] = parsed;
      // A single text becomes a paragraph on the page.
      expect({text, nodes}).toEqual({
        text,
        nodes: typeof only === 'string' && others.length === 0 ? [['p', {}, [only]]] : parsed,
      });
    }
  });
});
