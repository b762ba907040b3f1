import type {Json} from '../../document/types';
import {toPlainText} from '../../model/markdown/toPlainText';
import type {ApiReference, Markdown} from '../../model/types';
import type {toFingerprint} from './fingerprint';

/** What the pages can show: texts of descriptions by fingerprint, values of examples as JSON, names of schemas. */
export type ModelContent = {descriptions: Set<string>; examples: Set<string>; schemas: Set<string>};

const DESCRIPTIONS: ReadonlySet<string> = new Set(['description', 'pathDescription']);

/** So many paragraphs have the letters that are compared. */
const LONGEST = 4;

/** Of operations and schemas: while a site is edited, most stay the same objects. */
const contents = new WeakMap<object, ModelContent>();
const passagesOf = new WeakMap<object, ReadonlySet<string>>();

/** Reads the model as plain JSON, so that no part of it is forgotten when it grows. */
export function collectModelContent({operations, schemas}: Pick<ApiReference, 'operations' | 'schemas'>, toPrint: typeof toFingerprint): ModelContent {
  const all: ModelContent = {descriptions: new Set(), examples: new Set(), schemas: new Set(Object.values(schemas).map(({name}) => name))};
  for (const part of [...operations, ...Object.values(schemas)]) {
    const content = contents.get(part) ?? collectPart(part, toPrint);
    contents.set(part, content);
    for (const print of content.descriptions) all.descriptions.add(print);
    for (const example of content.examples) all.examples.add(example);
  }
  return all;
}

function collectPart(part: object, toPrint: typeof toFingerprint): ModelContent {
  const content: ModelContent = {descriptions: new Set(), examples: new Set(), schemas: new Set()};
  const noteDescription = (description: Markdown) => content.descriptions.add(toPrint(toPlainText(description)));
  walkPart(part, noteDescription, (value) => content.examples.add(JSON.stringify(value)));
  return content;
}

/**
 * What begins at each paragraph of each description, as short and as long as it may be: one that is made of several, as those
 * of the parts of an `allOf`, has them one after the other.
 */
export function collectPassages({operations, schemas}: Pick<ApiReference, 'operations' | 'schemas'>, toPrints: (text: string) => string[]): Set<string> {
  const all = new Set<string>();
  for (const part of [...operations, ...Object.values(schemas)]) {
    const passages = passagesOf.get(part) ?? collectPassagesOfPart(part, toPrints);
    passagesOf.set(part, passages);
    for (const print of passages) all.add(print);
  }
  return all;
}

function collectPassagesOfPart(part: object, toPrints: (text: string) => string[]): ReadonlySet<string> {
  const passages = new Set<string>();
  const noteDescription = (description: Markdown) => {
    const blocks = typeof description === 'string' ? description.split(/\n\s*\n/) : description.map((block) => toPlainText([block]));
    for (let start = 0; start < blocks.length; start++) {
      for (let end = start + 1; end <= Math.min(blocks.length, start + LONGEST); end++) {
        for (const print of toPrints(blocks.slice(start, end).join(''))) passages.add(print);
      }
    }
  };
  walkPart(part, noteDescription, () => {});
  return passages;
}

function walkPart(part: object, noteDescription: (description: Markdown) => void, noteExample: (value: Json) => void): void {
  const pending: unknown[] = [part];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    const holder = value as {[key: string]: unknown};
    for (const key of Object.keys(holder)) {
      const field = holder[key];
      if (DESCRIPTIONS.has(key) && isMarkdown(field)) noteDescription(field);
      else if (key === 'examples' && Array.isArray(field)) for (const example of field) walkExample(example, noteDescription, noteExample);
      else if (typeof field === 'object' && field !== null) pending.push(field);
    }
  }
}

/** In a schema an example is a value, elsewhere it is an object around one. */
function walkExample(example: Json, noteDescription: (description: Markdown) => void, noteExample: (value: Json) => void): void {
  noteExample(example);
  if (typeof example !== 'object' || example === null || Array.isArray(example)) return;
  if (example.value !== undefined) noteExample(example.value);
  if (isMarkdown(example.description)) noteDescription(example.description);
}

/** In a value of the document `description` may be anything. */
function isMarkdown(field: unknown): field is Markdown {
  return typeof field === 'string' || (Array.isArray(field) && field.every((node) => typeof node === 'string' || (Array.isArray(node) && Array.isArray(node[2]))));
}
