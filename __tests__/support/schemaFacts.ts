import fs from 'fs';
import {parse} from 'yaml';
import {squeeze} from './pages';

type Value = null | boolean | number | string | Value[] | {[key: string]: Value};
type Fields = {[key: string]: Value};

/**
 * A fact that a document states about its schemas, and the text by which a page shows it, squeezed.
 */
export type SchemaFact = {place: string; text: string};

const isFields = (value: Value | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Keywords with a schema, with a list of schemas, and with a map of schemas. */
const SINGLE = [
  'items',
  'additionalProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  'propertyNames',
  'contains',
  'contentSchema',
  'not',
  'if',
  'then',
  'else',
];
const LISTS = ['allOf', 'oneOf', 'anyOf', 'prefixItems'];
const MAPS = ['properties', 'patternProperties', 'dependentSchemas'];
const NUMBERS = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
];
const WORDS = ['title', 'format', 'pattern'];

/**
 * Every property, branch and constraint of the JSON bodies of a document's operations, found by
 * walking the document itself, without the product's own reading, so that they do not share its
 * oversights.
 */
export function collectSchemaFacts(file: string): Map<string, SchemaFact[]> {
  const root = parse(fs.readFileSync(file, 'utf8')) as Fields;
  const follow = (ref: string): Value | undefined =>
    ref
      .slice(2)
      .split('/')
      .reduce<Value | undefined>(
        (value, key) =>
          isFields(value) ? value[key.replace(/~1/g, '/').replace(/~0/g, '~')] : undefined,
        root,
      );
  const facts = new Map<string, SchemaFact[]>();
  for (const [path, item] of Object.entries(root.paths as Fields)) {
    for (const [method, operation] of Object.entries(item as Fields)) {
      const found: SchemaFact[] = [];
      const body = (operation as Fields).requestBody as Fields;
      for (const media of Object.values(body.content as Fields))
        walk((media as Fields).schema, `${path}`, found, new Set());
      facts.set(`${method.toUpperCase()} ${path}`, found);
    }
  }
  return facts;

  function walk(start: Value | undefined, from: string, found: SchemaFact[], seen: Set<Value>) {
    const pending: {schema: Value | undefined; place: string}[] = [{schema: start, place: from}];
    for (let next = pending.pop(); next; next = pending.pop()) {
      const {schema, place} = next;
      if (!isFields(schema) || seen.has(schema)) continue;
      seen.add(schema);
      const add = (keyword: string, text: string) =>
        found.push({place: `${place}/${keyword}`, text: squeeze(text)});
      if (typeof schema.$ref === 'string')
        pending.push({schema: follow(schema.$ref), place: `${place}→${schema.$ref}`});
      for (const keyword of WORDS)
        if (typeof schema[keyword] === 'string') add(keyword, schema[keyword]);
      for (const keyword of NUMBERS)
        if (typeof schema[keyword] === 'number') add(keyword, String(schema[keyword]));
      for (const keyword of ['const', 'default', 'example'])
        if (schema[keyword] !== undefined) add(keyword, JSON.stringify(schema[keyword]));
      if (typeof schema.description === 'string') add('description', schema.description);
      for (const value of Array.isArray(schema.enum) ? schema.enum : [])
        add('enum', JSON.stringify(value));
      for (const name of Array.isArray(schema.required) ? schema.required : [])
        add('required', name as string);
      if (isFields(schema.discriminator)) {
        if (typeof schema.discriminator.propertyName === 'string')
          add('discriminator', schema.discriminator.propertyName);
        for (const [value, target] of Object.entries(
          (schema.discriminator.mapping ?? {}) as {[value: string]: string},
        ))
          add('mapping', `${value} → ${target.split('/').pop()}`);
      }
      for (const keyword of SINGLE)
        pending.push({schema: schema[keyword], place: `${place}/${keyword}`});
      for (const keyword of LISTS)
        for (const [index, inner] of (Array.isArray(schema[keyword])
          ? schema[keyword]
          : []
        ).entries())
          pending.push({schema: inner, place: `${place}/${keyword}/${index}`});
      for (const keyword of MAPS) {
        for (const [name, inner] of Object.entries(
          isFields(schema[keyword]) ? schema[keyword] : {},
        )) {
          add(keyword, name);
          pending.push({schema: inner, place: `${place}/${keyword}/${name}`});
        }
      }
    }
  }
}
