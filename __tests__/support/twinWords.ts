import {JSDOM} from 'jsdom';
import {parseMarkdown, rememberOf, splitSchemas} from './formats';

/** The words of a text, without numbers and symbols, which HTML and Markdown write differently. */
const toWords = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);

/** Words that the page or the Markdown uses by itself, and that a document may contain too. */
const OWN_WORDS = new Set(
  (
    'authorization binary body browser bytes callbacks default deepobject delimited description document examples example ' +
    'format form header headers items link links list markdown media most null object only operation ' +
    'operations other parameters pipedelimited place properties property query request required response responses sample ' +
    'schema schemas scopes security sent server servers spacedelimited status string style string type value values ' +
    'copy encoding exploded from generated page root simple webhook when whole ' +
    'field fields missing made types where gives variants version with this allowed array boolean integer number open openapi file name more none each such part ' +
    'another calls cookies item that includes'
  ).split(' '),
);

/** Words that only the page, or only the Markdown, uses by itself. */
const PAGE_WORDS = new Set(
  'view show described sends code java javascript python ruby rust swift kotlin powershell curl content'.split(
    ' ',
  ),
);
const MARKDOWN_WORDS = new Set('authentication content scope schemes these'.split(' '));

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
  const {body} = new JSDOM(html).window.document;
  // Markdown has no explanations of formats, no titles for searches of the site and no switches of
  // samples, and the label of a method touches the path after it.
  for (const note of body.querySelectorAll(
    '.theme-api-format-note, .theme-api-title-place, .theme-api-samples [aria-pressed]',
  ))
    note.remove();
  for (const method of body.querySelectorAll('.theme-api-method')) method.append(' ');
  return walk(body);
}

/** Below the last line are links to other pages. */
const toMarkdownWords = (text: string) =>
  new Set(
    splitSchemas(text.slice(0, text.lastIndexOf('\n---\n'))).flatMap((part) => [
      ...toSectionWords(part),
    ]),
  );

/** A title; the page omits those that repeat a name next to them. */
const TITLE = /“([^”]*)”/g;

const toSectionWords = rememberOf((part) => toWords(toMarkdownText(part)));

function toMarkdownText(text: string): string {
  const said: string[] = [];
  const walk = (node: ReturnType<typeof parseMarkdown>['children'][number]) => {
    if ('value' in node) said.push(node.value);
    if ('children' in node) for (const child of node.children) walk(child);
    if (!['text', 'inlineCode', 'emphasis', 'strong', 'link'].includes(node.type)) said.push(' ');
  };
  for (const node of parseMarkdown(text).children) walk(node);
  return said.join('');
}

/** The words of the author of documents: strings and the names of properties. */
export function listAuthorWords(documents: readonly unknown[]): ReadonlySet<string> {
  const words: string[] = [];
  const pending = [...documents];
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

/**
 * The words of the author that only the HTML of a page or only its Markdown has.
 * @param folded what the page loads when a reader opens it
 */
export function listUnequalWords(
  html: string,
  markdown: string,
  known: ReadonlySet<string>,
  folded = '',
): string[] {
  const [page, twin] = [toWords(toPageText(html)), toMarkdownWords(markdown)];
  const titles = [...markdown.matchAll(TITLE)].filter(([, title]) =>
    page.has(title!.toLowerCase().replace(/[^\p{L}]/gu, '')),
  );
  const opened = toWords([...page, folded, ...titles.map(([title]) => title)].join(' '));
  const missing = (from: Set<string>, other: Set<string>, own: Set<string>) =>
    [...from].filter(
      (word) => known.has(word) && !other.has(word) && !OWN_WORDS.has(word) && !own.has(word),
    );
  return [
    ...missing(twin, opened, MARKDOWN_WORDS).map((word) => `not in HTML: ${word}`),
    ...missing(page, twin, PAGE_WORDS).map((word) => `not in Markdown: ${word}`),
  ];
}
