// Whether the Markdown of a page contains what the page says: words of its HTML that the file lacks.
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {parse} from 'parse5';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {worst: {type: 'string', default: '10'}, words: {type: 'string', default: '40'}},
});
const [folder] = positionals;
if (folder === undefined) {
  console.error('Usage: npm run bench:twins -- FOLDER [--worst N] [--words N], FOLDER is a build');
  process.exit(2);
}

/** What readers operate rather than read, and what is the same on every page. */
const SKIPPED = new Set(
  'script style nav button svg select input textarea noscript template header footer aside'.split(
    ' ',
  ),
);

const isElement = (node, name) => node.tagName === name;
const find = (node, name) =>
  isElement(node, name)
    ? node
    : (node.childNodes ?? []).reduce((found, child) => found ?? find(child, name), undefined);

/** The texts of a page's content, with a space between elements that may be on separate lines. */
function textOf(node) {
  if (node.nodeName === '#text') return node.value;
  if (SKIPPED.has(node.tagName)) return ' ';
  const isInline = /^(?:span|b|strong|em|i|wbr|mark)$/.test(node.tagName ?? '');
  const text = (node.childNodes ?? []).map(textOf).join('');
  return isInline ? text : ` ${text} `;
}

const toWords = (text) => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];

/** A file with its other parts: `get.md`, `get.2.md`. */
function readTwin(name) {
  const texts = [];
  for (let part = 1; ; part++) {
    const file = part === 1 ? name : name.replace(/\.md$/, `.${part}.md`);
    if (!statSync(file, {throwIfNoEntry: false})) break;
    texts.push(readFileSync(file, 'utf8'));
  }
  return texts.length === 0 ? undefined : texts.join('\n');
}

const pages = [];
for (const name of readdirSync(folder, {recursive: true})) {
  if (path.basename(name) !== 'index.html') continue;
  const file = path.join(folder, name);
  const twin = readTwin(`${path.dirname(file)}.md`);
  if (twin === undefined) continue;
  const document = parse(readFileSync(file, 'utf8'));
  const main = find(document, 'main');
  const words = toWords(textOf(find(main ?? document, 'article') ?? main ?? document));
  const known = new Set(toWords(twin.replace(/\\(?=[^\w\s])/g, '')));
  const missing = words.filter((word) => !known.has(word));
  pages.push({page: path.dirname(name), words: words.length, missing});
}

const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
const percent = (missing, words) => ((100 * missing) / Math.max(1, words)).toFixed(1);
const [missing, words] = [sum(pages.map((p) => p.missing.length)), sum(pages.map((p) => p.words))];
console.log(
  `${pages.length} pages, ${words} words, ${missing} missing in Markdown (${percent(missing, words)} %)`,
);
const share = ({missing: own, words: all}) => own.length / Math.max(1, all);
for (const page of [...pages].sort((a, b) => share(b) - share(a)).slice(0, Number(values.worst)))
  console.log(
    `${percent(page.missing.length, page.words).padStart(5)} % of ${page.words}  ${page.page}: ${[...new Set(page.missing)].slice(0, 15).join(' ')}`,
  );
const counts = new Map();
for (const word of pages.flatMap((page) => [...new Set(page.missing)]))
  counts.set(word, (counts.get(word) ?? 0) + 1);
console.log(
  `Words that the most pages lack: ${[...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, Number(values.words))
    .map(([word, count]) => `${word} ${count}`)
    .join(', ')}`,
);
