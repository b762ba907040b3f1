import {isMergedName} from '../../model/schema/typeWords';
import type {Json} from '../../document/types';
import {toPlainText} from '../../model/markdown/toPlainText';
import type {ApiReference, EnumValue, Markdown} from '../../model/types';
import type {toFingerprint} from './fingerprint';
import {type SchemaDetail, toOwner} from './sourceContent';

/**
 * What a part of the model says: texts of descriptions by fingerprint; values of examples and enums
 * as JSON; names of properties.
 */
type ModelPartContent = {[kind in 'descriptions' | 'examples' | SchemaDetail['kind']]: Set<string>};

/** The same for everything that pages can show. */
export type ModelContent = ModelPartContent & {
  /** Names of schemas. */
  schemas: Set<string>;
  /** The texts, each once. */
  texts: ReadonlySet<Markdown>;
  /** By operation and by named schema. */
  parts: ReadonlyMap<string, ModelPartContent>;
  /** What schemas contain that are merged from several places, so that no part alone has it. */
  merged: ModelPartContent;
};

const DESCRIPTIONS: ReadonlySet<string> = new Set(['description', 'pathDescription']);

/** So many paragraphs have the letters that are compared. */
const LONGEST = 4;

/** Reads the model as plain JSON, so that no part of it is forgotten when it grows. */
export function collectModelContent(
  {operations, schemas}: Pick<ApiReference, 'operations' | 'schemas'>,
  toPrint: typeof toFingerprint,
): ModelContent {
  const all = createContent();
  const parts = new Map<string, ModelPartContent>();
  const texts = new Set<Markdown>();
  const merged = createContent();
  const add = (owner: string, part: object) => {
    const content = collectPart(part, toPrint, texts);
    addTo(all, content);
    if (isMergedName(owner)) addTo(merged, content);
    const known = parts.get(owner);
    // Several schemas may have one name.
    if (known) parts.set(owner, addTo(addTo(createContent(), known), content));
    else parts.set(owner, content);
  };
  for (const operation of operations)
    add(toOwner(operation.kind, operation.method, operation.path), operation);
  for (const named of Object.values(schemas)) add(`schema ${named.name}`, named);
  return {
    ...all,
    schemas: new Set(Object.values(schemas).map(({name}) => name)),
    texts,
    parts,
    merged,
  };
}

function createContent(): ModelPartContent {
  return {
    descriptions: new Set(),
    examples: new Set(),
    properties: new Set(),
    'enum values': new Set(),
  };
}

function addTo(all: ModelPartContent, content: ModelPartContent): ModelPartContent {
  for (const kind of Object.keys(all) as (keyof ModelPartContent)[])
    for (const fact of content[kind]) all[kind].add(fact);
  return all;
}

function collectPart(
  part: object,
  toPrint: typeof toFingerprint,
  texts: Set<Markdown>,
): ModelPartContent {
  const content = createContent();
  walkPart(part, {
    description(text) {
      texts.add(text);
      content.descriptions.add(toPrint(toPlainText(text)));
    },
    example: (value) => content.examples.add(JSON.stringify(value)),
    property: (name) => content.properties.add(name),
    enumValue: (value) => content['enum values'].add(JSON.stringify(value)),
  });
  return content;
}

/**
 * What begins at each paragraph of each description, as short and as long as it may be: one that is
 * made of several, as those of the parts of an `allOf`, has them one after the other.
 */
export function collectPassages(
  texts: Iterable<Markdown>,
  toPrints: (text: string) => string[],
): Set<string> {
  const passages = new Set<string>();
  for (const text of texts) {
    const blocks =
      typeof text === 'string' ? text.split(/\n\s*\n/) : text.map((block) => toPlainText([block]));
    for (let start = 0; start < blocks.length; start++) {
      for (let end = start + 1; end <= Math.min(blocks.length, start + LONGEST); end++) {
        for (const print of toPrints(blocks.slice(start, end).join(''))) passages.add(print);
      }
    }
  }
  return passages;
}

type Visitor = {
  description: (description: Markdown) => void;
  example: (value: Json) => void;
  property: (name: string) => void;
  enumValue: (value: Json) => void;
};

function walkPart(part: object, visitor: Visitor): void {
  const pending: unknown[] = [part];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    const holder = value as {[key: string]: unknown};
    for (const key of Object.keys(holder)) {
      const field = holder[key];
      if (DESCRIPTIONS.has(key) && isMarkdown(field)) visitor.description(field);
      else if (key === 'examples' && Array.isArray(field))
        for (const example of field as Json[]) walkExample(example, visitor);
      else if (typeof field === 'object' && field !== null) {
        if (key === 'properties' && Array.isArray(field))
          for (const property of field) if (isNamed(property)) visitor.property(property.name);
        if (key === 'enum' && Array.isArray(field))
          for (const entry of field) if (isEnumValue(entry)) visitor.enumValue(entry.value);
        pending.push(field);
      }
    }
  }
}

function isNamed(value: unknown): value is {name: string} {
  return (
    typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
  );
}

function isEnumValue(value: unknown): value is EnumValue {
  return typeof value === 'object' && value !== null && 'value' in value;
}

/** In a schema an example is a value, elsewhere it is an object around one. */
function walkExample(example: Json, visitor: Visitor): void {
  visitor.example(example);
  if (typeof example !== 'object' || example === null || Array.isArray(example)) return;
  if (example.value !== undefined) visitor.example(example.value);
  if (isMarkdown(example.description)) visitor.description(example.description);
}

/** In a value of the document `description` may be anything. */
function isMarkdown(field: unknown): field is Markdown {
  return (
    typeof field === 'string' ||
    (Array.isArray(field) &&
      field.every(
        (node) => typeof node === 'string' || (Array.isArray(node) && Array.isArray(node[2])),
      ))
  );
}
