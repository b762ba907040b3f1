import fs from 'fs';
import path from 'path';
import type {Nodes} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse} from 'yaml';
import {squeeze} from './pages';

/**
 * A fact that a document states about an operation. Facts are found by walking the document itself,
 * without the product's own reading, so that they do not share its oversights.
 */
export type Fact = {kind: string; place: string; text: string};

/**
 * The facts that a text (without white space) lacks. A title or another description may contain a
 * description, with other capitals and punctuation.
 */
export function listLost(facts: readonly Fact[], text: string): string[] {
  const letters = toLetters(text);
  return facts
    .filter(
      (fact) =>
        !text.includes(fact.text) &&
        !(fact.kind === 'description' && letters.includes(toLetters(fact.text))),
    )
    .map((fact) => `${fact.kind} at ${fact.place}: ${fact.text}`);
}

const toLetters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

type Value = null | boolean | number | string | Value[] | {[key: string]: Value};
type Place = {value: Value | undefined; file: string; pointer: string};
type ObjectPlace = Place & {value: {[key: string]: Value}};

const FIXED_METHODS = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
  'query',
];
const PROPERTY_DEPTH = 3;

const markdown = unified().use(remarkParse).use(remarkGfm);
const isObject = (value: Value | undefined): value is {[key: string]: Value} =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Facts by `METHOD /path` (webhooks: `METHOD name`). */
export function collectFacts(entry: string): Map<string, Fact[]> {
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

  const root = follow({value: read(entry), file: entry, pointer: ''});
  const facts = new Map<string, Fact[]>();

  for (const [section, prefix] of [
    ['paths', ''],
    ['webhooks', ''],
  ] as const) {
    for (const [name, item] of entries(at(root, section))) {
      for (const [key, operation] of entries(item)) {
        if (FIXED_METHODS.includes(key) && isObject(operation.value))
          facts.set(
            `${key.toUpperCase()} ${prefix}${name}`,
            operationFacts(operation as ObjectPlace, item),
          );
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
      if (squeezed) found.push({kind, place: `${path.basename(file)}#${pointer}`, text: squeezed});
    };
    const addMarkdown = (place: Place) => {
      if (typeof place.value !== 'string') return;
      for (const text of toWords(place.value)) add('description', place, text);
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
            ? JSON.stringify(value).slice(1, -1).replace(/\\"/g, '"').split('\\n')[0]!
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
      for (const key of ['allOf', 'oneOf', 'anyOf', 'prefixItems'])
        for (const [, part] of entries(at(schema, key))) addSchema(part, depth, next);
      for (const key of ['items', 'additionalProperties']) addSchema(at(schema, key), depth, next);
      if (depth >= PROPERTY_DEPTH) return;
      for (const [name, property] of entries(at(schema, 'properties'))) {
        add('property', property, name);
        addSchema(property, depth + 1, next);
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
    };

    addMarkdown(at(operation, 'description'));
    const own = entries(at(operation, 'parameters')).map(([, parameter]) => parameter);
    const identity = ({value}: Place) =>
      isObject(value) ? JSON.stringify([value.in, value.name]) : '';
    const inherited = entries(at(item, 'parameters'))
      .map(([, parameter]) => parameter)
      .filter((parameter) => !own.some((other) => identity(other) === identity(parameter)));
    for (const parameter of [...inherited, ...own])
      if (isObject(parameter.value))
        addHeaderLike(parameter, parameter.value.name as string, 'parameter');
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
    }
    return found;
  }
}

/** The kind of a quotation; a page shows a title instead. */
const ALERT = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]$/;

/** The pieces of plain text in a Markdown text, without markup and HTML. */
export function toWords(text: string): string[] {
  const words: string[] = [];
  const pending: Nodes[] = [markdown.parse(text)];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code')
      words.push(...node.value.split('\n').filter((line) => !ALERT.test(line)));
    else if ('children' in node) pending.push(...node.children);
  }
  return words;
}
