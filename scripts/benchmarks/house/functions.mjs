// What counts as a function, for everything here that counts functions.
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import ts from 'typescript';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/**
 * The syntax of a file.
 * @param {string} name
 * @param {string} text
 */
export function parse(name, text) {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, kind);
}

/**
 * Visits a node and all below it.
 * @param {ts.Node} node
 * @param {(node: ts.Node) => void} handle
 */
export function visit(node, handle) {
  handle(node);
  ts.forEachChild(node, (child) => visit(child, handle));
}

/**
 * All functions of a file that have a body, also arrow functions and methods, in a fixed order.
 * @param {ts.SourceFile} source
 */
export function listFunctions(source) {
  /** @type {ts.FunctionLikeDeclaration[]} */
  const functions = [];
  visit(source, (node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) functions.push(node);
  });
  return functions;
}

/**
 * The name that a function is called by: its own, or that of the constant that it is the value of.
 * Undefined for a function that is only passed on.
 * @param {ts.FunctionLikeDeclaration} node
 * @returns {string | undefined}
 */
export function toName(node) {
  const {parent} = node;
  const name = node.name ?? (ts.isVariableDeclaration(parent) ? parent.name : undefined);
  return name && ts.isIdentifier(name) ? name.text : undefined;
}
