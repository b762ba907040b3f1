/** @jest-environment node */
import fs from 'fs';
import path from 'path';
import {load} from 'js-yaml';
import {JSDOM} from 'jsdom';
import {loadExpectations} from '../support/corpus';
import {parseMarkdown} from '../support/formats';
import {CORPUS} from '../support/site';
import {FIXTURES, renderPages} from './support/renderPages';

/** Only so many pages of larger documents are compared, because rendering is slow. */
const MOST_PAGES = 6;

type Case = {name: string; root: string; source: string};

const own: Case[] = [
  'twin/openapi.yaml',
  ...fs
    .readdirSync(path.join(FIXTURES, 'constructs'))
    .filter((name) => /^(bodies|parameters|responses|schemas|security)/.test(name))
    .map((name) => `constructs/${name}`),
].map((source) => ({name: source, root: FIXTURES, source}));
const real: Case[] = fs.existsSync(CORPUS)
  ? loadExpectations('real')
      // Its sidebar is in a separate file.
      .filter(({name}) => name !== 'redoc-big')
      .map(({name, file}) => ({
        name,
        root: path.join(CORPUS, 'real'),
        source: file,
      }))
  : [];

/**
 * Returns the words of a text, without numbers and symbols, which HTML and Markdown write
 * differently.
 */
const toWords = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);

/** Words that the page or the Markdown uses by itself, and that a document may contain too. */
const OWN_WORDS = new Set(
  (
    'authorization binary body browser bytes callbacks default deepobject delimited description document examples example ' +
    'format form header headers items link links list markdown media most null object only operation ' +
    'operations other parameters pipedelimited place properties property query request required response responses sample ' +
    'schema schemas scopes security sent server servers spacedelimited status string style string type value values ' +
    'copy encoding exploded from generated page root simple webhook when whole ' +
    'field fields missing assembled types where gives variants version with this allowed array boolean integer number open openapi file name more none'
  ).split(' '),
);

/** Inline elements do not separate words: the text before and after them may be a single word. */
const INLINE = /^(A|B|CODE|SPAN|EM|STRONG|MARK|WBR)$/;

function toPageText(html: string): string {
  const walk = (node: Node): string =>
    node.nodeType === 3
      ? (node.textContent ?? '')
      : [...node.childNodes]
          .map(walk)
          .join('')
          .replace(/^.*$/s, (text) => (INLINE.test(node.nodeName) ? text : ` ${text} `));
  return walk(new JSDOM(html).window.document.body);
}

/** Returns the words of the document's author: string values and the names of properties. */
function toDocumentWords(file: string): Set<string> {
  const words: string[] = [];
  const pending: unknown[] = [load(fs.readFileSync(file, 'utf8'))];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (typeof value === 'string') words.push(value);
    if (typeof value !== 'object' || value === null) continue;
    const {properties} = value as {properties?: unknown};
    if (typeof properties === 'object' && properties !== null)
      words.push(...Object.keys(properties));
    for (const inner of Object.values(value))
      if (inner !== undefined && inner !== null) pending.push(inner);
  }
  return toWords(words.join(' '));
}

function toMarkdownText(text: string): string {
  const said: string[] = [];
  // Below the last line are links to other pages.
  const page = text.slice(0, text.lastIndexOf('\n---\n'));
  const walk = (node: ReturnType<typeof parseMarkdown>['children'][number]) => {
    if ('value' in node) said.push(node.value);
    if ('children' in node) for (const child of node.children) walk(child);
    if (!['text', 'inlineCode', 'emphasis', 'strong', 'link'].includes(node.type)) said.push(' ');
  };
  for (const node of parseMarkdown(page).children) walk(node);
  return said.join('');
}

describe.each([...own, ...real].map((entry) => [entry.name, entry] as const))(
  '%s',
  (_name, {root, source}) => {
    it('has the same words in HTML and in Markdown', async () => {
      const {pages, markdown} = await renderPages(source, ['x-owner'], {root, most: MOST_PAGES});
      const known = toDocumentWords(path.join(root, source));
      const lost: string[] = [];
      for (const [key, text] of markdown) {
        const inPage = toWords(toPageText(pages.get(key)!));
        const inTwin = toWords(toMarkdownText(text));
        const missing = (from: Set<string>, other: Set<string>) =>
          [...from].filter((word) => known.has(word) && !other.has(word) && !OWN_WORDS.has(word));
        const [page, twin] = [missing(inTwin, inPage), missing(inPage, inTwin)];
        if (page.length > 0) lost.push(`${key}: not in HTML: ${page.join(' ')}`);
        if (twin.length > 0) lost.push(`${key}: not in Markdown: ${twin.join(' ')}`);
      }
      expect(lost).toEqual([]);
    });
  },
);
