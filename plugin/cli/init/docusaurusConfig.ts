import {parse, type ParserPlugin} from '@babel/parser';
import type {File, Node, ObjectExpression, Program} from '@babel/types';
import type {ApiNavbarLink} from '../../routes/navbar';
import {PLUGIN_NAME} from '../../options';
import {type EntryList, isNamed} from '../../site/pluginEntries';
import {isLiteralOf, sourceOf} from '../literal/isLiteralOf';
import {type Literal, type Quote, toLiteral} from '../literal/toLiteral';
import type {Edit} from './packageScripts';

/**
 * Adds a plugin, this one by default, to the source of a Docusaurus configuration, and leaves
 * everything else unchanged, byte for byte. The source is parsed, never run; a configuration that
 * is not built from an object is left to its author.
 */
export function addPlugin(
  text: string,
  fileName: string,
  {name, options}: {name: string; options?: Literal} = {name: PLUGIN_NAME},
): Edit {
  const file = parseConfigFile(text, fileName);
  if (typeof file === 'string') return {kind: 'unclear', reason: file};
  if (namesPlugin(file, name)) return {kind: 'present'};
  const value = options === undefined ? name : [name, options];
  return addEntry(text, fileName, {property: 'plugins', value});
}

/** Adds an entry to a list of a Docusaurus configuration in the same way. */
export function addEntry(
  text: string,
  fileName: string,
  {property, value: added}: {property: 'plugins' | 'clientModules'; value: Literal},
): Edit {
  const file = parseConfigFile(text, fileName);
  if (typeof file === 'string') return {kind: 'unclear', reason: file};
  const config = findConfigObject(file.program);
  if (!config)
    return {kind: 'unclear', reason: 'It does not export an object that this command understands.'};
  const entry: Meant = {
    value: added,
    quote: toQuote(text),
    find: (program) => findLast(findProperty(findConfigObject(program), property)),
  };
  const code = toLiteral(entry.value, entry.quote);
  const value = findProperty(config, property);
  if (!value)
    return confirm(
      insertAfterLast(text, config, config.properties, `${property}: [${code}]`),
      fileName,
      entry,
    );
  if (value.type !== 'ArrayExpression')
    return {kind: 'unclear', reason: `\`${property}\` is not written as a list.`};
  return confirm(insertAfterLast(text, value, value.elements, code), fileName, entry);
}

/** A value that an edit writes, with its place in the edited code. */
export type Meant = {
  value: Literal;
  quote: Quote;
  find: (program: Program) => Node | null | undefined;
};

/**
 * Parses an edited configuration, and confirms the edit only if all of the code that was written is
 * one literal of the value, in its place.
 */
export function confirm(text: string, fileName: string, {value, quote, find}: Meant): Edit {
  const file = parseConfigFile(text, fileName);
  const node = typeof file === 'string' ? undefined : find(file.program);
  return node && sourceOf(node, text) === toLiteral(value, quote) && isLiteralOf(node, value, text)
    ? {kind: 'edited', text}
    : {kind: 'unclear', reason: 'After the edit, it would not say what was meant.'};
}

function findLast(list: Node | undefined): Node | null | undefined {
  return list?.type === 'ArrayExpression' ? list.elements.at(-1) : undefined;
}

/** The value of a property that is written as such. */
export function findProperty(object: ObjectExpression | undefined, name: string): Node | undefined {
  const property = object?.properties.find(
    (candidate) => candidate.type === 'ObjectProperty' && nameOf(candidate.key) === name,
  );
  return property?.type === 'ObjectProperty' ? property.value : undefined;
}

/**
 * Adds a link to the items of the navbar in the same way. A configuration that already has a link
 * into the same folder, or takes its links from `apiNavbarItems`, lacks none.
 */
