import fc from 'fast-check';
import {parseFragment, type DefaultTreeAdapterTypes} from 'parse5';
import {createTestLoader} from '../../support/createTestLoader';
import {createFolder} from '../../support/folder';
import {findNodes} from '../../support/formats';
import {toTextDocument} from '../../support/textDocument';
import {words} from '../../proxy/support/words';
import {renderContent} from './renderPages';

/** What begins or ends a declaration, an attribute, a tag, a URL or markup. */
const PIECES = [
  ...words(
    '" \' ` < > ; : = { } ( ) [ ] / \\ & # % $ @ ! * _ ~ | style= class= id= href= src= onerror= srcdoc= /> </a> </style> </script>',
    'red; ;position:fixed;inset:0 ;background:url(https://evil.example/a.png) !important --x:y url( var(--x) expression( rgb(1 #fff @import /* */',
    '\\22 \\3b &quot; &#34; &lt; javascript:alert(1) data:text/html,x vbscript:x //evil.example https://evil.example/a.png #2e8555',
    'theme-api-badge alert--danger language-js hidden __proto__ constructor toString',
  ),
  ...[
    ' ',
    '\n',
    '\t',
    '\0',
    '\u2028',
    '\ud800',
    'ſ',
    ' onload=alert(1) ',
    '" style="position:fixed',
  ],
  '<b style="position:fixed" class="alert hidden" id="__docusaurus" onclick=x data-x=y>',
  '<a href="javascript:x" style=color:red target=_self download ping=x>',
  '<img src=x onerror=x srcset="https://evil.example/a.png" style=x class=x width=9 height="1;x">',
  '<table><tr><td align="x;y" colspan=2 background=x bgcolor=red width=9>',
  '<ol start=3 type="x" reversed>',
  '<input type=checkbox form=x formaction=x name=y>',
  '<details open name=x>',
  '<style>*{}</style><svg><style>*{}</style></svg><link rel=stylesheet href=x>',
  '<code class="language-x language-;y hidden">',
  '![x](https://evil.example/a.png)',
  '![x](/a.png "t\\" style=x")',
  '[x](https://example.com "t\\" style=x")',
  '\n```js" style="x\ncode\n```\n',
  '\n:::note{.x style=y}\ntext\n:::\n',
];

const hostileText = fc
  .array(fc.oneof({weight: 9, arbitrary: fc.constantFrom(...PIECES)}, fc.string({maxLength: 4})), {
    minLength: 1,
    maxLength: 5,
  })
  .map((pieces) => pieces.join(''));

/** All that an author may mean by a text. */
const HARMLESS = [
  'Words',
  '#2e8555',
  'https://example.com/a',
  '/a.png',
  '{$request.body#/url}',
  'Some *words*, **more**, `code`, ~~gone~~ and [a link](https://example.com "title").\n\n---\n\n1. one\n\n3. two',
  '![a](/a.png "title") and <img src="/a.png" alt="a" width="9" height="9">, [![a](/a.png)](https://example.com)',
  '| a | b | c |\n|:--|--:|:-:|\n| c | d | e |\n\n<table><tr><td colspan="2" rowspan="2" title="t">a</td></tr></table>',
  '- [x] done\n- [ ] not\n\n[^1]\n\n[^1]: note',
  '# One\n\n## Two\n\n### Three\n\n#### Four\n\n##### Five\n\n###### Six',
  '```js\ncode\n```\n\n<code class="language-js">code</code> <a name="x" title="t">x</a>',
  ...['note', 'tip', 'info', 'important', 'warning', 'danger', 'caution'].map(
    (kind) => `:::${kind} Title\n\nWords\n\n:::`,
  ),
  '<details open title="t"><summary title="t">a</summary><div>b</div></details>',
  'a abbr b cite del em i ins kbd li mark q s samp section small span strong sub sup tt u var'
    .split(' ')
    .map((tag) => `<${tag} title="t">x</${tag}>`)
    .join(' '),
  '<dl title="t"><dt title="t">a</dt><dd title="t">b</dd></dl><br title="t"><hr title="t">',
  '<ul title="t"><li title="t">a</li></ul><ol title="t" start="2"><li>a</li></ol><input type="checkbox" title="t">',
  '<table title="t"><caption title="t">a</caption><thead title="t"><tr title="t"><th title="t">a</th></tr></thead><tbody title="t"><tr><td>a</td></tr></tbody><tfoot title="t"><tr><td>a</td></tr></tfoot></table>',
  '<blockquote title="t">a</blockquote><pre title="t">a</pre><p title="t">a</p>',
];

