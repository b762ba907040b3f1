import {pushReversed} from '../pushReversed';
import type {Nodes, Root} from 'mdast';
import {ALLOWED_TAGS, VOID_TAGS} from './allowList';

/**
 * Elements nested deeper than this are text: what builds the tree goes one call deeper for each.
 */
const MAX_DEPTH = 50;

/**
 * remark plugin: `Array<string>` and `<petId>` are tags to CommonMark and words to the people who
 * write descriptions. A tag that is not on the allow-list becomes text.
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

/** The HTML nodes of a tree in the order of the text. */
function htmlNodes(root: Root): Extract<Nodes, {type: 'html'}>[] {
  const found: Extract<Nodes, {type: 'html'}>[] = [];
  const stack: Nodes[] = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === 'html') found.push(node);
    else if ('children' in node) pushReversed(stack, node.children);
  }
  return found;
}