export function addNavbarLink(text: string, fileName: string, link: ApiNavbarLink): Edit {
  const file = parseConfigFile(text, fileName);
  if (typeof file === 'string') return {kind: 'unclear', reason: file};
  const folder = link.to.replace(/(?<=[^/])\/[^/]*$/, '');
  if (hasToken(file, (value) => value === 'apiNavbarItems' || `${value}/`.startsWith(`${folder}/`)))
    return {kind: 'present'};
  const items = findNavbarItems(file.program);
  if (items?.type !== 'ArrayExpression')
    return {
      kind: 'unclear',
      reason:
        'The link in the navbar is left to you, because `items` of `themeConfig.navbar` is not written as a list.',
    };
  const value = toNavbarEntry(link);
  const quote = toQuote(text);
  return confirm(insertAfterLast(text, items, items.elements, toLiteral(value, quote)), fileName, {
    value,
    quote,
    find: (program) => findLast(findNavbarItems(program)),
  });
}

/** `{to: '/api/default', label: 'API Reference'}` */
export function toNavbarEntry({to, label}: ApiNavbarLink): Literal {
  return {to, label};
}

function findNavbarItems(program: Program): Node | undefined {
  const variables = listVariables(program);
  return ['themeConfig', 'navbar', 'items'].reduce<Node | undefined>(
    (holder, name) => findProperty(holder && unwrap(holder, variables), name),
    findConfigObject(program),
  );
}

/** The quotation mark that the file uses. */
export function toQuote(text: string): Quote {
  return text.split('"').length > text.split("'").length ? '"' : "'";
}

/**
 * Whether a string in the code contains the plugin's name, or an entry has the short name that
 * Docusaurus completes, which other strings may contain, too. Comments don't count.
 */
function namesPlugin(file: File, name: string): boolean {
  return (
    hasToken(file, (value) => value.includes(name)) ||
    listEntries(file.program, 'plugins').some((entry) => isNamed(entry.name, name))
  );
}

/** An entry of a list of the configuration, the name of its package, and its index. */
type ListedEntry = {name: string; node: Node; index: number};

/**
 * The entries of a list of the configuration with their names, as far as both are written there
 * literally.
 */
export function listEntries(program: Program, property: EntryList): ListedEntry[] {
  const variables = listVariables(program);
  return listElements(program, property).flatMap((node, index) => {
    const name = node ? toName(node, variables) : undefined;
    return node && name !== undefined ? [{name, node, index}] : [];
  });
}

/** All entries of a list of the configuration; none if it is not written as a list. */
export function listElements(program: Program, property: EntryList): readonly (Node | null)[] {
  const list = findProperty(findConfigObject(program), property);
  return list?.type === 'ArrayExpression' ? list.elements : [];
}

/**
 * The name of an entry: a string, or the first item of a list, possibly behind a variable, a type
 * assertion or a call.
 */
function toName(entry: Node, variables: ReadonlyMap<string, Node>, depth = 0): string | undefined {
  if (depth > 5) return undefined;
  if (entry.type === 'StringLiteral') return entry.value;
  const inner =
    entry.type === 'ArrayExpression'
      ? entry.elements[0]
      : entry.type === 'Identifier'
        ? variables.get(entry.name)
        : entry.type === 'CallExpression'
          ? entry.arguments[0]
          : 'expression' in entry && typeof entry.expression === 'object'
            ? entry.expression
            : undefined;
  return inner ? toName(inner, variables, depth + 1) : undefined;
}

function hasToken({tokens}: File, isIt: (value: string) => boolean): boolean {
  return (tokens ?? []).some(
    ({type, value}: {type: unknown; value?: unknown}) =>
      type !== 'CommentLine' && type !== 'CommentBlock' && typeof value === 'string' && isIt(value),
  );
}

/**
 * Finds the object that the configuration exports; undefined if it is created in an unknown way.
 */
function findConfigObject(program: Program): ObjectExpression | undefined {
  let exported: Node | undefined;
  for (const statement of program.body) {
    if (statement.type === 'ExportDefaultDeclaration') exported = statement.declaration;
    if (
      statement.type === 'ExpressionStatement' &&
      statement.expression.type === 'AssignmentExpression' &&
      isModuleExports(statement.expression.left)
    )
      exported = statement.expression.right;
  }
  return exported && unwrap(exported, listVariables(program));
}

/** Variables and functions at the top of a file. */
export function listVariables(program: Program): ReadonlyMap<string, Node> {
  const variables = new Map<string, Node>();
  for (const statement of program.body) {
    if (statement.type === 'VariableDeclaration')
      for (const {id, init} of statement.declarations)
        if (id.type === 'Identifier' && init) variables.set(id.name, init);
    if (statement.type === 'FunctionDeclaration' && statement.id)
      variables.set(statement.id.name, statement);
  }
  return variables;
}

