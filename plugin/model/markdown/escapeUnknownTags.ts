import type {Nodes, Root} from 'mdast';
import {ALLOWED_TAGS} from './allowList';

/**
 * remark plugin: `Array<string>` and `<petId>` are tags to CommonMark and words to the people who write descriptions. A tag
 * that is not on the allow-list becomes text.
 */
export function escapeUnknownTags() {
  return (root: Root): void => {
    const stack: Nodes[] = [root];
    while (stack.length > 0) {
      const node = stack.pop()!;
      if (node.type === 'html') node.value = escapeTags(node.value);
      else if ('children' in node) for (const child of node.children) stack.push(child);
    }
  };
}

function escapeTags(html: string): string {
  return html.replace(/<(\/?)([A-Za-z?!][^\s/>]*)/g, (tag, slash: string, name: string) =>
    ALLOWED_TAGS.has(name.toLowerCase()) || name.startsWith('!--') ? tag : `&lt;${slash}${name}`,
  );
}
