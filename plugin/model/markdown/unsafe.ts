import {pushReversed} from '../pushReversed';
import type {Nodes} from 'mdast';
import {toSafeUrl} from '../url';

/**
 * What a text asks for and does not get as written: `tag` and `attribute` by their names, `url` by
 * its scheme or as a whole, `percent` by a URL whose percent signs had to be escaped.
 */
type UnsafePart = {kind: 'tag' | 'attribute' | 'url' | 'percent'; name: string};

/**
 * Finds what may run, load or send something in a text of CommonMark. Nothing of it reaches a page.
 */
export type FindUnsafe = (text: string) => UnsafePart[];

const TAGS =
  'script style iframe frame frameset object embed applet form button select textarea link meta base svg math template video audio'.split(
    ' ',
  );
/** Where the destination of a link begins, in Markdown and in HTML. */
const DESTINATION = '(?:\\]\\(|\\]:|=|<)\\s{0,9}["\'<]?';
/**
 * Of a destination: a percent sign that escapes nothing or bytes that may not be UTF-8, and a host
 * of other characters than usual. Bounded, so that a long text of marks takes no long time.
 */
const ODD_URL = `${DESTINATION}(?:[^\\s)>"']{0,300}%(?![0-7][\\da-f])|[a-z+.-]{0,12}:?//[^\\s/)>"'?#]{0,100}[^\\w.:@%~/\\s)>"'?#-])`;
const SUSPICIOUS = new RegExp(
  `<(?:${TAGS.join('|')})\\b|\\son[a-z]+\\s*=|(?:javascript|vbscript|data)\\s*:|${ODD_URL}`,
  'i',
);
/** Whose URLs are refused for another reason than their scheme. */
const READABLE_SCHEME = /^(?:https?|mailto):$/;
const TAG = new RegExp(`<(${TAGS.join('|')})(?=[\\s/>])`, 'gi');
const HANDLER = /<[a-z][^<>]*?\s(on[a-z]{3,30})\s*=/gi;
const ADDRESS = /<[a-z][^<>]*?\s(?:href|src)\s*=\s*["']?\s*([^"'\s<>]+)/gi;

/**
 * Texts that hold none of the words are not parsed; in the others code is passed over, because it
 * is only shown.
 */
export async function createUnsafeFinder(): Promise<FindUnsafe> {
  const [{unified}, {default: remarkParse}] = await Promise.all([
    import('unified'),
    import('remark-parse'),
  ]);
  const processor = unified().use(remarkParse).freeze();
  return (text) => (SUSPICIOUS.test(text) ? toUnique(listParts(processor.parse(text))) : []);
}

function listParts(root: Nodes): UnsafePart[] {
  const parts: UnsafePart[] = [];
  const stack: Nodes[] = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === 'html') for (const part of listOfHtml(node.value)) parts.push(part);
    else if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
      parts.push(...listOfUrl(node.url));
    if ('children' in node) pushReversed(stack, node.children);
  }
  return parts;
}

function listOfHtml(html: string): UnsafePart[] {
  return [
    ...[...html.matchAll(TAG)].map(([, name = '']): UnsafePart => ({
      kind: 'tag',
      name: name.toLowerCase(),
    })),
    ...[...html.matchAll(HANDLER)].map(([, name = '']): UnsafePart => ({
      kind: 'attribute',
      name: name.toLowerCase(),
    })),
    ...[...html.matchAll(ADDRESS)].flatMap(([, url = '']) => listOfUrl(url)),
  ];
}

function listOfUrl(url: string): UnsafePart[] {
  const written = url.trim();
  const safe = toSafeUrl(url);
  if (written === '' || safe === written) return [];
  if (safe !== undefined) return [{kind: 'percent', name: written}];
  const scheme = /^[^/?#:]*:/.exec(written)?.[0].toLowerCase();
  return [
    {kind: 'url', name: scheme === undefined || READABLE_SCHEME.test(scheme) ? written : scheme},
  ];
}

function toUnique(parts: readonly UnsafePart[]): UnsafePart[] {
  return [...new Map(parts.map((part) => [`${part.kind} ${part.name}`, part])).values()];
}
