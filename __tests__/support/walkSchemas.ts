import {isObject} from '../../plugin/document/isObject';
import type {Json, JsonObject} from '../../plugin/document/types';

/**
 * A named schema that an operation of a document names or reaches, found by walking the JSON,
 * without the product's own reading. For documents of one file whose references are
 * `#/components/…`.
 */
export type WalkedUse = {
  /** `GET /pets` */
  operation: string;
  /** `request body`, `response 200`, `query parameter limit` or `callback changed`. */
  part: string;
  schema: string;
  isDirect: boolean;
};

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];
/** Keywords with data, in which a `$ref` has no meaning. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const', 'links', 'security']);

export function walkSchemas(document: JsonObject): WalkedUse[] {
  const follow = (value: Json | undefined): JsonObject => {
    let found = value;
    while (isObject(found) && typeof found.$ref === 'string') found = find(document, found.$ref);
    return isObject(found) ? found : {};
  };
  const schemas = follow(follow(document.components).schemas);
  const namesOf = (value: Json | undefined): Set<string> => listNames(value, document);
  const uses: WalkedUse[] = [];
  const note = (operation: string, part: string, value: Json | undefined) => {
    const direct = namesOf(value);
    const reached = new Set(direct);
    for (const name of reached) for (const next of namesOf(schemas[name])) reached.add(next);
    for (const schema of reached)
      uses.push({operation, part, schema, isDirect: direct.has(schema)});
  };
  for (const [path, shared] of [
    ...Object.entries(follow(document.paths)),
    ...Object.entries(follow(document.webhooks ?? document['x-webhooks'])),
  ]) {
    const item = follow(shared);
    for (const method of METHODS) {
      if (!isObject(item[method])) continue;
      const operation = item[method];
      const key = `${method.toUpperCase()} ${path}`;
      for (const [name, parameter] of listParameters([item, operation], follow))
        note(key, `${name.replace(' ', ' parameter ')}`, parameter);
      note(key, 'request body', operation.requestBody);
      for (const [status, response] of Object.entries(follow(operation.responses)))
        note(key, `response ${status}`, response);
      for (const [name, callback] of Object.entries(follow(operation.callbacks)))
        note(key, `callback ${name}`, callback);
    }
  }
  return uses;
}

/** By location and name; the parameters of an operation replace those of its path. */
function listParameters(
  holders: readonly JsonObject[],
  follow: (value: Json) => JsonObject,
): Map<string, JsonObject> {
  const parameters = new Map<string, JsonObject>();
  for (const {parameters: list} of holders)
    for (const parameter of Array.isArray(list) ? list.map(follow) : [])
      parameters.set(`${parameter.in as string} ${parameter.name as string}`, parameter);
  return parameters;
}

/** The schemas that a value names, also through other components. */
function listNames(value: Json | undefined, document: JsonObject): Set<string> {
  const names = new Set<string>();
  const seen = new Set<string>();
  const visit = (found: Json | undefined, isMap = false): void => {
    if (Array.isArray(found)) found.forEach((entry) => visit(entry));
    if (!isObject(found)) return;
    const {$ref, discriminator} = found;
    if (typeof $ref === 'string' && !isMap) {
      const [, name] = /^#\/components\/schemas\/(.+)$/.exec($ref) ?? [];
      if (name !== undefined) names.add(decode(name));
      else if (!seen.has($ref)) {
        seen.add($ref);
        visit(find(document, $ref));
      }
    }
    if (isObject(discriminator) && !isMap)
      for (const target of Object.values(
        isObject(discriminator.mapping) ? discriminator.mapping : {},
      ))
        if (typeof target === 'string') names.add(decode(target.replace(/^.*\//, '')));
    for (const [key, entry] of Object.entries(found))
      if (isMap || !(DATA.has(key) || key.startsWith('x-') || key === 'discriminator'))
        visit(entry, !isMap && (key === 'properties' || key === 'headers' || key === 'responses'));
  };
  visit(value);
  return names;
}

function find(document: JsonObject, ref: string): Json | undefined {
  let found: Json | undefined = document;
  for (const key of ref.slice(2).split('/'))
    found = isObject(found) ? found[decode(key)] : undefined;
  return found;
}

function decode(key: string): string {
  return decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');
}
