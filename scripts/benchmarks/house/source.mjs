// Measures the source of plugin/, theme/ and parts/ as it is written.
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {listFunctions, parse, ROOT, toName, visit} from './functions.mjs';

/** Files of at most so many lines are small. */
export const SMALL = 35;

/**
 * @typedef {{name: string; text: string; lines: number; source: ts.SourceFile}} Module
 * @typedef {{name: string; file: string; lines: number}} MeasuredFunction
 */

/**
 * The hand-written files of a folder with one of the extensions. There are no generated ones among
 * them, and tests and fixtures are elsewhere.
 * @param {string} folder
 * @param {RegExp} extension
 */
function readFiles(folder, extension) {
  return fs
    .readdirSync(path.join(ROOT, folder), {recursive: true})
    .map((name) => path.posix.join(folder, String(name).split(path.sep).join('/')))
    .filter((name) => extension.test(name))
    .sort()
    .map((name) => {
      const text = fs.readFileSync(path.join(ROOT, name), 'utf8');
      return {name, text, lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0)};
    });
}

/** @returns {Module[]} */
export function readModules() {
  return ['plugin', 'theme', 'parts']
    .flatMap((folder) => readFiles(folder, /\.tsx?$/))
    .map((file) => ({...file, source: parse(file.name, file.text)}));
}

/** @param {readonly Module[]} modules */
export function measureFiles(modules) {
  const styles = ['plugin', 'theme', 'parts'].flatMap((folder) => readFiles(folder, /\.css$/));
  const importers = countImporters(modules);
  const hasOne = ({name}) => importers.get(name)?.size === 1;
  const isSmall = ({lines}) => lines <= SMALL;
  const sum = (files) => ({
    files: files.length,
    lines: files.reduce((total, {lines}) => total + lines, 0),
    characters: files.reduce((total, {text}) => total + text.length, 0),
  });
  const below = (folder) => (file) => file.name.startsWith(`${folder}/`);
  return {
    plugin: sum(modules.filter(below('plugin'))),
    theme: sum(modules.filter((file) => below('theme')(file) || below('parts')(file))),
    styles: sum(styles),
    total: sum([...modules, ...styles]),
    small: modules.filter(isSmall).length,
    withOneImporter: modules.filter(hasOne).length,
    smallWithOneImporter: modules.filter((file) => isSmall(file) && hasOne(file)).length,
  };
}

/**
 * The modules of the plugin and the theme that import each of them, types included.
 * @param {readonly Module[]} modules
 */
function countImporters(modules) {
  const names = new Set(modules.map(({name}) => name));
  /** @type {Map<string, Set<string>>} */
  const importers = new Map();
  for (const {name, source} of modules)
    visit(source, (node) => {
      const specifier = toSpecifier(node);
      const target = specifier === undefined ? undefined : resolve(specifier, name, names);
      if (target === undefined || target === name) return;
      importers.set(target, (importers.get(target) ?? new Set()).add(name));
    });
  return importers;
}

/** @param {ts.Node} node */
function toSpecifier(node) {
  const isImport =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const from =
    ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
      ? node.moduleSpecifier
      : ts.isImportTypeNode(node)
        ? ts.isLiteralTypeNode(node.argument) && node.argument.literal
        : isImport && node.arguments[0];
  return from && ts.isStringLiteralLike(from) ? from.text : undefined;
}

const PACKAGE = 'docusaurus-plugin-api-reference/';

/**
 * @param {string} specifier
 * @param {string} importer
 * @param {ReadonlySet<string>} names
 */
function resolve(specifier, importer, names) {
  const place = specifier.startsWith('.')
    ? path.posix.join(path.posix.dirname(importer), specifier)
    : specifier.startsWith('@theme/')
      ? specifier.replace('@', '')
      : specifier.startsWith(PACKAGE)
        ? specifier.replace(PACKAGE, specifier.startsWith(`${PACKAGE}parts/`) ? '' : 'plugin/')
        : undefined;
  return ['.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((end) => `${place}${end}`)
    .find((name) => names.has(name));
}

/**
 * The lengths of functions that have a name, and the number of all.
 * @param {readonly Module[]} modules
 */
export function measureFunctions(modules) {
  let all = 0;
  /** @type {MeasuredFunction[]} */
  const named = [];
  for (const {name: file, source} of modules)
    for (const node of listFunctions(source)) {
      all++;
      const name = toName(node);
      const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line;
      const lines = lineOf(node.end) - lineOf(node.getStart(source)) + 1;
      if (name !== undefined) named.push({name, file, lines});
    }
  named.sort((one, other) => one.lines - other.lines);
  const at = (share) => named[Math.ceil(named.length * share) - 1]?.lines ?? 0;
  return {all, named: named.length, median: at(0.5), ninetieth: at(0.9), longest: named.at(-1)};
}

/**
 * The calls of functions by their names, and of `new` by the names of classes.
 * @param {readonly Module[]} modules
 * @returns {(name: string) => number}
 */
export function countCalls(modules) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const {source} of modules)
    visit(source, (node) => {
      if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return;
      if (!ts.isIdentifier(node.expression)) return;
      const {text} = node.expression;
      counts.set(text, (counts.get(text) ?? 0) + 1);
    });
  return (name) => counts.get(name) ?? 0;
}

/**
 * The entries of a table that name a function or a type that no longer exists, as `NAME in FILE`.
 * @param {Module[]} modules
 * @param {readonly {name: string; file: string}[]} entries
 */
export function listUndeclared(modules, entries) {
  return entries
    .filter((entry) => !isDeclared(modules, entry))
    .map(({name, file}) => `${name} in ${file}`);
}

/**
 * Whether a file declares a type, or a function of this name. A component's props are named by
 * their module: `@theme/ApiRow`.
 * @param {readonly Module[]} modules
 * @param {{name: string; file: string}} declared
 */
function isDeclared(modules, {name, file}) {
  let found = false;
  for (const {source} of modules.filter((module) => module.name === file))
    visit(source, (node) => {
      const isType =
        ts.isTypeAliasDeclaration(node) ||
        ts.isInterfaceDeclaration(node) ||
        ts.isModuleDeclaration(node);
      if (isType) found ||= node.name.text === name;
      else if (ts.isFunctionLike(node)) found ||= toName(node) === name;
    });
  return found;
}

/**
 * The fields of a type that may be missing.
 * @param {readonly Module[]} modules
 * @param {{name: string; file: string}} declared
 */
export function listOptional(modules, {name, file}) {
  /** @type {string[]} */
  const fields = [];
  for (const {source} of modules.filter((module) => module.name === file))
    visit(source, (node) => {
      if (!ts.isTypeAliasDeclaration(node) || node.name.text !== name) return;
      if (!ts.isTypeLiteralNode(node.type)) return;
      for (const member of node.type.members)
        if (member.questionToken) fields.push(member.name.getText(source));
    });
  return fields;
}
