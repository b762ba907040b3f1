import {parseMarkdownHeadingId} from '@docusaurus/utils';
import type {
  Heading,
  Image,
  Nodes,
  Parents,
  PhrasingContent,
  Root,
  RootContent,
  Strong,
} from 'mdast';
import {usesProps} from '../../config/operationUses';

/** The site's URL without a trailing slash, and its base URL. */
export type SiteLinks = {siteUrl: string; baseUrl: string};

/**
 * Finds the title and the address of the part of an API that a component shows, by the component's
 * attributes or by the module that it is imported from.
 */
export type FindTarget = (
  name: string,
  attributeOf: (name: string) => string | undefined,
  from?: string,
) => {title: string; url?: string} | undefined;

/** A JSX element in a block or in a line. */
type ComponentNode = {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  name: string | null;
  attributes: {name?: string; value?: unknown}[];
  children: RootContent[];
};
/** A piece of JavaScript. */
type Script = {type: 'mdxjsEsm' | 'mdxFlowExpression' | 'mdxTextExpression'; value: string};

/** Attributes whose values readers see, such as the label of a tab or the title of a card. */
const SPOKEN_ATTRIBUTES = ['label', 'title', 'summary'];

/**
 * Removes MDX: components are replaced by their content, imports and expressions are removed, and
 * links become absolute. Changes the tree.
 */
export function toPlainTree(root: Root, site: SiteLinks, findTarget?: FindTarget): Root {
  const imports = listImports(root);
  const pending: Parents[] = [root];
  for (let parent = pending.pop(); parent; parent = pending.pop()) {
    const children: RootContent[] = [];
    // Taken one by one from the front, because a component is replaced by its children.
    const left: (RootContent | ComponentNode | Script)[] = [...parent.children].reverse();
    for (let node = left.pop(); node; node = left.pop()) {
      if (isComponent(node))
        for (const inner of toContent(node, imports, findTarget).reverse()) left.push(inner);
      else if (isScript(node)) for (const item of toText(node)) children.push(item);
      else for (const item of toPlain(node, site)) children.push(item);
    }
    (parent as {children: Nodes[]}).children = withoutEdges(children);
    for (const child of children) if ('children' in child) pending.push(child);
  }
  return root;
}

