import type {Element, ElementContent, Root} from 'hast';
import type {Handle as ToMdast, defaultHandlers as ofPackage} from 'hast-util-to-mdast';
import type {Info, Join, Options, State} from 'mdast-util-to-markdown';
import type {Blockquote, Html, List, ListItem, PhrasingContent, Text} from 'mdast';
import {rememberOf} from '../../model/remember';
import type {Markdown, MarkdownNode} from '../../model/types';

/**
 * Writes a description as Markdown. Its headings start at `headingLevel` and skip no level; without
 * one they are paragraphs in bold, as on the pages.
 */
export type Prose = (markdown: Markdown, headingLevel?: number) => string;

/** The same with other addresses for some links. */
export function withLinks(prose: Prose, links: ReadonlyMap<string, string>): Prose {
  if (links.size === 0) return prose;
  const relink = (node: MarkdownNode): MarkdownNode => {
    if (typeof node === 'string') return node;
    const [tagName, props, children] = node;
    const href =
      tagName === 'a' && props.isOwn !== true ? links.get(String(props.href)) : undefined;
    return [tagName, href === undefined ? props : {...props, href}, children.map(relink)];
  };
  // The writer knows descriptions by their nodes.
  const relinkAll = rememberOf((nodes: readonly MarkdownNode[]) => nodes.map(relink));
  return (markdown, headingLevel) =>
    prose(typeof markdown === 'string' ? markdown : relinkAll(markdown), headingLevel);
}

let writer: Promise<Prose> | undefined;

/** One writer for the whole process, so that repeated descriptions are written once. */
export function getProse(): Promise<Prose> {
  return (writer ??= createProse());
}

/** Loads the Markdown packages, which are ES modules. */
async function createProse(): Promise<Prose> {
  const [{toMdast, defaultHandlers}, {toMarkdown}, {gfmToMarkdown}, {default: remarkCjkFriendly}] =
    await Promise.all([
      import('hast-util-to-mdast'),
      import('mdast-util-to-markdown'),
      import('mdast-util-gfm'),
      import('remark-cjk-friendly/serializeOnly'),
    ]);
  // Without it, a letter beside emphasis would be `&#x670D;`.
  const data: {toMarkdownExtensions?: Options[]} = {};
  remarkCjkFriendly.call({data: () => data});
  const handlers = createHandlers(defaultHandlers);
  // The first line of an alert names its type, and the text follows without a blank line.
  const join: Join = (left, _right, parent) =>
    parent.type === 'blockquote' && left.type === 'html' && left.value.startsWith('[!')
      ? 0
      : undefined;
  // An underscore inside a word has no meaning in Markdown, and many names contain one.
  const text = (node: Text, _parent: unknown, state: State, info: Info) =>
    state.safe(node.value, info).replace(/(?<=[A-Za-z0-9])\\_(?=[A-Za-z0-9])/g, '_');
  const extensions = [gfmToMarkdown(), ...(data.toMarkdownExtensions ?? [])];

  const write = (nodes: readonly MarkdownNode[], headingLevel: number | undefined): string => {
    const root: Root = {type: 'root', children: nodes.map(toHast)};
    shiftHeadings(root, headingLevel);
    const tree = toMdast(root, {handlers, document: true});
    return toMarkdown(tree, {
      extensions,
      handlers: {text},
      join: [join],
      bullet: '-',
      rule: '-',
      listItemIndent: 'one',
    }).trim();
  };
  const known = new Map<string, WeakMap<readonly MarkdownNode[], string>>();
  const paragraphs = new Map<string, string>();
  return (markdown, headingLevel) => {
    if (typeof markdown === 'string') {
      if (isPlain(markdown)) return markdown.trim();
      let paragraph = paragraphs.get(markdown);
      if (paragraph === undefined)
        paragraphs.set(markdown, (paragraph = write([['p', {}, [markdown]]], undefined)));
      return paragraph;
    }
    const key = String(headingLevel);
    const ofLevel = known.get(key) ?? new WeakMap<readonly MarkdownNode[], string>();
    known.set(key, ofLevel);
    let written = ofLevel.get(markdown);
    if (written === undefined) ofLevel.set(markdown, (written = write(markdown, headingLevel)));
    return written;
  };
}

