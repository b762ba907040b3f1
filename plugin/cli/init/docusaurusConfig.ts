import {parse, type ParserPlugin} from '@babel/parser';
import type {Node, ObjectExpression} from '@babel/types';

export const PLUGIN = 'docusaurus-plugin-api-reference';

/** An edit of a Docusaurus configuration: its new text, or why there is none. */
export type ConfigEdit = {kind: 'edited'; text: string} | {kind: 'present'} | {kind: 'unclear'; reason: string};

/**
 * Adds the plugin to the text of a Docusaurus configuration and keeps everything else byte for byte. The text is parsed,
 * never run; a configuration that is put together in other ways than by an object is left to its author.
 */
export function addPlugin(text: string, fileName: string): ConfigEdit {
  if (text.includes(PLUGIN)) return {kind: 'present'};
  const config = findConfigObject(text, fileName);
  if (typeof config === 'string') return {kind: 'unclear', reason: config};
  const quote = text.split('"').length > text.split("'").length ? '"' : "'";
  const entry = `${quote}${PLUGIN}${quote}`;
  const property = config.properties.find((candidate) => candidate.type === 'ObjectProperty' && nameOf(candidate.key) === 'plugins');
  if (property?.type !== 'ObjectProperty') return {kind: 'edited', text: insertAfterLast(text, config, config.properties, `plugins: [${entry}]`)};
  const {value} = property;
  if (value.type !== 'ArrayExpression') return {kind: 'unclear', reason: '`plugins` is not written as a list.'};
  return {kind: 'edited', text: insertAfterLast(text, value, value.elements, entry)};
}

/** The object that the configuration exports, or why it was not found. */
function findConfigObject(text: string, fileName: string): ObjectExpression | string {
  const plugins: ParserPlugin[] = /\.[cm]?ts$/.test(fileName) ? ['typescript'] : ['jsx', 'flow'];
  const program = tryParse(text, plugins);
  if (typeof program === 'string') return program;
  const variables = new Map<string, Node>();
  let exported: Node | undefined;
  for (const statement of program.body) {
    if (statement.type === 'VariableDeclaration') for (const {id, init} of statement.declarations) if (id.type === 'Identifier' && init) variables.set(id.name, init);
    if (statement.type === 'FunctionDeclaration' && statement.id) variables.set(statement.id.name, statement);
    if (statement.type === 'ExportDefaultDeclaration') exported = statement.declaration;
    if (statement.type === 'ExpressionStatement' && statement.expression.type === 'AssignmentExpression' && isModuleExports(statement.expression.left)) exported = statement.expression.right;
  }
  const object = exported && unwrap(exported, variables);
  return object ?? 'It does not export an object that this command understands.';
}

function tryParse(text: string, plugins: ParserPlugin[]) {
  try {
    return parse(text, {sourceType: 'unambiguous', plugins, createParenthesizedExpressions: true}).program;
  } catch (error) {
    return `It cannot be parsed (${(error as Error).message}).`;
  }
}

/** Follows names, type assertions, and what a function returns. */
function unwrap(start: Node, variables: ReadonlyMap<string, Node>): ObjectExpression | undefined {
  let node: Node | null | undefined = start;
  for (let steps = 0; node && steps < 10; steps++) {
    if (node.type === 'ObjectExpression') return node;
    if (node.type === 'Identifier') node = variables.get(node.name);
    else if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' || node.type === 'ParenthesizedExpression') node = node.expression;
    else if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression') node = toReturned(node.body, variables);
    else return undefined;
  }
  return undefined;
}

function toReturned(body: Node, outer: ReadonlyMap<string, Node>): Node | null | undefined {
  if (body.type !== 'BlockStatement') return body;
  const returned = body.body.filter((statement) => statement.type === 'ReturnStatement').at(-1)?.argument;
  if (returned?.type !== 'Identifier') return returned;
  const {name} = returned;
  const declarations = body.body.flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []));
  return declarations.find(({id}) => id.type === 'Identifier' && id.name === name)?.init ?? outer.get(name);
}

function isModuleExports(node: Node): boolean {
  return node.type === 'MemberExpression' && node.object.type === 'Identifier' && node.object.name === 'module' && nameOf(node.property) === 'exports';
}

function nameOf(node: Node): string | undefined {
  return node.type === 'Identifier' ? node.name : node.type === 'StringLiteral' ? node.value : undefined;
}

/** Puts an entry behind the last one of an object or a list, on a line of its own where the others have one. */
function insertAfterLast(text: string, container: Node, entries: readonly (Node | null)[], entry: string): string {
  const last = entries.filter((candidate) => candidate !== null).at(-1);
  if (!last) return insert(text, container.start! + 1, entry);
  const lineBreak = /(\r?\n)([ \t]*)$/.exec(text.slice(container.start!, last.start!));
  return insert(text, last.end!, lineBreak ? `,${lineBreak[1]}${lineBreak[2]}${entry}` : `, ${entry}`);
}

function insert(text: string, offset: number, addition: string): string {
  return text.slice(0, offset) + addition + text.slice(offset);
}
