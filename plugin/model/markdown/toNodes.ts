import {pushReversed} from '../../document/pushReversed';
import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {MarkdownNode} from '../types';
import {toSafeImageUrl, toSafeUrl} from '../text/url';
import {ALLOWED_CLASS, ALLOWED_TAGS, STRUCTURAL_TAGS} from './escapeUnknownTags';

type Props = {[name: string]: string | number | boolean};

const ALIGNMENTS: ReadonlySet<unknown> = new Set(['left', 'center', 'right']);

/** Deeper elements are shown as their text. */
const MAX_DEPTH = 60;

/**
 * Converts a sanitised hast tree to compact nodes. Only elements on the allow-list survive,
 * regardless of earlier steps.
 */
export function toMarkdownNodes(root: Root): MarkdownNode[] {
  return toChildren(root.children, true, 0);
}

function toChildren(
  children: readonly (RootContent | ElementContent)[],
  structural: boolean,
  depth: number,
): MarkdownNode[] {
  const nodes: MarkdownNode[] = [];
  for (const child of children) {
    for (const node of toNode(child, depth)) {
      const last = nodes.length - 1;
      if (typeof node !== 'string') nodes.push(node);
      else if (structural && node.trim() === '') continue;
      else if (typeof nodes[last] === 'string') nodes[last] += node;
      else nodes.push(node);
    }
  }
  return nodes;
}

function toNode(node: RootContent | ElementContent, depth: number): MarkdownNode[] {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element') return [];
  if (depth > MAX_DEPTH) return [toInnerText(node)];
  const {tagName} = node;
  if (tagName === 'p' && node.children.length === 0) return [];
  const children = toChildren(node.children, STRUCTURAL_TAGS.has(tagName), depth + 1);
  const props = toProps(node);
  if (ALLOWED_TAGS.has(tagName) && props) return [[tagName, props, children]];
  return tagName === 'img' && typeof node.properties.alt === 'string'
    ? [node.properties.alt]
    : children;
}

/** The properties that survive; undefined when the element is useless without a removed one. */
function toProps({tagName, properties}: Element): Props | undefined {
  const props: Props = {};
  const copy = (name: string, type: 'string' | 'number' | 'boolean') => {
    const value = properties[name];
    if (typeof value === type) props[name] = value as string | number | boolean;
  };
  switch (tagName) {
    case 'a': {
      // Footnotes point at ids, which would clash between the descriptions of a page.
      const href =
        typeof properties.href === 'string' && !properties.href.startsWith('#user-content-')
          ? toSafeUrl(properties.href)
          : undefined;
      if (href === undefined) return undefined;
      props.href = href;
      break;
    }
    case 'img': {
      const src = typeof properties.src === 'string' ? toSafeImageUrl(properties.src) : undefined;
      if (src === undefined) return undefined;
      props.src = src;
      props.alt = typeof properties.alt === 'string' ? properties.alt : '';
      copy('width', 'number');
      copy('height', 'number');
      break;
    }
    case 'input':
      if (properties.type !== 'checkbox') return undefined;
      Object.assign(props, {
        type: 'checkbox',
        checked: properties.checked === true,
        disabled: true,
      });
      break;
    case 'td':
    case 'th':
      if (ALIGNMENTS.has(properties.align)) copy('align', 'string');
      copy('colSpan', 'number');
      copy('rowSpan', 'number');
      break;
    case 'ol':
      copy('start', 'number');
      break;
    case 'details':
      copy('open', 'boolean');
      break;
  }
  copy('title', 'string');
  const classes = Array.isArray(properties.className)
    ? properties.className.filter((name) => ALLOWED_CLASS.test(String(name)))
    : [];
  if (classes.length > 0) props.className = classes.join(' ');
  return props;
}

/** Iterative, because it is called when recursion is too deep. */
function toInnerText(element: Element): string {
  const stack: ElementContent[] = [element];
  let text = '';
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === 'text') text += node.value;
    else if (node.type === 'element') pushReversed(stack, node.children);
  }
  return text;
}
