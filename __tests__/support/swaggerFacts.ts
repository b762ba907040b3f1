import fs from 'fs';
import path from 'path';
import {load} from 'js-yaml';
import {type Fact, toWords} from './facts';
import {squeeze} from './pages';

type Value = null | boolean | number | string | Value[] | {[key: string]: Value};
type Fields = {[key: string]: Value};
type Place = {value: Value | undefined; file: string; pointer: string};
type Add = (kind: string, place: Place, text: string) => void;

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch'];
const PROPERTY_DEPTH = 3;

const fieldsOf = ({value}: Place): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

/**
 * Facts of a Swagger 2.0 document by `METHOD /path`, found by walking the original file, not its
 * conversion. Each operation is walked when its facts are requested.
 */
export function collectSwaggerFacts(entry: string): Map<string, () => Fact[]> {
  const at = createWalker();
  const root = {value: at.read(entry), file: entry, pointer: ''};
  const facts = new Map<string, () => Fact[]>();
  for (const [name, item] of at.entries(at.child(root, 'paths')))
    for (const [method, operation] of at.entries(item))
      if (METHODS.includes(method) && !name.startsWith('x-'))
        facts.set(`${method.toUpperCase()} ${name}`, () => {
          const found: Fact[] = [];
          const add: Add = (kind, {file, pointer}, text) => {
            const squeezed = squeeze(text);
            const place = `${path.basename(file)}#${pointer}`;
            if (squeezed) found.push({kind, place, text: squeezed});
          };
          addOperation({operation, item, root}, at, add);
          return found;
        });
  return facts;
}

type Walker = ReturnType<typeof createWalker>;

function createWalker() {
  const files = new Map<string, Value>();
  const read = (file: string): Value => {
    if (!files.has(file)) {
      const text = fs.readFileSync(file, 'utf8').replace(/^\ufeff/, '');
      files.set(file, (file.endsWith('.json') ? JSON.parse(text) : load(text)) as Value);
    }
    return files.get(file)!;
  };
  const follow = (place: Place, seen = 0): Place => {
    const {$ref} = fieldsOf(place);
    if (typeof $ref !== 'string' || seen > 20) return place;
    const [name = '', fragment = ''] = $ref.split('#');
    const file = name ? path.resolve(path.dirname(place.file), name) : place.file;
    const keys = fragment.split('/').slice(1).map(decodeURIComponent);
    const start: Place = {value: read(file), file, pointer: ''};
    const target = keys.reduce(
      (found, key) => step(follow(found, seen + 1), key.replace(/~1/g, '/').replace(/~0/g, '~')),
      start,
    );
    return follow(target, seen + 1);
  };
  const step = ({value, file, pointer}: Place, key: string | number): Place => ({
    value: (value as Fields | undefined)?.[key],
    file,
    pointer: `${pointer}/${key}`,
  });
  const child = (place: Place, key: string | number): Place => follow(step(place, key));
  const entries = (place: Place): [string, Place][] =>
    typeof place.value === 'object' && place.value !== null
      ? Object.keys(place.value).map((key) => [key, child(place, key)])
      : [];
  return {read, child, entries, step};
}

type Written = {operation: Place; item: Place; root: Place};

function addOperation(written: Written, at: Walker, add: Add): void {
  const {operation, item} = written;
  addMarkdown(at.child(operation, 'description'), add);
  const list = (holder: Place) => at.entries(at.child(holder, 'parameters')).map(([, one]) => one);
  const identity = (place: Place) => JSON.stringify([fieldsOf(place).in, fieldsOf(place).name]);
  const own = list(operation);
  const inherited = list(item).filter((one) => !own.some((o) => identity(o) === identity(one)));
  for (const parameter of [...inherited, ...own]) {
    const {name, in: where} = fieldsOf(parameter);
    if (typeof name !== 'string') continue;
    if (where !== 'body') add('parameter', parameter, name);
    addMarkdown(at.child(parameter, 'description'), add);
    addEnum(parameter, at, add);
    addEnum(at.child(parameter, 'items'), at, add);
    addSchema(at.child(parameter, 'schema'), at, add);
  }
  for (const [status, response] of at.entries(at.child(operation, 'responses')))
    if (!status.startsWith('x-')) addResponse(status, response, written, at, add);
}

function addResponse(status: string, response: Place, written: Written, at: Walker, add: Add) {
  add('response', response, status);
  addMarkdown(at.child(response, 'description'), add);
  for (const [name, header] of at.entries(at.child(response, 'headers'))) {
    if (name.toLowerCase() !== 'content-type') add('header', header, name);
    addMarkdown(at.child(header, 'description'), add);
  }
  const schema = at.child(response, 'schema');
  addSchema(schema, at, add);
  addExample(at.step(schema, 'example'), at, add);
  for (const [mediaType, example] of at.entries(at.step(response, 'examples'))) {
    if (mediaType.startsWith('x-')) continue;
    add('media type', example, mediaType);
    addExample(example, at, add);
  }
  if (schema.value === undefined) return;
  const own = at.child(written.operation, 'produces');
  const produces = own.value === undefined ? at.child(written.root, 'produces') : own;
  for (const [, mediaType] of at.entries(produces))
    if (typeof mediaType.value === 'string') add('media type', mediaType, mediaType.value);
}

function addSchema(schema: Place, at: Walker, add: Add, depth = 0, chain: string[] = []): void {
  const id = `${schema.file}#${schema.pointer}`;
  if (schema.value === undefined || chain.includes(id)) return;
  const next = [...chain, id];
  addMarkdown(at.child(schema, 'description'), add);
  addEnum(schema, at, add);
  for (const [, part] of at.entries(at.child(schema, 'allOf')))
    addSchema(part, at, add, depth, next);
  for (const key of ['items', 'additionalProperties'])
    addSchema(at.child(schema, key), at, add, depth, next);
  if (depth >= PROPERTY_DEPTH) return;
  for (const [name, property] of at.entries(at.child(schema, 'properties'))) {
    add('property', property, name);
    addSchema(property, at, add, depth + 1, next);
  }
}

function addEnum(place: Place, at: Walker, add: Add): void {
  for (const [, value] of at.entries(at.child(place, 'enum')))
    if (typeof value.value === 'string') add('enum value', value, value.value);
}

function addMarkdown(place: Place, add: Add): void {
  if (typeof place.value === 'string')
    for (const text of toWords(place.value)) add('description', place, text);
}

/** A page shows JSON in a string as JSON. */
function addExample(place: Place, at: Walker, add: Add): void {
  const value = typeof place.value === 'string' ? parseJson(place.value) : place.value;
  if (typeof value === 'string')
    for (const line of value.split(/\r?\n/)) add('example', place, line);
  else addValue({...place, value}, at, add);
}

function addValue(place: Place, at: Walker, add: Add): void {
  const {value} = place;
  if (typeof value === 'object' && value !== null)
    for (const key of Object.keys(value)) addValue(at.step(place, key), at, add);
  else if (value !== undefined) add('example', place, JSON.stringify(value).replace(/^"|"$/g, ''));
}

function parseJson(text: string): Value {
  try {
    const value = JSON.parse(text) as Value;
    return typeof value === 'object' ? value : text;
  } catch {
    return text;
  }
}
