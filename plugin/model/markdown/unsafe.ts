import {pushReversed} from '../../document/pushReversed';
import type {Nodes} from 'mdast';
import {toSafeUrl} from '../text/url';

/**
 * Something in a text that is not rendered as written. `tag` and `attribute` are given by name,
 * `url` by its scheme or as a whole, and `percent` by a URL whose percent signs had to be escaped.
 */
type UnsafePart = {kind: 'tag' | 'attribute' | 'url' | 'percent'; name: string};

/**
 * Finds parts of a CommonMark text that may run, load or send something. None of them reaches a
 * page.
 */
export type FindUnsafe = (text: string) => UnsafePart[];

const TAGS =
  'script style iframe frame frameset object embed applet form button select textarea link meta base svg math template video audio'.split(
    ' ',
  );
/** The start of a link's destination, in Markdown and in HTML. */
const DESTINATION = '(?:\\]\\(|\\]:|=|<)\\s{0,9}["\'<]?';
/**
 * In a destination: a percent sign that is not an escape or encodes bytes that may not be UTF-8,
 * and a host with unusual characters. Bounded, so that a long text of punctuation does not take
 * long.
 */
const ODD_URL = `${DESTINATION}(?:[^\\s)>"']{0,300}%(?![0-7][\\da-f])|[a-z+.-]{0,12}:?//[^\\s/)>"'?#]{0,100}[^\\w.:@%~/\\s)>"'?#-])`;
const SUSPICIOUS = new RegExp(
  `<(?:${TAGS.join('|')})\\b|\\son[a-z]+\\s*=|(?:javascript|vbscript|data)\\s*:|${ODD_URL}`,
  'i',
);
/** Schemes whose URLs are refused for another reason. */
const READABLE_SCHEME = /^(?:https?|mailto):$/;
const TAG = new RegExp(`<(${TAGS.join('|')})(?=[\\s/>])`, 'gi');
const HANDLER = /<[a-z][^<>]*?\s(on[a-z]{3,30})\s*=/gi;
const ADDRESS = /<[a-z][^<>]*?\s(?:href|src)\s*=\s*["']?\s*([^"'\s<>]+)/gi;

/**
 * Texts without any of these strings are not parsed. In the others code is skipped, because it is
 * only displayed.
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
      for (const item of listOfUrl(node.url)) parts.push(item);
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
