import {present} from '../../document/present';
import {suggest} from '../../diagnostics/suggest';
import {listSome, quote} from '../../diagnostics/text';
import {createClosure} from '../../model/page/closure';
import {takeNearest} from '../../model/page/nearest';
import {findNode, findSchema, listPassed} from '../../model/schema/findNode';
import type {NodeSchema, Property, Schema, SchemaId, SchemaTable} from '../../model/types';
import {CARRIED_SIZE} from '../chunks';
import {toFormatNotes} from '../formatNotes';
import type {PropApiDocument} from '../props';
import {pickSchemas, toFragmentDocument} from './tabFragment';
import {FragmentError, type ComponentModule} from './types';

/** The inputs of a fragment of a named schema. */
export type SchemaSource = {
  tabId: string;
  document: PropApiDocument;
  schemas: SchemaTable;
  /** Module that loads schemas by id, and those that it has. */
  deferred?: {module: string; ids: ReadonlySet<SchemaId>};
};

/** A named schema, or one of its properties. */
export type ShownSchema = {
  name: string;
  /** Names, joined by dots; empty for the whole schema. */
  property: string;
  /** Whether the property is inside a text. */
  isInline: boolean;
};

/**
 * A component for a named schema, for the row of one of its properties, or for the line of that row.
 * @throws FragmentError when there is no such schema or property
 */
export function toSchemaFragment(
  source: SchemaSource,
  {name, property, isInline}: ShownSchema,
): ComponentModule {
  const {schemas} = source;
  const id = findId(source, name);
  if (property !== '' || isInline) {
    const found = findProperty(schemas, name, id, property);
    const {required, versionNotes} = found;
    const row = present({name: property, required, versionNotes});
    return isInline
      ? toLine(source, found.schema, row)
      : toBlock(source, found.schema, {...row, isProperty: true});
  }
  const shown = schemas[id]?.name ?? name;
  const type = toType(findSchema(schemas, id));
  return toBlock(
    source,
    {kind: 'reference', id, name: shown, type},
    {name: shown, isProperty: false},
  );
}

function toBlock(
  {schemas, document, deferred}: SchemaSource,
  schema: Schema,
  row: {[prop: string]: unknown},
): ComponentModule {
  const {ids, formats} = listReached(schema, schemas);
  const own = takeNearest(ids, (one) => JSON.stringify(schemas[one]).length, CARRIED_SIZE);
  const carried = ids.filter((id) => own.has(id) || deferred?.ids.has(id) !== true);
  const values = {
    ...row,
    schema,
    schemas: pickSchemas(schemas, carried),
    formatNotes: toFormatNotes(formats),
  };
  return {
    kind: 'component',
    component: '@theme/ApiFragment/Schema',
    ...(deferred && {modules: {loadSchemas: deferred.module}}),
    values: {...values, document: toFragmentDocument(document, {}, JSON.stringify(values))},
  };
}

/** A line shows the type and the limits of a schema: of the named ones, only what these need. */
function toLine(
  {schemas, document}: SchemaSource,
  schema: Schema,
  row: {[prop: string]: unknown},
): ComponentModule {
  const node = findNode(schema, schemas);
  const shown = [schema, node?.items, node?.additionalProperties];
  const ids = shown.flatMap((one) =>
    Array.from(listPassed(one, schemas)).flatMap((passed) =>
      passed.kind === 'reference' ? [passed.id] : [],
    ),
  );
  const values = {...row, schema, schemas: pickSchemas(schemas, ids)};
  return {
    kind: 'component',
    component: 'docusaurus-plugin-api-reference/parts/ApiFragment/Property',
    isInline: true,
    values: {...values, document: toFragmentDocument(document, {}, JSON.stringify(values))},
  };
}

function toType(schema: Schema | undefined): string {
  return schema?.kind === 'schema' || schema?.kind === 'reference' ? schema.type : 'any';
}

function findId({schemas, tabId}: SchemaSource, name: string): SchemaId {
  if (Object.hasOwn(schemas, name)) return name;
  const [id, ...others] = Object.keys(schemas).filter((one) => schemas[one]?.name === name);
  // Documents of one tab may use the same name for different schemas.
  if (id !== undefined && others.length > 0)
    throw new FragmentError(
      `The tab ${quote(tabId)} has ${others.length + 1} schemas ${quote(name)}. Write ${listSome([id, ...others], 8, 'or')}.`,
    );
  if (id !== undefined) return id;
  const known = Object.values(schemas).map((schema) => schema.name);
  const meant = suggest(name, known);
  throw new FragmentError(
    `The tab ${quote(tabId)} has no schema ${quote(name)}. ${meant === undefined ? 'Name one that an operation uses, as `components/schemas` of the document does.' : `Did you mean ${quote(meant)}?`}`,
  );
}

/** The named schemas and the formats that a schema reaches, nearest first. */
function listReached(
  schema: Schema,
  schemas: SchemaTable,
): {ids: readonly SchemaId[]; formats: readonly string[]} {
  const header = {name: '', examples: [], schema};
  const response = {status: '', headers: [header], content: [], links: []};
  const {schemas: ids, formats} = createClosure(schemas)({
    ...{id: '', kind: 'operation', key: '', method: '', path: '', tags: []},
    ...{parameters: [], responses: [response], callbacks: [], codeSamples: []},
    ...{schemas: [], formats: []},
  });
  return {ids: ids.filter((id) => Object.hasOwn(schemas, id)), formats};
}

/** Finds a property by its path. Lists are skipped: `tags.name` is the name of each tag. */
function findProperty(schemas: SchemaTable, name: string, id: SchemaId, path: string): Property {
  let schema = findSchema(schemas, id);
  let rest = path;
  for (let passed = ''; ;) {
    const known = listProperties(schema, schemas);
    const next = known
      .filter((property) => rest === property.name || rest.startsWith(`${property.name}.`))
      .sort((one, other) => other.name.length - one.name.length)[0];
    if (!next) throw new FragmentError(describeUnknown(passed || name, rest, known));
    if (rest === next.name) return next;
    passed = passed === '' ? `${name}.${next.name}` : `${passed}.${next.name}`;
    rest = rest.slice(next.name.length + 1);
    schema = next.schema;
  }
}

/** The properties of an object, of the items of a list, and of all variants. */
function listProperties(schema: Schema | undefined, schemas: SchemaTable): Property[] {
  const passed = new Set<NodeSchema>();
  const properties: Property[] = [];
  const stack = [schema];
  while (stack.length > 0) {
    const node = findNode(stack.pop(), schemas);
    if (!node || passed.has(node)) continue;
    passed.add(node);
    for (const item of node.properties ?? []) properties.push(item);
    stack.push(node.items);
    for (const {variants} of node.variants ?? [])
      for (const item of variants.map((variant) => variant.schema).reverse()) stack.push(item);
  }
  return properties;
}

function describeUnknown(owner: string, rest: string, known: readonly Property[]): string {
  const names = [...new Set(known.map(({name}) => name))];
  const wanted = rest.split('.', 1)[0] ?? rest;
  const meant = suggest(wanted, names);
  const hint =
    meant !== undefined
      ? ` Did you mean ${quote(meant)}?`
      : names.length > 0
        ? ` It has ${listSome(names, 8)}.`
        : '';
  return `${quote(owner)} has no property ${quote(wanted)}.${hint}`;
}
