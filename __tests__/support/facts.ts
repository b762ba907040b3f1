import fs from 'fs';
import path from 'path';
import type {Nodes} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse} from 'yaml';
import {once} from './once';
import {squeeze} from './pages';

/**
 * A fact that a document states about an operation. Facts are found by walking the document itself,
 * without the product's own reading, so that they do not share its oversights.
 */
export type Fact = {
  kind: string;
  place: string;
  /** Without white space. */
  text: string;
  /** As the document writes it. */
  name: string;
};

/**
 * The facts that a text (without white space) lacks. A title or another description may contain a
 * description, with other capitals and punctuation.
 */
export function listLost(facts: readonly Fact[], text: string): string[] {
  // Long texts, which are seldom needed. Within JSON, quotes are escaped.
  const letters = once(() => toLetters(text));
  const unquoted = once(() => text.replaceAll('\\"', '"'));
  const isSaid = (fact: Fact) =>
    text.includes(fact.text) ||
    // Pages show a string without quotes where it cannot be mistaken.
    text.includes(fact.text.replace(/^"([^"\\]+)"$/, '$1')) ||
    (fact.kind === 'example' &&
      (unquoted().includes(fact.text.replaceAll('\\"', '"')) ||
        // Within a form, what is already encoded is encoded once more.
        text.includes(fact.text.replaceAll('%', '%25')))) ||
    (fact.kind === 'description' && letters().includes(toLetters(fact.text)));
  return facts
    .filter((fact) => !isSaid(fact))
    .map((fact) => `${fact.kind} at ${fact.place}: ${fact.text}`);
}

const toLetters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

type Value = null | boolean | number | string | Value[] | {[key: string]: Value};
type Place = {value: Value | undefined; file: string; pointer: string};
type ObjectPlace = Place & {value: {[key: string]: Value}};

const FIXED_METHODS = 'get put post delete options head patch trace query'.split(' ');
const PROPERTY_DEPTH = 3;
/** Keywords of a schema that a page repeats as they are written. */
const WORDS = ['title', 'format', 'pattern'];
const VALUES = ['const', 'default', 'example'];
/** Keywords with a schema, a list of schemas, or a map of schemas. */
const PARTS = (
  'allOf oneOf anyOf prefixItems items additionalProperties unevaluatedProperties ' +
  'unevaluatedItems propertyNames contains contentSchema not if then else patternProperties ' +
  'dependentSchemas'
).split(' ');
const SINGLE = new Set(PARTS.slice(4, 15));

const markdown = unified().use(remarkParse).use(remarkGfm);
const isObject = (value: Value | undefined): value is {[key: string]: Value} =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Facts by `METHOD /path` (webhooks: `METHOD name`).
 * @param isWhole also every constraint and value of a schema, at any depth; readers see all of them
 *   if every operation has its own schemas
 */
