import {isRecord} from '../../plugin/document/isObject';
import type {ApiReference, Json, Operation, SchemaId} from '../../plugin/model/types';

/** Examples with more characters, of which at least so many are shown at first. */
type Cut = {longer: number; shown: number; indent?: number};

const ON_PAGE: Cut = {longer: 20_000, shown: 7_000, indent: 2};
export const IN_MARKDOWN: Cut = {longer: 50_000, shown: 49_000};

/**
 * What a page does not contain until a reader opens it, from the model: closed parts of deep
 * schemas, schemas that load, the properties of a long list, the rest of long examples.
 */
export function toFoldedText(
  html: string,
  operation: Operation,
  {schemas}: Pick<ApiReference, 'schemas'>,
): string {
  const closed = [
    ...html.matchAll(/<summary aria-label="([^"]*)"[^>]*>([^<]*)<\/summary><\/details>/g),
  ];
  const names = new Set<unknown>(
    closed.flatMap(([, label, summary]) => [
      label!.slice(0, -`: ${summary}`.length),
      summary!.replace(/^Details of /, ''),
    ]),
  );
  const lists = [...html.matchAll(/<p class="names">([^<]+)</g)].map(([, list]) =>
    list!.split(', '),
  );
  const hasList = (schema: unknown) => {
    const properties = isRecord(schema) && Array.isArray(schema.properties) && schema.properties;
    const own = new Set((properties || []).map((one: unknown) => isRecord(one) && one.name));
    return lists.some((list) => list.every((one) => own.has(one)));
  };
  const table: {readonly [id: SchemaId]: unknown} = schemas;
  const opened: string[] = [];
  const passed = new Set<SchemaId>();
  const open = (value: unknown) => {
    opened.push(...listStrings(value));
    for (const id of listReferences(value))
      if (!passed.has(id) && passed.add(id) && id in table) open(table[id]);
  };
  const search = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if (isRecord(value) && isRecord(value.schema))
      if (names.has(value.name) || hasList(value.schema)) open(value);
    for (const inner of Object.values(value)) search(inner);
  };
  if (names.size + lists.length > 0)
    for (const value of [operation, ...Object.values(table)]) search(value);
  // Pages show these only as parts of others; Markdown has them, with what they may be.
  const used = new Set(listReferences(operation));
  for (const id of used) for (const inner of listReferences(table[id])) used.add(inner);
  for (const id of operation.schemas) if (!used.has(id)) opened.push(...listStrings(table[id]));
  if (html.includes('theme-api-long-code')) opened.push(toCutExamples(operation, ON_PAGE));
  return opened.join('\n');
}

/** What is not shown of the long examples of an operation, as JSON. */
export function toCutExamples(operation: Operation, {longer, shown, indent}: Cut): string {
  const found: string[] = [];
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key !== 'examples' || !Array.isArray(inner)) walk(inner);
      else
        for (const example of inner as {value?: Json}[]) {
          const text = JSON.stringify(example.value, null, indent) ?? '';
          if (text.length > longer) found.push(text.slice(shown).replaceAll('\uFDD0', ''));
        }
    }
  };
  walk(operation);
  return found.join('\n');
}

function listReferences(value: unknown): SchemaId[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(listReferences);
  const {kind, id} = value as {kind?: unknown; id?: unknown};
  return [
    ...(kind === 'reference' && typeof id === 'string' ? [id] : []),
    ...Object.values(value).flatMap(listReferences),
  ];
}

/** All strings of a document, including its keys. */
export function listStrings(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return [
    ...(Array.isArray(value) ? [] : Object.keys(value)),
    ...Object.values(value).flatMap(listStrings),
  ];
}
