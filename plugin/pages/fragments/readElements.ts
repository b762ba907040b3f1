import type {ParsedMdx} from '../../config/mdxSyntax';
import {toLineColumn, toLineStarts} from '../../diagnostics/lines';
import {isRecord} from '../../document/isObject';

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
};

/** An import of an MDX file. */
type MdxImport = {from: string; start: number};

export type MdxParts = {
  elements: MdxElement[];
  imports: MdxImport[];
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
  const parts: MdxParts = {elements: [], imports: [], declared: new Set(), blocks: []};
  const stack: unknown[] = [tree];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (Array.isArray(node)) for (const item of node as unknown[]) stack.push(item);
    if (!isRecord(node)) continue;
    readNode(node, parts);
    for (const item of Object.values(node).filter((value) => typeof value === 'object'))
      stack.push(item);
  }
  const toOffset = createToOffset(parsed, text);
  return {
    ...parts,
    elements: parts.elements
      .map((element) => ({
        ...element,
        start: toOffset(element.start),
        end: toOffset(element.end),
      }))
      .sort((one, other) => one.start - other.start),
    imports: parts.imports.map(({from, start}) => ({from, start: toOffset(start)})),
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

function readNode(node: {[key: string]: unknown}, parts: MdxParts): void {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return addMarkdownElement(node, parts);
    case 'JSXElement':
      return addScriptElement(node, parts);
    case 'ImportDeclaration':
      if (isRecord(node.source) && typeof node.source.value === 'string')
        parts.imports.push({from: node.source.value, start: Number(node.start)});
      return;
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

/** An element of Markdown. */
function addMarkdownElement(node: {[key: string]: unknown}, {elements}: MdxParts): void {
  const [start, end] = toOffsets(node.position);
  if (typeof node.name !== 'string' || start === undefined || end === undefined) return;
  const attributes = new Map<string, unknown>();
  for (const attribute of toRecords(node.attributes)) {
    const {name, value} = attribute;
    if (typeof name !== 'string') continue;
    attributes.set(name, isRecord(value) ? toExpressionValue(value.data) : (value ?? true));
  }
  const hasContent = Array.isArray(node.children) && node.children.length > 0;
  elements.push({name: node.name, attributes, hasContent, start, end});
}

/** An element in an expression. */
function addScriptElement(node: {[key: string]: unknown}, {elements}: MdxParts): void {
  const opening = node.openingElement;
  if (!isRecord(opening) || !isRecord(opening.name) || typeof opening.name.name !== 'string')
    return;
  const attributes = new Map<string, unknown>();
  for (const {name, value} of toRecords(opening.attributes)) {
    if (!isRecord(name) || typeof name.name !== 'string') continue;
    const inner = isRecord(value) && 'expression' in value ? value.expression : value;
    attributes.set(name.name, value === null ? true : toStaticValue(inner));
  }
  elements.push({
    name: opening.name.name,
    attributes,
    hasContent: toRecords(node.children).some(
      ({type, value}) => type !== 'JSXText' || String(value).trim() !== '',
    ),
    start: Number(node.start),
    end: Number(node.end),
  });
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

/**
 * The value of a JavaScript expression that consists of literals: strings, numbers, lists, objects.
 * Undefined for one that has to be evaluated.
 * @param node ESTree node
 */
function toStaticValue(node: unknown): unknown {
  if (!isRecord(node)) return undefined;
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'TemplateLiteral':
      return toText(node);
    case 'UnaryExpression':
      return toNegative(node);
    case 'ArrayExpression':
      return Array.isArray(node.elements) ? toList(node.elements as unknown[]) : undefined;
    case 'ObjectExpression':
      return Array.isArray(node.properties) ? toObject(node.properties as unknown[]) : undefined;
    default:
      return undefined;
  }
}

function toText({quasis}: {[key: string]: unknown}): unknown {
  const [only, ...others] = Array.isArray(quasis) ? (quasis as unknown[]) : [];
  const value = isRecord(only) && others.length === 0 ? only.value : undefined;
  return isRecord(value) ? value.cooked : undefined;
}

function toNegative({operator, argument}: {[key: string]: unknown}): unknown {
  const value = toStaticValue(argument);
  return operator === '-' && typeof value === 'number' ? -value : undefined;
}

function toList(elements: readonly unknown[]): unknown {
  const values = elements.map(toStaticValue);
  return values.includes(undefined) ? undefined : values;
}

/** An object whose keys are literals. Its values need not be: they may be undefined. */
function toObject(properties: readonly unknown[]): unknown {
  const entries = properties.map((property): [string, unknown] | undefined => {
    if (!isRecord(property) || property.type !== 'Property' || property.computed === true)
      return undefined;
    const {key, value} = property;
    if (!isRecord(key)) return undefined;
    const name = key.type === 'Identifier' ? key.name : key.value;
    return [String(name), toStaticValue(value)];
  });
  return entries.includes(undefined)
    ? undefined
    : Object.fromEntries(entries.filter((entry) => entry !== undefined));
}