/** The parsed code, or why it could not be parsed. */
export function parseConfigFile(text: string, fileName: string): File | string {
  const plugins: ParserPlugin[] = /\.[cm]?ts$/.test(fileName) ? ['typescript'] : ['jsx', 'flow'];
  try {
    return parse(text, {
      sourceType: 'unambiguous',
      plugins,
      createParenthesizedExpressions: true,
      tokens: true,
    });
  } catch (error) {
    return `It cannot be parsed (${(error as Error).message}).`;
  }
}

/** The object behind names, type assertions, and return values of functions. */
function unwrap(start: Node, variables: ReadonlyMap<string, Node>): ObjectExpression | undefined {
  const node = resolve(start, variables);
  return node?.type === 'ObjectExpression' ? node : undefined;
}

/** Resolves names, type assertions, and return values of functions. */
export function resolve(start: Node, variables: ReadonlyMap<string, Node>): Node | undefined {
  let node: Node | null | undefined = start;
  for (let steps = 0; node && steps < 10; steps++) {
    if (node.type === 'Identifier') node = variables.get(node.name);
    else if (
      node.type === 'TSAsExpression' ||
      node.type === 'TSSatisfiesExpression' ||
      node.type === 'ParenthesizedExpression'
    )
      node = node.expression;
    else if (
      node.type === 'ArrowFunctionExpression' ||
      node.type === 'FunctionDeclaration' ||
      node.type === 'FunctionExpression'
    )
      node = toReturned(node.body, variables);
    else return node;
  }
  return undefined;
}

function toReturned(body: Node, outer: ReadonlyMap<string, Node>): Node | null | undefined {
  if (body.type !== 'BlockStatement') return body;
  const returned = body.body
    .filter((statement) => statement.type === 'ReturnStatement')
    .at(-1)?.argument;
  if (returned?.type !== 'Identifier') return returned;
  const {name} = returned;
  const declarations = body.body.flatMap((statement) =>
    statement.type === 'VariableDeclaration' ? statement.declarations : [],
  );
  return (
    declarations.find(({id}) => id.type === 'Identifier' && id.name === name)?.init ??
    outer.get(name)
  );
}

function isModuleExports(node: Node): boolean {
  return (
    node.type === 'MemberExpression' &&
    node.object.type === 'Identifier' &&
    node.object.name === 'module' &&
    nameOf(node.property) === 'exports'
  );
}

function nameOf(node: Node): string | undefined {
  return node.type === 'Identifier'
    ? node.name
    : node.type === 'StringLiteral'
      ? node.value
      : undefined;
}

/**
 * Inserts an entry after the last one of an object or a list, on its own line if the others have
 * one.
 */
export function insertAfterLast(
  text: string,
  container: Node,
  entries: readonly (Node | null)[],
  entry: string,
): string {
  const {start, end} = toRange(container);
  const lastEntry = entries.filter((candidate) => candidate !== null).at(-1);
  if (!lastEntry) return insert(text, start + 1, entry);
  const last = toRange(lastEntry);
  const lineBreak = /\r?\n[ \t]*$/.exec(text.slice(start, last.start))?.[0];
  if (lineBreak === undefined) return insert(text, last.end, `, ${entry}`);
  // A comment on the line of the last entry stays there.
  const [line, comma = ''] =
    /^(,)?[ \t]*(?:\/\/[^\r\n]*|\/\*(?:(?!\*\/)[^\r\n])*\*\/)?(?=[ \t]*\r?\n)/.exec(
      text.slice(last.end, end),
    ) ?? [''];
  return insert(
    insert(text, last.end + line.length, `${lineBreak}${entry}${comma}`),
    last.end,
    comma ? '' : ',',
  );
}

function insert(text: string, offset: number, addition: string): string {
  return text.slice(0, offset) + addition + text.slice(offset);
}

/** The offsets of a node. Every parsed node has them; only a generated node might not. */
export function toRange({start, end}: Node): {start: number; end: number} {
  return {start: start ?? 0, end: end ?? 0};
}
