// Which files read a keyword of a schema: what a change of the keyword, or a new one like it, costs.
import ts from 'typescript';
import {visit} from './functions.mjs';
import {listOwnSources} from './program.mjs';

/** Types whose fields are keywords of a schema, as the document writes them or as the model has them. */
const SCHEMA_TYPES = new Set(['NodeSchema', 'SchemaAnnotations', 'Constraints', 'Draft']);
/** Functions that read a field of a value of the document; the name is their second argument. */
const READERS = new Set(['childOf', 'fieldOf', 'extensionOf']);
/** A list or table with so many keywords is about keywords. */
const MANY = 2;

const VOCABULARY = 'plugin/document/vocabulary/';
/**
 * Where a keyword has its row, its words, and whether values are compared by it: complete tables.
 * Then where tools for programs write the schemas of their own arguments.
 */
const PLACES = [
  VOCABULARY,
  'plugin/model/words/',
  'plugin/model/schema/compared.ts',
  'plugin/agents/tools/',
  'plugin/agents/createAgents.ts',
  'plugin/agents/adapters/createServers.ts',
];
/** The tables with a row for each keyword. */
const TABLES = ['APPLICATORS', 'CONSTRAINT_TRAITS', 'WORDS'];

/**
 * How many files name each keyword, besides those with its row and its words.
 * @param {ts.Program} program
 * @returns {{[keyword: string]: number}}
 */
export function countReaders(program) {
  const readers = findReaders(program, listKeywords(program));
  return Object.fromEntries(
    [...readers].map(([keyword, files]) => [
      keyword,
      [...files].filter((file) => !PLACES.some((place) => file.startsWith(place))).length,
    ]),
  );
}

/** Keywords and fields that hold schemas, by what they are about. */
const KINDS = Object.fromEntries(
  [
    [
      'object',
      ['properties', 'patternProperties', 'additionalProperties', 'unevaluatedProperties'],
    ],
    ['list', ['items', 'prefixItems', 'additionalItems', 'unevaluatedItems', 'contains']],
    ['choice', ['variants', 'oneOf', 'anyOf', 'allOf', 'conditions', 'not']],
  ].flatMap(([kind, keywords]) => keywords.map((keyword) => [keyword, kind])),
);

/**
 * The functions and tables that know by themselves how to get from a schema to the schemas in it:
 * each names keywords of at least two kinds: of objects, of lists, of choices.
 * @param {ts.Program} program
 * @returns {{[file: string]: string[]}}
 */
export function listWalkers(program) {
  const checker = program.getTypeChecker();
  const keywords = new Set(Object.keys(KINDS));
  /** @type {{[file: string]: string[]}} */
  const walkers = {};
  for (const {name: file, source} of listOwnSources(program)) {
    if (PLACES.some((place) => file.startsWith(place))) continue;
    /** @type {Map<string, Set<string>>} */
    const named = new Map();
    visit(source, (node) => {
      const found = listNamed(node, keywords, checker);
      const owner = found.length > 0 ? ownerOf(node) : undefined;
      if (owner === undefined) return;
      const kinds = found.map((keyword) => KINDS[keyword]);
      named.set(owner, new Set([...(named.get(owner) ?? []), ...kinds]));
    });
    for (const [name, found] of named) if (found.size >= MANY) (walkers[file] ??= []).push(name);
  }
  return walkers;
}

/** The name of the function or table at the top of a file that a node is in. */
function ownerOf(node) {
  let top = node;
  while (!ts.isSourceFile(top.parent)) top = top.parent;
  if (ts.isTypeAliasDeclaration(top)) return undefined;
  if (ts.isVariableStatement(top)) return top.declarationList.declarations[0].name.getText();
  return top.name?.text ?? 'default';
}

function listKeywords(program, tables = TABLES) {
  const keywords = new Set();
  for (const source of program.getSourceFiles())
    if (source.fileName.includes(VOCABULARY))
      visit(source, (node) => {
        if (!ts.isVariableDeclaration(node) || !tables.includes(node.name.text)) return;
        visit(node, (inner) => {
          const isRow =
            ts.isPropertyAssignment(inner) && ts.isObjectLiteralExpression(inner.initializer);
          if (isRow) keywords.add(inner.name.text);
        });
      });
  return keywords;
}

/**
 * The files of plugin/, theme/ and parts/ that name each keyword: by reading the field of a schema
 * of the model or of the document, or in a list or table of keywords.
 * @param {ts.Program} program
 * @param {ReadonlySet<string>} keywords
 * @returns {Map<string, Set<string>>} file names by keyword
 */
function findReaders(program, keywords) {
  const checker = program.getTypeChecker();
  /** @type {Map<string, Set<string>>} */
  const readers = new Map([...keywords].sort().map((keyword) => [keyword, new Set()]));
  for (const {name, source} of listOwnSources(program))
    visit(source, (node) => {
      for (const keyword of listNamed(node, keywords, checker)) readers.get(keyword)?.add(name);
    });
  return readers;
}

/** @returns {string[]} the keywords that a node names itself */
function listNamed(node, keywords, checker) {
  if (ts.isPropertyAccessExpression(node))
    return keywords.has(node.name.text) && isField(checker.getSymbolAtLocation(node.name))
      ? [node.name.text]
      : [];
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const {propertyName, name: bound} = node;
    const {text: name = ''} = propertyName ?? bound;
    if (!keywords.has(name)) return [];
    const type = checker.getTypeAtLocation(node.parent);
    return isField(checker.getPropertyOfType(type, name)) ? [name] : [];
  }
  if (
    ts.isCallExpression(node) &&
    ts.isIdentifier(node.expression) &&
    READERS.has(node.expression.text)
  )
    return toKeywords([node.arguments[1]], keywords, 1);
  if (ts.isArrayLiteralExpression(node)) return toKeywords(node.elements, keywords, MANY);
  if (ts.isUnionTypeNode(node))
    return toKeywords(
      node.types.map((type) => (ts.isLiteralTypeNode(type) ? type.literal : undefined)),
      keywords,
      MANY,
    );
  if (ts.isObjectLiteralExpression(node))
    return toKeywords(
      node.properties.map((property) => property.name),
      keywords,
      MANY,
    );
  return [];
}

function toKeywords(nodes, keywords, least) {
  const named = nodes.flatMap((node) =>
    node && (ts.isStringLiteral(node) || ts.isIdentifier(node)) && keywords.has(node.text)
      ? [node.text]
      : [],
  );
  return named.length >= least ? named : [];
}

/** Whether a property is declared by one of the types of schemas. */
function isField(symbol) {
  return (symbol?.declarations ?? []).some((declaration) => {
    let node = declaration.parent;
    while (node && !ts.isTypeAliasDeclaration(node) && !ts.isInterfaceDeclaration(node))
      node = node.parent;
    return node !== undefined && SCHEMA_TYPES.has(node.name.text);
  });
}