/** How elements become Markdown, where it is not as the package does it. */
function createHandlers(defaultHandlers: typeof ofPackage) {
  const keepTag: ToMdast = (state, node: Element) => [
    toHtml(`<${node.tagName}>`),
    ...(state.all(node) as PhrasingContent[]),
    toHtml(`</${node.tagName}>`),
  ];
  const blockquote: ToMdast = (state, node: Element): Blockquote => {
    const {alert, titled} = node.properties;
    const marker =
      typeof alert === 'string'
        ? [toHtml(`[!${(GITHUB_ALERTS[alert] ?? alert).toUpperCase()}]`)]
        : [];
    const [title, ...others] = node.children;
    const content =
      titled === true && title?.type === 'element'
        ? [toStrongParagraph(title), ...others]
        : node.children;
    return {
      type: 'blockquote',
      children: [
        ...marker,
        ...state.toFlow(state.all({...node, children: content})),
      ] as Blockquote['children'],
    };
  };
  const li: ToMdast = (state, node: Element) => withBox(defaultHandlers.li(state, node));
  // Content of a list outside its items gets a paragraph: the writer escapes the start of HTML only in
  // paragraphs.
  const list: ToMdast = (state, node: Element): List | undefined => {
    const written =
      node.tagName === 'dl' ? defaultHandlers.dl(state, node) : defaultHandlers.ol(state, node);
    for (const item of written?.children ?? []) item.children = state.toFlow(item.children);
    return written;
  };
  // An element without a counterpart in Markdown is replaced by its content, except that
  // 10<sup>6</sup> is not 106.
  return {
    ...defaultHandlers,
    blockquote,
    li,
    dl: list,
    ol: list,
    ul: list,
    sub: keepTag,
    sup: keepTag,
  };
}

/** Whether a paragraph contains no character with a meaning in Markdown, as most do. */
function isPlain(text: string): boolean {
  return text
    .split('\n')
    .every(
      (line) =>
        /^[A-Za-z(“"'‘][^\\`*_[\]<>~@&|]*$/.test(
          line.replace(/(?<=[A-Za-z0-9])_(?=[A-Za-z0-9])/g, ''),
        ) && !/https?:|www\.|  $/i.test(line),
    );
}

/** Alerts that have another name on GitHub. */
const GITHUB_ALERTS: {readonly [alert: string]: string} = {info: 'note', danger: 'caution'};

function toStrongParagraph(element: Element): Element {
  return {
    type: 'element',
    tagName: 'p',
    properties: {},
    children: [{...element, tagName: 'strong'}],
  };
}

/** The extension for emphasis replaces what writes the boxes of a task list. */
function withBox(item: ListItem): ListItem {
  const [first] = item.children;
  if (typeof item.checked === 'boolean' && first?.type === 'paragraph')
    first.children.unshift(toHtml(item.checked ? '[x]' : '[ ]'));
  return {...item, checked: null};
}

function toHtml(value: string): Html {
  return {type: 'html', value};
}

/** The model limits how deeply nodes are nested. */
function toHast(node: MarkdownNode): ElementContent {
  if (typeof node === 'string') return {type: 'text', value: node};
  const [tagName, {className, ...properties}, children] = node;
  return {
    type: 'element',
    tagName,
    properties: {
      ...properties,
      ...(className !== undefined && {className: String(className).split(' ')}),
    },
    children: children.map(toHast),
  };
}

/**
 * Renumbers headings, since a text may begin with any level and skip some: each is one level below
 * the last one of a higher level.
 */
function shiftHeadings(parent: Root | Element, headingLevel: number | undefined): void {
  const open: number[] = [];
  const walk = (node: Root | Element): void => {
    for (const [index, child] of node.children.entries()) {
      if (child.type !== 'element') continue;
      const level = toLevel(child);
      if (level === undefined) walk(child);
      else if (headingLevel === undefined) node.children[index] = toStrongParagraph(child);
      else {
        while ((open.at(-1) ?? 0) >= level) open.pop();
        child.tagName = `h${Math.min(6, headingLevel + open.push(level) - 1)}`;
      }
    }
  };
  walk(parent);
}

function toLevel(node: Root['children'][number]): number | undefined {
  const level = node.type === 'element' ? /^h([1-6])$/.exec(node.tagName)?.[1] : undefined;
  return level === undefined ? undefined : Number(level);
}
