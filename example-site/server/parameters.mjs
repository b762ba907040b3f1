import {resolve} from './operations.mjs';

/**
 * Converts a string to the type that the schema requires. A string that cannot be converted is
 * returned unchanged, and fails validation later.
 */
function toValue(document, schema, text) {
  const {type} = resolve(document, {pointer: '', value: schema}).value;
  if ((type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(text))
    return Number(text);
  return text;
}

function readCookies(header = '') {
  return new Map(
    header
      .split(/; */)
      .filter(Boolean)
      .map((pair) => {
        const [name, ...value] = pair.split('=');
        return [name, value.join('=')];
      }),
  );
}

/** The string or strings that a request has for a parameter; undefined when it has none. */
function readRaw(
  {name, in: location, explode = true, style, schema},
  {path, query, headers, cookies},
) {
  if (location === 'path') return path[name];
  if (location === 'header') return headers[name.toLowerCase()];
  if (location === 'cookie') return cookies.get(name);
  if (style === 'deepObject') {
    const names = [...query.keys()].filter(
      (key) => key.startsWith(`${name}[`) && key.endsWith(']'),
    );
    return names.length > 0
      ? Object.fromEntries(names.map((key) => [key.slice(name.length + 1, -1), query.get(key)]))
      : undefined;
  }
  if (!query.has(name)) return undefined;
  if (schema.type !== 'array') return query.get(name);
  return explode ? query.getAll(name) : query.get(name).split(',');
}

/**
 * The parameters of a request, as the operation documents them, with defaults filled in.
 * @param {any} document
 * @param {(pointer: string, value: unknown) => {pointer: string, message: string}[]} validate
 * @param {import('./operations.mjs').Operation} operation
 * @param {{path: Record<string, string>, query: URLSearchParams, headers:
 *   import('node:http').IncomingHttpHeaders}} request
 */
export function readParameters(document, validate, operation, request) {
  const parts = {...request, cookies: readCookies(request.headers.cookie)};
  const values = {};
  const errors = [];
  for (const {pointer, value: parameter} of operation.parameters) {
    const {name, schema} = parameter;
    const raw = readRaw(parameter, parts);
    if (raw === undefined) {
      if (parameter.required)
        errors.push({in: parameter.in, pointer: `/${name}`, message: 'is required'});
      else if (schema.default !== undefined) values[name] = schema.default;
      continue;
    }
    if (Array.isArray(raw)) values[name] = raw.map((text) => toValue(document, schema.items, text));
    else if (typeof raw === 'object')
      values[name] = Object.fromEntries(
        Object.entries(raw).map(([key, text]) => [
          key,
          toValue(document, schema.properties?.[key] ?? {}, text),
        ]),
      );
    else values[name] = toValue(document, schema, raw);
    errors.push(
      ...validate(`${pointer}/schema`, values[name]).map((error) => ({
        in: parameter.in,
        ...error,
        pointer: `/${name}${error.pointer}`,
      })),
    );
  }
  return {values, errors};
}
