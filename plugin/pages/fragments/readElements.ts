import type {ParsedMdx} from '../../config/mdxSyntax';
import {toLineColumn, toLineStarts} from '../../diagnostics/lines';
import {isRecord} from '../../document/isObject';
import {present} from '../../document/present';
import {toStaticValue} from './toStaticValue';

/** A use of a component in MDX, with offsets in its text. */
export type MdxElement = {
  name: string;
  /** Those that are not literals have the value undefined. */
  attributes: Map<string, unknown>;
  /** Whether anything but white space is between its tags. */
  hasContent: boolean;
  /** Of the `<` of its opening tag, and of the end of its last tag. */
  start: number;
  end: number;
  /** The text that it is in; absent if it is a block. */
  text?: MdxText;
};

/** A paragraph or a heading. */
type MdxText = {
  /** Whether it becomes a `<p>`, in which HTML allows no block. */
  isParagraph: boolean;
  /** Absent for one in JavaScript. */
  position?: {start: number; end: number};
};

/** An import of an MDX file. */
type MdxImport = {
  from: string;
  start: number;
  /** The name of its default export in the file. */
  name?: string;
};

export type MdxParts = {
  elements: MdxElement[];
  imports: MdxImport[];
  /** Links of Markdown; elements that link are among the elements. */
  links: {href: string; start: number}[];
  /** Names that the file itself defines. */
  declared: Set<string>;
  /** Where the blocks of the file begin that are in no other block. */
  blocks: number[];
};

/**
 * The elements and imports of MDX, including those in its JavaScript.
 * @param text the text that the offsets refer to; its lines are those of the parsed text
 */
export function readElements({tree, text: parsed}: ParsedMdx, text: string): MdxParts {
  const parts: MdxParts = {
    elements: [],
    imports: [],
    links: [],
    declared: new Set(),
    blocks: [],
  };
  const stack: {node: unknown; around: Surroundings}[] = [{node: tree, around: {}}];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const {node, around} = next;
    if (Array.isArray(node)) for (const item of node as unknown[]) stack.push({node: item, around});
    if (!isRecord(node)) continue;
    readNode(node, around, parts);
    const inner = toSurroundings(node, around);
    // What is in an attribute is shown wherever its component shows it.
    for (const [key, item] of Object.entries(node))
      if (typeof item === 'object')
        stack.push({node: item, around: key === 'attributes' ? {} : inner});
  }
  const toOffset = createToOffset(parsed, text);
  return {
    ...parts,
    elements: parts.elements
      .map((element) => ({
        ...element,
        start: toOffset(element.start),
        end: toOffset(element.end),
        ...(element.text && {text: movePosition(element.text, toOffset)}),
      }))
      .sort((one, other) => one.start - other.start),
    imports: parts.imports.map((one) => ({...one, start: toOffset(one.start)})),
    links: parts.links.map((one) => ({...one, start: toOffset(one.start)})),
    blocks: tree.children.flatMap(({position}) => {
      const [start] = toOffsets(position);
      return start === undefined ? [] : [toOffset(start)];
    }),
  };
}

/** The offset in a text that is at the same line and column as an offset in another text. */
function createToOffset(parsed: string, text: string): (offset: number) => number {
  const [from, to] = [toLineStarts(parsed), toLineStarts(text)];
  return (offset) => {
    const {line, column} = toLineColumn(from, offset);
    return (to[line - 1] ?? 0) + column - 1;
  };
}

function movePosition({position, ...text}: MdxText, toOffset: (offset: number) => number): MdxText {
  if (!position) return text;
  return {...text, position: {start: toOffset(position.start), end: toOffset(position.end)}};
}

/** What is around a node: the text that it is in, and whether it is in a list without gaps. */
type Surroundings = {text?: MdxText; isTight?: boolean};

function toSurroundings(node: {[key: string]: unknown}, around: Surroundings): Surroundings {
  const {text} = around;
  switch (node.type) {
    case 'list':
      return {isTight: ![node, ...toRecords(node.children)].some(({spread}) => spread === true)};
    case 'listItem':
      return around;
    case 'heading':
      return toText(node, false);
    case 'paragraph':
      return isUnwrapped(node) ? {} : toText(node, around.isTight !== true);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.name === 'p' && !text?.isParagraph ? toText(node, true) : {text};
    case 'JSXElement':
      return toScriptName(node) === 'p' && !text?.isParagraph
        ? {text: {isParagraph: true}}
        : {text};
    default:
      return {text};
  }
}

