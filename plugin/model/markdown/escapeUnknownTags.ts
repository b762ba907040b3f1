import {pushReversed} from '../pushReversed';
import type {Nodes, Root} from 'mdast';
import {ALLOWED_TAGS, VOID_TAGS} from './allowList';

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
    for (const node of htmlNodes(root))
      node.value = node.value.replace(/<(\/?)([A-Za-z?!][^\s/>]*)/g, escapeTag);
  };
}

/** The HTML nodes of a tree in document order. */
function htmlNodes(root: Root): Extract<Nodes, {type: 'html'}>[] {
  const found: Extract<Nodes, {type: 'html'}>[] = [];
  const stack: Nodes[] = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === 'html') found.push(node);
    else if ('children' in node) pushReversed(stack, node.children);
  }
  return found;
}
