import type {MarkdownNode} from '../../../plugin/model/types';
import {getProse} from '../../../plugin/exports/markdown/prose';
import {
  escapeText,
  toCode,
  toCodeBlock,
  toItem,
  toLink,
} from '../../../plugin/exports/markdown/text';
import {findNodes, parseMarkdown} from '../../support/formats';

const HOSTILE = [
  '`',
  '``',
  ' ` ',
  'a`b``c',
  '*bold*',
  '_it_',
  '# title',
  '- item',
  '1. one',
  '2) two',
  '+ more',
  '[x](y)',
  '<b>',
  '&amp;',
  '~~gone~~',
  '| a |',
  'a\nb',
  '!',
  '![x](y)',
  '\\',
  '***',
  '===',
  '---',
];

describe('the Markdown writer', () => {
  it.each(HOSTILE)('keeps %j literal in text', (text) => {
    const [paragraph, ...others] = parseMarkdown(escapeText(text)).children;
    expect(others).toEqual([]);
    expect(paragraph).toMatchObject({
      type: 'paragraph',
      children: [{type: 'text', value: text.replace(/\s+/g, ' ').trim()}],
    });
  });

  it.each(['https://x.example/a<b title="x">', 'a:HTTP://x.example\\<b>', 'www.x.example<b>c</b>'])(
    'makes no HTML of %j, although its URL becomes a link',
    (text) => {
      expect(findNodes(escapeText(text), 'html')).toEqual([]);
      expect(findNodes(toLink(text, 'https://y.example'), 'html')).toEqual([]);
    },
  );

  it.each(HOSTILE)('keeps %j literal in code', (text) => {
    expect(findNodes(`x ${toCode(text)} y`, 'inlineCode').map(({value}) => value.trim())).toEqual([
      text.replace('\n', ' ').trim(),
    ]);
    expect(findNodes(toCodeBlock(text, 'x`y'), 'code').map(({value}) => value)).toEqual([text]);
  });

  it('keeps a URL with parentheses and spaces in a single link', () => {
    expect(findNodes(toLink('a [b]', 'https://x.example/a (b) c'), 'link')).toMatchObject([
      {url: 'https://x.example/a (b) c', children: [{value: 'a [b]'}]},
    ]);
  });

  it('keeps paragraphs and code blocks inside their list item', () => {
    const [list, ...others] = parseMarkdown(
      toItem('head', ['words', toCodeBlock('a\n\nb')]),
    ).children;
    expect(others).toEqual([]);
    expect(list).toMatchObject({
      type: 'list',
      children: [
        {children: [{type: 'paragraph'}, {type: 'paragraph'}, {type: 'code', value: 'a\n\nb'}]},
      ],
    });
  });
});

describe('descriptions', () => {
  it.each(['ol', 'ul', 'dl'])('have no HTML from text directly in %s', async (tag) => {
    const prose = await getProse();
    const text = prose([[tag, {}, ['a <b title="x">', ['strong', {}, ['b']], '<i>']]]);
    expect(findNodes(text, 'html')).toEqual([]);
    expect(text).toContain('a \\<b title="x">**b**\\<i>');
  });

  it('keep their formatting in Markdown', async () => {
    const prose = await getProse();
    expect(prose('Use a * and [b], or snake_case_names.')).toBe(
      'Use a \\* and \\[b], or snake_case_names.',
    );
    expect(prose([['p', {}, [['strong', {}, ['前置条件：']], '服']]])).toBe('**前置条件：**服');
    const nodes: MarkdownNode[] = [
      [
        'p',
        {},
        [
          '10',
          ['sup', {}, ['6']],
          ' ',
          ['a', {href: 'https://x.example'}, ['more']],
          ' ',
          ['code', {}, ['a_b']],
        ],
      ],
      [
        'ul',
        {},
        [
          ['li', {}, ['one']],
          ['li', {}, ['two']],
        ],
      ],
      [
        'table',
        {},
        [
          ['thead', {}, [['tr', {}, [['th', {}, ['a']]]]]],
          ['tbody', {}, [['tr', {}, [['td', {}, ['1 | 2']]]]]],
        ],
      ],
    ];
    expect(prose(nodes)).toBe(
      '10<sup>6</sup> [more](https://x.example) `a_b`\n\n- one\n- two\n\n| a      |\n| ------ |\n| 1 \\| 2 |',
    );
  });

  it('keep the boxes of a task list', async () => {
    const prose = await getProse();
    const box = (checked: boolean): MarkdownNode => ['input', {type: 'checkbox', checked}, []];
    expect(
      prose([
        [
          'ul',
          {},
          [
            ['li', {}, [box(true), ' ', ['strong', {}, ['one']]]],
            ['li', {}, [['p', {}, [box(false), ' two']]]],
          ],
        ],
      ]),
    ).toBe('- [x] **one**\n\n- [ ] two');
  });

  it('write alerts in the notation of GitHub', async () => {
    const prose = await getProse();
    const nodes: MarkdownNode[] = [
      [
        'blockquote',
        {alert: 'note'},
        [
          ['p', {}, ['one ', ['code', {}, ['two']]]],
          ['p', {}, ['three']],
        ],
      ],
      ['blockquote', {}, [['p', {}, ['[!NOTE] four']]]],
    ];
    expect(prose(nodes)).toBe('> [!NOTE]\n> one `two`\n>\n> three\n\n> \\[!NOTE] four');
    expect(
      prose([
        [
          'blockquote',
          {alert: 'danger', titled: true},
          [
            ['p', {}, ['Mind ', ['code', {}, ['this']]]],
            ['p', {}, ['one']],
          ],
        ],
      ]),
    ).toBe('> [!CAUTION]\n> **Mind `this`**\n>\n> one');
  });

  it('adjust headings to the level of their section, and use bold text if there is no level', async () => {
    const prose = await getProse();
    const nodes: MarkdownNode[] = [
      ['h1', {}, ['First']],
      ['h3', {}, ['Second']],
    ];
    expect(prose(nodes, 2)).toBe('## First\n\n### Second');
    expect(prose(nodes)).toBe('**First**\n\n**Second**');
  });

  // Levels as in the document, then those of the text in a section of level 2.
  it.each([
    ['a level is skipped below one that has all', '12131', '23232'],
    ['the first level is not the highest', '312', '223'],
    ['a level is used at two depths', '132', '233'],
  ])('skip no level if %s', async (_case, levels, expected) => {
    const prose = await getProse();
    const nodes = [...levels].map((level): MarkdownNode => [`h${level}`, {}, ['Title']]);
    const text = prose(nodes, 2);
    expect(text.split('\n\n').map((line) => line.indexOf(' '))).toEqual([...expected].map(Number));
  });
});
