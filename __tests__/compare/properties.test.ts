import fs from 'fs';
import path from 'path';
import {dump, load} from 'js-yaml';
import {isObject} from '../../plugin/document/isObject';
import type {Json, JsonObject} from '../../plugin/document/types';
import {compareTexts, toLines} from '../support/compareTexts';

const read = (file: string) =>
  load(fs.readFileSync(path.join(__dirname, '../..', file), 'utf8')) as JsonObject;
const DOCUMENTS = [
  ['the pet store', read('example-site/openapi/petstore.yaml')],
  ['composed schemas', read('__tests__/__fixtures__/constructs/schemas-composition.yaml')],
  ['the objects of OpenAPI 3.1', read('__tests__/__fixtures__/constructs/openapi-3.1.yaml')],
  ['the objects of OpenAPI 3.0', read('__tests__/__fixtures__/constructs/openapi-3.0.yaml')],
  ['bodies', read('__tests__/__fixtures__/constructs/bodies.yaml')],
  ['parameters', read('__tests__/__fixtures__/constructs/parameters.yaml')],
] as const;
const toYaml = (value: Json) => dump(value, {noRefs: true});
const toJson = (value: Json) => JSON.stringify(value, undefined, 1);

/**
 * The same value with all keys in reverse order. Lists keep their order, which usually has a
 * meaning.
 */
function shuffle(value: Json): Json {
  if (Array.isArray(value)) return value.map(shuffle);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, entry]) => [key, shuffle(entry)] as const)
      .reverse(),
  );
}

/** The same value with references inlined, except where recursion would never end. */
function inline(root: JsonObject, value: Json, open: readonly string[] = []): Json {
  if (Array.isArray(value)) return value.map((item) => inline(root, item, open));
  if (!isObject(value)) return value;
  const {$ref: ref, ...rest} = value;
  const target = typeof ref === 'string' && /^#\/components\//.test(ref) ? lookUp(root, ref) : null;
  if (isObject(target) && typeof ref === 'string' && !open.includes(ref) && open.length < 12)
    return inline(root, isIgnored(root, rest) ? target : merge(target, rest), [...open, ref]);
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      key === 'mapping' ? entry : inline(root, entry, open),
    ]),
  );
}

/** OpenAPI 3.0 ignores everything beside a reference. */
function isIgnored({openapi}: JsonObject, rest: JsonObject): boolean {
  return Object.keys(rest).length === 0 || JSON.stringify(openapi).startsWith('"3.0');
}

/** In OpenAPI 3.1, fields beside a reference apply together with its target. */
function merge(target: JsonObject, rest: JsonObject): JsonObject {
  const isSchema = !('in' in target) && !('content' in target) && !('responses' in target);
  return isSchema ? {allOf: [target], ...rest} : {...target, ...rest};
}

function lookUp(root: JsonObject, ref: string): Json {
  return ref
    .slice(2)
    .split('/')
    .reduce<Json>(
      (value, key) =>
        isObject(value) ? (value[key.replaceAll('~1', '/').replaceAll('~0', '~')] ?? null) : null,
      root,
    );
}

/** The same document with its schemas in a separate file. */
function split(root: JsonObject): {[name: string]: string} {
  const components = (root.components ?? {}) as JsonObject;
  const point = (value: Json, isInside: boolean): Json =>
    JSON.parse(
      JSON.stringify(value).replace(/"#\/components\/schemas\/([^"]+)"/g, (_all, name: string) =>
        JSON.stringify(isInside ? `#/${name}` : `schemas.yaml#/${name}`),
      ),
    ) as Json;
  const {schemas = {}, ...others} = components;
  return {
    'openapi.yaml': toYaml(point({...root, components: others}, false)),
    'schemas.yaml': toYaml(point(schemas, true)),
  };
}

describe.each(DOCUMENTS)('comparing %s', (_name, root) => {
  it('finds no change when YAML becomes JSON', async () => {
    expect(await compareTexts(toYaml(root), {'openapi.json': toJson(root)})).toEqual([]);
  });

  it('finds no change when keys are in another order', async () => {
    expect(toLines(await compareTexts(toYaml(root), toYaml(shuffle(root))))).toEqual([]);
  });

  it('finds no change when references are inlined, or the reverse', async () => {
    const inlined = toYaml(inline(root, root));
    expect(toLines(await compareTexts(toYaml(root), inlined))).toEqual([]);
    expect(toLines(await compareTexts(inlined, toYaml(root)))).toEqual([]);
  });

  it('finds no change when the schemas move to another file', async () => {
    expect(toLines(await compareTexts(toYaml(root), split(root)))).toEqual([]);
  });
});
