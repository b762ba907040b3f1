import type {Nodes, Root} from 'mdast';
import {pushReversed} from '../../document/pushReversed';

/** Maximum nesting of elements; deeper ones become text, because the tree is built recursively. */
const MAX_DEPTH = 50;

/**
 * remark plugin that turns tags outside the allow-list into text: CommonMark reads `Array<string>`
 * and `<petId>` as tags, but authors of descriptions mean them as text.
 */
export function escapeUnknownTags() {
  return (root: Root): void => {
    let depth = 0;
    const escapeTag = (tag: string, slash: string, name: string) => {
      if (name.startsWith('!--')) return tag;
      const known = name.toLowerCase();
      if (!ALLOWED_TAGS.has(known)) return `&lt;${slash}${name}`;
      if (slash) depth = Math.max(0, depth - 1);
      else if (!VOID_TAGS.has(known) && ++depth > MAX_DEPTH) return `&lt;${name}`;
      return tag;
    };
    for (const node of listHtmlNodes(root))
      node.value = node.value.replace(/<(\/?)([A-Za-z?!][^\s/>]*)/g, escapeTag);
  };
}

/** The HTML nodes of a tree in document order. */
export function listHtmlNodes(root: Root): Extract<Nodes, {type: 'html'}>[] {
  const found: Extract<Nodes, {type: 'html'}>[] = [];
  const stack: Nodes[] = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === 'html') found.push(node);
    else if ('children' in node) pushReversed(stack, node.children);
  }
  return found;
}

/** Elements that a description may have. All others are shown as text. */
export const ALLOWED_TAGS: ReadonlySet<string> = new Set(
  (
    'a abbr b blockquote br caption cite code dd del details div dl dt em h1 h2 h3 h4 h5 h6 hr i img input ins kbd li mark ol p pre q s ' +
    'samp section small span strong sub summary sup table tbody td tfoot th thead tr tt u ul var'
  ).split(' '),
);

/**
 * Elements whose children may be separated by white space that has no meaning and that React
 * rejects.
 */
export const STRUCTURAL_TAGS: ReadonlySet<string> = new Set([
  'blockquote',
  'details',
  'dl',
  'ol',
  'section',
  'table',
  'tbody',
  'tfoot',
  'thead',
  'tr',
  'ul',
]);

/** Class names that carry meaning: the language of a code block and the items of a task list. */
export const ALLOWED_CLASS = /^(language-[\w.+#-]+|contains-task-list|task-list-item)$/;

/** Elements without content, which have no closing tag. */
const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input']);