export function collectFacts(entry: string, {isWhole = false} = {}): Map<string, Fact[]> {
  const files = new Map<string, Value>();
  const read = (file: string): Value => {
    if (!files.has(file)) {
      const text = fs.readFileSync(file, 'utf8').replace(/^\ufeff/, '');
      files.set(
        file,
        (file.endsWith('.json')
          ? JSON.parse(text)
          : parse(text, {merge: true, maxAliasCount: 1000, logLevel: 'silent'})) as Value,
      );
    }
    return files.get(file)!;
  };
  const follow = (place: Place, seen = 0): Place => {
    if (!isObject(place.value) || typeof place.value.$ref !== 'string' || seen > 20) return place;
    const [name = '', fragment = ''] = place.value.$ref.split('#');
    const file = name
      ? path.resolve(path.dirname(place.file), decodeURIComponent(name))
      : place.file;
    let target: Place = {value: read(file), file, pointer: ''};
    for (const key of fragment.split('/').slice(1))
      target = child(
        follow(target, seen + 1),
        decodeURIComponent(key).replace(/~1/g, '/').replace(/~0/g, '~'),
      );
    const found = follow(target, seen + 1);
    // Since OpenAPI 3.1, a description beside a reference replaces the description of its target.
    // In a schema, both apply.
    const {description} = place.value;
    const replaces =
      !/^[23]\.0/.test(version) &&
      typeof description === 'string' &&
      isObject(found.value) &&
      !/schemas|properties|allOf|oneOf|anyOf|items|schema$/.test(place.pointer);
    return replaces
      ? {...found, value: {...(found.value as {[key: string]: Value}), description}}
      : found;
  };
  const child = (place: Place, key: string | number): Place => {
    const {value, file, pointer} = place;
    const inner = Array.isArray(value)
      ? value[Number(key)]
      : isObject(value)
        ? value[key]
        : undefined;
    return {value: inner, file, pointer: `${pointer}/${key}`};
  };
  const at = (place: Place, key: string | number): Place => follow(child(place, key));
  const entries = (place: Place): [string, Place][] =>
    typeof place.value === 'object' && place.value !== null
      ? Object.keys(place.value).map((key) => [key, at(place, key)])
      : [];

  const {openapi, swagger} = read(entry) as {openapi?: string; swagger?: string};
  const version = openapi ?? swagger ?? '';
  const words = new Map<string, string[]>();
  const rememberWords = (text: string) => {
    const known = words.get(text) ?? toWords(text);
    words.set(text, known);
    return known;
  };
  const root = follow({value: read(entry), file: entry, pointer: ''});
  const facts = new Map<string, Fact[]>();

  // Of two webhooks with the same name, that of `webhooks` counts.
  for (const section of ['paths', 'x-webhooks', 'webhooks']) {
    for (const [name, item] of entries(at(root, section))) {
      for (const [key, operation] of entries(item)) {
        if (FIXED_METHODS.includes(key) && isObject(operation.value))
          facts.set(`${key.toUpperCase()} ${name}`, operationFacts(operation as ObjectPlace, item));
      }
      for (const [method, operation] of entries(at(item, 'additionalOperations')))
        facts.set(`${method} ${name}`, operationFacts(operation as ObjectPlace, item));
    }
  }
  return facts;

  function operationFacts(operation: ObjectPlace, item: Place): Fact[] {
    const found: Fact[] = [];
    const add = (kind: string, {file, pointer}: Place, text: string) => {
      const squeezed = squeeze(text);
      if (squeezed)
        found.push({kind, place: `${path.basename(file)}#${pointer}`, text: squeezed, name: text});
    };
    const addMarkdown = (place: Place) => {
      if (typeof place.value !== 'string') return;
      for (const text of rememberWords(place.value)) add('description', place, text);
    };
    const addExample = (place: Place) => {
      const {value} = place;
      if (Array.isArray(value) || isObject(value))
        for (const key of Object.keys(value)) addExample(child(place, key));
      else if (value !== undefined)
        add(
          'example',
          place,
          typeof value === 'string'
            ? JSON.stringify(value)
                .slice(1, -1)
                .replace(/\\"/g, '"')
                .split(/(?:\\r)?\\n/)[0]!
            : String(value),
        );
    };
    const addExamples = (holder: Place) => {
      if (isObject(holder.value) && 'example' in holder.value) addExample(child(holder, 'example'));
      for (const [, example] of entries(at(holder, 'examples')))
        if (isObject(example.value))
          for (const key of ['value', 'dataValue'])
            if (key in example.value) addExample(child(example, key));
    };
    const addSchema = (schema: Place, depth: number, chain: readonly string[]) => {
      if (!isObject(schema.value)) return;
      const id = `${schema.file}#${schema.pointer}`;
      if (chain.includes(id)) return;
      const next = [...chain, id];
      if (typeof schema.value.description === 'string') addMarkdown(at(schema, 'description'));
      for (const [, value] of entries(at(schema, 'enum')))
        if (typeof value.value === 'string') add('enum value', value, value.value);
      if (isWhole) addKeywords(schema as ObjectPlace);
      for (const key of isWhole ? PARTS : PARTS.slice(0, 6)) {
        const part = at(schema, key);
        if (SINGLE.has(key)) addSchema(part, depth, next);
        else for (const [, inner] of entries(part)) addSchema(inner, depth, next);
      }
      if (depth >= PROPERTY_DEPTH && !isWhole) return;
      for (const [name, property] of entries(at(schema, 'properties'))) {
        add('property', property, name);
        addSchema(property, depth + 1, next);
      }
    };
    const addKeywords = (schema: ObjectPlace) => {
      const write = (key: string, text: string) => add(key, child(schema, key), text);
      for (const [key, value] of Object.entries(schema.value)) {
        if (WORDS.includes(key) && typeof value === 'string') write(key, value);
        // Limits; others, too, are shown as written.
        if (!VALUES.includes(key) && typeof value === 'number') write(key, String(value));
        if (VALUES.includes(key)) write(key, JSON.stringify(value));
        if (key === 'enum' && Array.isArray(value))
          for (const one of value) write(key, JSON.stringify(one));
        if (key === 'required' && Array.isArray(value))
          for (const name of value) if (typeof name === 'string') write(key, name);
        if (key === 'patternProperties' && isObject(value))
          for (const name of Object.keys(value)) write(key, name);
        if (key === 'discriminator' && isObject(value)) {
          if (typeof value.propertyName === 'string') write(key, value.propertyName);
          for (const [name, target] of Object.entries((value.mapping ?? {}) as object))
            write(key, `${name} → ${String(target).split('/').pop()}`);
        }
      }
    };
    const addContent = (holder: Place) => {
      for (const [mediaType, content] of entries(at(holder, 'content'))) {
        add('media type', content, mediaType);
        addExamples(content);
        for (const key of ['schema', 'itemSchema']) addSchema(at(content, key), 0, []);
      }
    };
    const addHeaderLike = (place: Place, name: string, kind: string) => {
      add(kind, place, name);
      addMarkdown(at(place, 'description'));
      addExamples(place);
      addSchema(at(place, 'schema'), 0, []);
      addContent(place);
      // Swagger 2.0
      for (const holder of [place, at(place, 'items')])
        for (const [, value] of entries(at(holder, 'enum'))) addExample(value);
    };
    /** The content of a response of Swagger 2.0, whose examples may be JSON in a string. */
    const addSwaggerContent = (response: Place) => {
      const schema = at(response, 'schema');
      addSchema(schema, 0, []);
      for (const [mediaType, example] of [
        ['', child(schema, 'example')] as const,
        ...entries(at(response, 'examples')),
      ]) {
        if (mediaType.startsWith('x-')) continue;
        add('media type', example, mediaType);
        addExample({...example, value: toData(example.value)});
      }
      if (schema.value === undefined) return;
      const own = at(operation, 'produces');
      for (const [, mediaType] of entries(own.value === undefined ? at(root, 'produces') : own))
        if (typeof mediaType.value === 'string') add('media type', mediaType, mediaType.value);
    };

    addMarkdown(at(operation, 'description'));
    const own = entries(at(operation, 'parameters')).map(([, parameter]) => parameter);
    const identity = ({value}: Place) =>
      isObject(value) ? JSON.stringify([value.in, value.name]) : '';
    const inherited = entries(at(item, 'parameters'))
      .map(([, parameter]) => parameter)
      .filter((parameter) => !own.some((other) => identity(other) === identity(parameter)));
    for (const parameter of [...inherited, ...own]) {
      if (!isObject(parameter.value)) continue;
      if (parameter.value.in !== 'body')
        addHeaderLike(
          parameter,
          parameter.value.name as string,
          parameter.value.in === 'formData' ? 'property' : 'parameter',
        );
      else {
        addMarkdown(at(parameter, 'description'));
        addSchema(at(parameter, 'schema'), 0, []);
      }
    }
    const body = at(operation, 'requestBody');
    addMarkdown(at(body, 'description'));
    addContent(body);
    for (const [status, response] of entries(at(operation, 'responses'))) {
      if (status.startsWith('x-')) continue;
      add('response', response, status);
      addMarkdown(at(response, 'description'));
      for (const [name, header] of entries(at(response, 'headers')))
        if (name.toLowerCase() !== 'content-type') addHeaderLike(header, name, 'header');
      addContent(response);
      addSwaggerContent(response);
    }
    return found;
  }
}

function toData(value: Value | undefined): Value | undefined {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value) as Value;
  } catch {
    return value;
  }
}

/** The kind of a quotation; a page shows a title instead. */
const ALERT = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]$/;

/** The pieces of plain text in a Markdown text, without markup and HTML. */
export function toWords(text: string): string[] {
  const words: string[] = [];
  // A text copied from source code has a margin, which makes it no code.
  const margin = /^\s*\n([ \t]{4,})\S/.exec(text)?.[1] ?? '';
  const pending: Nodes[] = [markdown.parse(text.replaceAll(`\n${margin}`, '\n'))];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code')
      words.push(...node.value.split('\n').filter((line) => !ALERT.test(line)));
    else if ('children' in node) pending.push(...node.children);
  }
  return words;
}