type Element = {name: string; attributes: [name: string, value: string][]};

function listElements(html: string): Element[] {
  const found: Element[] = [];
  const pending: DefaultTreeAdapterTypes.Node[] = [parseFragment(html)];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if ('attrs' in node)
      found.push({
        name: node.tagName,
        attributes: node.attrs.map(({name, value}) => [name, value]),
      });
    if ('content' in node) pending.push(node.content);
    if ('childNodes' in node) pending.push(...node.childNodes);
  }
  return found;
}

/** Attributes with words of the document, names of places on the page, or numbers. */
const FREE = new Set(
  words(
    'title alt aria-label label value id for aria-controls aria-labelledby aria-describedby popovertarget width height start colspan rowspan data-made',
  ),
);

/** What a value must be to have no effect but the intended one. */
const INTENDED: {[attribute: string]: RegExp} = {
  id: /^\S+$/,
  style: /^color:(?:#[\da-f]{3,8}|[a-z]+|[a-z]+\([\w\s.,%/+-]*\))$/,
  href: /^(?:https?:|mailto:|[^:/?#]*(?:[/?#]|$))/i,
  // Images of other hosts are links.
  src: /^(?![/\\]{2})[^:/?#]*(?:[/?#]|$)/,
  'data-made': /^[\d ]+$/,
};

/** What a text can change in a page: elements, attributes, their fixed values, and classes. */
function listParts(elements: readonly Element[]): string[] {
  return elements.flatMap(({name, attributes}) => [
    `<${name}>`,
    ...attributes.flatMap(([attribute, value]) => {
      const isIntended = INTENDED[attribute]?.test(value) ?? true;
      const part = `<${name} ${attribute}>`;
      if (!isIntended) return `${part} ${value}`;
      if (attribute === 'class')
        return value
          .split(/\s+/)
          .map((one) => `class ${one.replace(/^language-[\w.+#-]+$/, 'language-')}`);
      return FREE.has(attribute) || attribute in INTENDED ? part : `${part} ${value}`;
    }),
  ]);
}

/** The parts of all pages of a document with texts, and of the HTML in their Markdown. */
async function readParts(next: () => string): Promise<Set<string>> {
  const siteDir = createFolder({
    'docs.json': JSON.stringify({tab: 'API', api: {source: 'api.json'}}),
    'api.json': JSON.stringify(toTextDocument(next)),
  });
  const content = await createTestLoader(siteDir, {showExtensions: ['x-shown']})();
  const {pages, markdown} = await renderContent(content);
  if (pages.size !== 4) throw new Error(`The document has ${pages.size} pages.`);
  const html = [...markdown.values()].flatMap((text) =>
    findNodes(text, 'html').map(({value}) => value),
  );
  return new Set([
    ...[...pages.values()].flatMap((page) => listParts(listElements(page))),
    ...html.flatMap((part) => listParts(listElements(part)).map((one) => `Markdown ${one}`)),
  ]);
}

/** Each in turn, so that each is at other places in each document. */
function createHarmless(): () => string {
  let count = 0;
  return () => HARMLESS[count++ % HARMLESS.length] ?? '';
}

/**
 * What hostile texts add to the pages of a document that has them in every place: parts that no
 * harmless text adds, with the texts of the document.
 */
export async function listAddedParts(
  count: number,
  seed: number,
): Promise<{part: string; texts: string[]}[]> {
  const next = createHarmless();
  const intended = new Set<string>();
  // Only with images everywhere is one sure to be the logo, and only with a server that HTTP cannot
  // call does the one with variables come first.
  for (const harmless of [next, next, next, () => '/a.png', () => 'wss://example.com'])
    for (const part of await readParts(harmless)) intended.add(part);
  const texts = fc.sample(hostileText, {numRuns: count, seed});
  const added: {part: string; texts: string[]}[] = [];
  for (let used = 0; used < count;) {
    const start = used;
    for (const part of await readParts(() => texts[used++ % count] ?? ''))
      if (!intended.has(part)) added.push({part, texts: texts.slice(start, used)});
  }
  return added;
}