/** What default imports are imported from, by their names. */
function listImports({children}: Root): Map<string, string> {
  return new Map(
    children.flatMap((node: RootContent | Script) =>
      node.type === 'mdxjsEsm'
        ? [...node.value.matchAll(/^import\s+([\w$]+)\s+from\s+(['"])(.+?)\2/gm)].map(
            ([, name = '', , from = '']): [string, string] => [name, from],
          )
        : [],
    ),
  );
}

/** Breaks only between words, and no space before them. */
function withoutEdges(children: readonly RootContent[]): RootContent[] {
  const kept: RootContent[] = [];
  for (const node of children) {
    const last = kept.at(-1);
    if (node.type === 'break' && last?.type === 'text') {
      kept.pop();
      const value = last.value.trimEnd();
      if (value !== '') kept.push({...last, value});
    }
    if (node.type !== 'break' || kept.length > 0) kept.push(node);
  }
  return kept;
}

function isComponent(node: {type: string}): node is ComponentNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function isScript(node: {type: string}): node is Script {
  return (
    node.type === 'mdxjsEsm' ||
    node.type === 'mdxFlowExpression' ||
    node.type === 'mdxTextExpression'
  );
}

function toContent(
  {type, name, attributes, children}: ComponentNode,
  imports: ReadonlyMap<string, string>,
  findTarget: FindTarget | undefined,
): RootContent[] {
  const attributeOf = (wanted: string) => {
    const value = attributes.find((attribute) => attribute.name === wanted)?.value;
    return typeof value === 'string' && value.trim() !== '' ? value : undefined;
  };
  const [href, src, alt = ''] = [attributeOf('href'), attributeOf('src'), attributeOf('alt')];
  if (name === 'br') return [{type: 'break'}];
  if (name === 'img') return src === undefined ? [] : [{type: 'image', url: src, alt}];
  if (name === 'a' && href !== undefined)
    return [{type: 'link', url: href, children: children as []}];
  // A link contains no more than the words of one line.
  const isLine =
    type === 'mdxJsxTextElement' ||
    children.every(({type: inner}, index) => inner === 'paragraph' && index === 0);
  const target =
    name !== null && isLine ? findTarget?.(name, attributeOf, imports.get(name)) : undefined;
  if (target) return toTarget(target, type, children);
  // On an HTML element these are tooltips.
  const spoken =
    name !== null && /^[A-Z]/.test(name)
      ? SPOKEN_ATTRIBUTES.flatMap((attribute) => attributeOf(attribute) ?? [])
      : [];
  const words = spoken.map((value): Strong => ({
    type: 'strong',
    children: [{type: 'text', value}],
  }));
  if (type === 'mdxJsxFlowElement')
    return [
      ...words.map((word): RootContent => ({type: 'paragraph', children: [word]})),
      ...children,
    ];
  // In one line with others, such as the tabs of a group.
  return [
    ...words.flatMap((word): RootContent[] => [{type: 'break'}, word, {type: 'text', value: ' '}]),
    ...children,
  ];
}

/** A link, with the words of the author if there are any. */
function toTarget(
  {title, url}: NonNullable<ReturnType<FindTarget>>,
  type: ComponentNode['type'],
  own: readonly RootContent[],
): RootContent[] {
  const words = own.flatMap((node) => (node.type === 'paragraph' ? node.children : [node]));
  const text = words.length > 0 ? (words as PhrasingContent[]) : [toWords(title)];
  const content: PhrasingContent[] =
    url === undefined ? text : [{type: 'link', url, children: text}];
  return type === 'mdxJsxTextElement' ? content : [{type: 'paragraph', children: content}];
}

function toWords(value: string): PhrasingContent {
  return {type: 'text', value};
}

/**
 * Only expressions that are a string, such as `{' '}`, have text. A sentence shows where it lacks
 * what it says about the operation.
 */
function toText({type, value}: Script): RootContent[] {
  if (type === 'mdxTextExpression' && usesProps(value)) return [{type: 'text', value: '…'}];
  const text =
    type === 'mdxTextExpression' ? /^\s*(["'`])([^\\"'`$]*)\1\s*$/.exec(value)?.[2] : undefined;
  return text === undefined ? [] : [{type: 'text', value: text}];
}

function toPlain(node: RootContent, site: SiteLinks): RootContent[] {
  switch (node.type) {
    case 'heading':
      return [toHeading(node)];
    case 'link':
    case 'definition':
      return [{...node, url: toAbsolute(node.url, site)}];
    case 'image':
      return isFile(node)
        ? node.alt
          ? [{type: 'text', value: node.alt}]
          : []
        : [{...node, url: toAbsolute(node.url, site)}];
    default:
      return [node];
  }
}

/**
 * The page already has a title, so another one becomes a section. Ids are removed: only pages need
 * them.
 */
function toHeading(heading: Heading): Heading {
  const depth = heading.depth === 1 ? 2 : heading.depth;
  const children = heading.children.filter((node) => !isScript(node) || toText(node).length > 0);
  const last = children.at(-1);
  if (last?.type !== 'text') return {...heading, depth, children};
  return {
    ...heading,
    depth,
    children: [
      ...children.slice(0, -1),
      {...last, value: parseMarkdownHeadingId(last.value).text.trimEnd()},
    ],
  };
}

/** The bundler renames an image beside the author's file. */
function isFile({url}: Image): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(url);
}

function toAbsolute(url: string, {siteUrl, baseUrl}: SiteLinks): string {
  if (!url.startsWith('/') || url.startsWith('//')) return url;
  return siteUrl + (url.startsWith(baseUrl) ? url : baseUrl + url.slice(1));
}