function toText(node: {[key: string]: unknown}, isParagraph: boolean): Surroundings {
  const [start, end] = toOffsets(node.position);
  const position = start === undefined || end === undefined ? undefined : {start, end};
  return {text: present({isParagraph, position})};
}

/** MDX makes no paragraph of a line that consists of elements and expressions. */
function isUnwrapped({children}: {[key: string]: unknown}): boolean {
  return toRecords(children).every(
    ({type, value}) =>
      type === 'mdxJsxTextElement' ||
      type === 'mdxTextExpression' ||
      (type === 'text' && String(value).trim() === ''),
  );
}

function readNode(node: {[key: string]: unknown}, {text}: Surroundings, parts: MdxParts): void {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return addMarkdownElement(node, text, parts);
    case 'JSXElement':
      return addScriptElement(node, text, parts);
    case 'link':
    case 'definition':
      return addLink(node, parts);
    case 'ImportDeclaration':
      return addImport(node, parts);
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return addName(node.local, parts);
    case 'VariableDeclarator':
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return addName(node.id, parts);
  }
}

function addName(identifier: unknown, {declared}: MdxParts): void {
  if (isRecord(identifier) && typeof identifier.name === 'string') declared.add(identifier.name);
}

function addImport(
  {source, specifiers, start}: {[key: string]: unknown},
  {imports}: MdxParts,
): void {
  if (!isRecord(source) || typeof source.value !== 'string') return;
  const local = toRecords(specifiers).find(({type}) => type === 'ImportDefaultSpecifier')?.local;
  const name = isRecord(local) && typeof local.name === 'string' ? local.name : undefined;
  imports.push(present({from: source.value, start: Number(start), name}));
}

function addLink({url, position}: {[key: string]: unknown}, {links}: MdxParts): void {
  const [start] = toOffsets(position);
  if (typeof url === 'string' && start !== undefined) links.push({href: url, start});
}

/** An element of Markdown. */
function addMarkdownElement(
  node: {[key: string]: unknown},
  text: MdxText | undefined,
  {elements}: MdxParts,
): void {
  const [start, end] = toOffsets(node.position);
  if (typeof node.name !== 'string' || start === undefined || end === undefined) return;
  const attributes = new Map<string, unknown>();
  for (const attribute of toRecords(node.attributes)) {
    const {name, value} = attribute;
    if (typeof name !== 'string') continue;
    attributes.set(name, isRecord(value) ? toExpressionValue(value.data) : (value ?? true));
  }
  const hasContent = Array.isArray(node.children) && node.children.length > 0;
  elements.push(present({name: node.name, attributes, hasContent, start, end, text}));
}

/** An element in an expression. */
function addScriptElement(
  node: {[key: string]: unknown},
  text: MdxText | undefined,
  {elements}: MdxParts,
): void {
  const opening = node.openingElement;
  const name = toScriptName(node);
  if (!isRecord(opening) || name === undefined) return;
  const attributes = new Map<string, unknown>();
  for (const {name: key, value} of toRecords(opening.attributes)) {
    if (!isRecord(key) || typeof key.name !== 'string') continue;
    const inner = isRecord(value) && 'expression' in value ? value.expression : value;
    attributes.set(key.name, value === null ? true : toStaticValue(inner));
  }
  elements.push({
    name,
    attributes,
    hasContent: toRecords(node.children).some(
      ({type, value}) => type !== 'JSXText' || String(value).trim() !== '',
    ),
    start: Number(node.start),
    end: Number(node.end),
    ...present({text}),
  });
}

function toScriptName({openingElement: opening}: {[key: string]: unknown}): string | undefined {
  const name = isRecord(opening) && isRecord(opening.name) ? opening.name.name : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** The value of an attribute's expression, which MDX gives as a program. */
function toExpressionValue(data: unknown): unknown {
  const program = isRecord(data) ? data.estree : undefined;
  const [statement] = isRecord(program) ? toRecords(program.body) : [];
  return toStaticValue(statement?.expression);
}

function toOffsets(position: unknown): (number | undefined)[] {
  if (!isRecord(position)) return [];
  return [position.start, position.end].map((point) =>
    isRecord(point) && typeof point.offset === 'number' ? point.offset : undefined,
  );
}

function toRecords(list: unknown): {[key: string]: unknown}[] {
  return Array.isArray(list) ? list.filter(isRecord) : [];
}
