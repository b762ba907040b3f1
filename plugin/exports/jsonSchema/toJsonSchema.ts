import {formatJson} from '../../document/exactNumber';
import {isObject} from '../../document/isObject';
import {type Shape, shapeOfEntry} from '../../document/objects';
import {splitRef} from '../../document/reference/uri';
import type {Json, JsonObject, OpenApiVersion} from '../../document/types';

const SCHEMA: Shape = {form: 'object', of: 'schema'};
/** Keywords that only references need. */
const REWRITTEN = ['$id', '$anchor', '$schema'];

/**
 * A schema of OpenAPI as JSON Schema 2020-12 has it. That of OpenAPI 3.0 is converted: `nullable`,
 * limits that are exclusive by a flag, `example`, and what is beside a `$ref`, which does not count
 * there. What JSON Schema does not know (`discriminator`, `xml`, `externalDocs`, extensions) stays:
 * it asserts nothing. `$id`, `$anchor` and `$schema` are left out, because all references are
 * rewritten.
 * @param id the `$id` of the schema, if it is a resource by itself
 */
export function toJsonSchema(schema: Json, version: OpenApiVersion, id?: string): Json {
  const own = id === undefined ? [] : listDynamicAnchors(formatJson(schema));
  const convert = version === '3.0' ? convertSchema : (known: JsonObject) => known;
  const enter = (value: Json, shape: Shape | null): Json => {
    if (!shape || typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value))
      return value.map((entry, index) => enter(entry, shapeOfEntry(shape, String(index), true)));
    const isSchema = shape.of === 'schema' && (shape.form === 'object' || shape.form === 'either');
    const entries = Object.entries(value)
      .filter(([name]) => !isSchema || !REWRITTEN.includes(name))
      .map(([name, entry]) => [name, enter(entry, shapeOfEntry(shape, name, false))] as const);
    const copied = Object.fromEntries(entries);
    return isSchema ? convert(shortenDynamic(copied, own)) : copied;
  };
  const entered = enter(schema, SCHEMA);
  return id !== undefined && isObject(entered) ? {$id: id, ...entered} : entered;
}

/**
 * Dynamic references to an anchor that the resource has, too, begin with `#`, which means the same:
 * Ajv knows no others.
 */
function shortenDynamic(schema: JsonObject, own: readonly string[]): JsonObject {
  const {$dynamicRef} = schema;
  const fragment = typeof $dynamicRef === 'string' ? splitRef($dynamicRef).fragment : '';
  return own.includes(fragment) ? {...schema, $dynamicRef: `#${fragment}`} : schema;
}

/** The dynamic anchors in the text of a schema. */
export function listDynamicAnchors(text: string): string[] {
  return [...text.matchAll(/"\$dynamicAnchor":"([^"]*)"/g)].map(([, name = '']) => name);
}

function convertSchema(schema: JsonObject): JsonObject {
  const {$ref} = schema;
  if (typeof $ref === 'string') return {$ref};
  const {nullable, example, ...rest} = schema;
  const limited = withLimits(rest);
  const exemplified: JsonObject =
    example === undefined || limited.examples !== undefined
      ? limited
      : {...limited, examples: [example]};
  return nullable === true ? withNull(exemplified) : exemplified;
}

/** `exclusiveMinimum: true` beside `minimum: 1` is `exclusiveMinimum: 1`. */
function withLimits(schema: JsonObject): JsonObject {
  let limited = schema;
  for (const [flag, limit] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    const {[flag]: isExclusive, [limit]: value, ...others} = limited;
    if (typeof isExclusive !== 'boolean') continue;
    limited = {
      ...others,
      ...(value !== undefined && {[isExclusive ? flag : limit]: value}),
    };
  }
  return limited;
}

const COMPOSITION = ['allOf', 'anyOf', 'oneOf'];

/**
 * Without a type, `nullable` applies to the combination of the parts; without parts it has no
 * effect.
 */
function withNull(schema: JsonObject): JsonObject {
  const {type} = schema;
  if (typeof type === 'string') return {...schema, type: [type, 'null']};
  if (!COMPOSITION.some((name) => Array.isArray(schema[name]))) return schema;
  const {title, description, ...rest} = schema;
  return {
    ...(title !== undefined && {title}),
    ...(description !== undefined && {description}),
    anyOf: [rest, {type: 'null'}],
  };
}

/** The dialect that the document declares, if it is one of JSON Schema's own. */
export function toDialect(root: Json): string {
  const declared = isObject(root) ? root.jsonSchemaDialect : undefined;
  return typeof declared === 'string' && /^https?:\/\/json-schema\.org\//.test(declared)
    ? declared
    : 'https://json-schema.org/draft/2020-12/schema';
}
