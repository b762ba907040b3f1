import type {Node} from 'jsonc-parser';
import {toLineColumn, toLineStarts} from '../diagnostics/lines';
import type {SourceLocation} from '../diagnostics/types';
import {toKeys} from '../document/pointer';

/**
 * Creates a function that finds the place of a JSON pointer: the key of a property, the value of a
 * list item. For a pointer that does not resolve, it returns the nearest enclosing place, so that a
 * missing value is shown where it is missing.
 */
export function createLocate(
  text: string,
  file: string,
  tree: Node | undefined,
): (pointer: string) => SourceLocation {
  const starts = toLineStarts(text);
  return (pointer) => {
    let offset = tree?.offset ?? 0;
    let node = tree;
    for (const key of toKeys(pointer)) {
      const child = node?.type === 'array' ? node.children?.[Number(key)] : findProperty(node, key);
      if (!child) break;
      offset = child.offset;
      node = child.type === 'property' ? child.children?.[1] : child;
    }
    return {file, ...toLineColumn(starts, offset), pointer};
  };
}

/** The last one counts, as in `JSON.parse`. */
function findProperty(node: Node | undefined, key: string): Node | undefined {
  return node?.type === 'object'
    ? node.children?.filter((property) => property.children?.[0]?.value === key).at(-1)
    : undefined;
}
