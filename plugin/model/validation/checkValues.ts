import {count, quote, quoteValue} from '../../diagnostics/text';
import {toKeys} from '../../document/pointer';
import type {Json, JsonObject, Place} from '../../document/types';
import {versionAt} from '../../document/versionAt';
import type {Context} from '../context';
import type {Direction} from '../example/composition';
import {listUnsent} from '../example/dropProperties';
import {formatJson, isExactNumber, isJsonNumber, toExactNumber} from '../../document/exactNumber';
import {followToObject} from '../follow';
import {toJsonValue} from '../text/json';
import {isJsonMediaType, readJsonText, takesString, toSchemaExample} from '../text/jsonText';
import {childOf, entriesOf, isObjectPlace, itemsOf} from '../../document/place';
import {essenceOf, toMediaKind, type MediaKind} from '../operation/mediaKind';
import {findNode} from '../schema/findNode';
import type {Schema, SchemaTable} from '../types';
import {matchesType} from './checkScalar';
import {describeMismatch} from './describe';
import type {Finding} from './types';
import {validate} from './validate';

/** The name of a value in a finding, and the rule that a mismatch breaks. */
const EXAMPLE = {code: 'example-mismatch', name: 'The example'} as const;
const DEFAULT = {code: 'default-mismatch', name: 'The default'} as const;

/** Kinds of sequences: an example may be one item or all of them. */
const SEQUENCES: ReadonlySet<MediaKind> = new Set<MediaKind>([
  'json-lines',
  'json-seq',
  'event-stream',
]);

/** Compares the examples of a media type with its schema, once all schemas are built. */
export function checkMediaTypeExamples(
  context: Context,
  mediaType: string,
  place: Place<JsonObject>,
  schema: Schema,
  direction: Direction,
): void {
  if (SEQUENCES.has(toMediaKind(mediaType)) || essenceOf(mediaType) === 'multipart/mixed') return;
  const mayBeText = !isJsonMediaType(mediaType);
  for (const value of listExamples(context, place)) {
    if (mayBeText && isText(value.value)) continue;
    const data = mayBeText ? undefined : readJsonText(value.value);
    const read = (table: SchemaTable) =>
      data !== undefined && !takesString(schema, table) ? data : value.value;
    checkValue(context, value, schema, direction, EXAMPLE, read);
    context.later((table) => warnOfUnsent(context, value, read(table), schema, direction, table));
  }
}

/** The example of a media type is shown as written, also what its direction excludes. */
function warnOfUnsent(
  context: Context,
  place: Place,
  value: Json,
  schema: Schema,
  direction: Direction,
  table: SchemaTable,
): void {
  const data = toJsonValue(value);
  const names = data === undefined ? [] : listUnsent(schema, data, direction, table);
  if (names.length === 0) return;
  const [of, mark] = direction === 'request' ? ['request', 'readOnly'] : ['response', 'writeOnly'];
  context.warn(
    'example-direction',
    place,
    `The example of a ${of} contains ${names.map(quote).join(', ')}, which the schema calls ${quote(mark)}.`,
    'Remove it from this example, which is shown as it is written.',
  );
}

/**
 * The same for a parameter or a header. Everything is sent as a string, so a string is read as the
 * number or boolean that the schema demands. For a list or an object it may be the serialized text.
 */
export function checkParameterExamples(
  context: Context,
  place: Place<JsonObject>,
  schema: Schema,
  direction: Direction,
): void {
  for (const value of listExamples(context, place)) {
    const read = (table: SchemaTable) => {
      const types = findNode(schema, table)?.types;
      if (!isText(value.value)) return types ? value.value : undefined;
      if (!types || types.includes('string')) return types && value.value;
      return types.some((type) => type === 'array' || type === 'object' || type === 'null')
        ? undefined
        : readScalar(value.value);
    };
    checkValue(context, value, schema, direction, EXAMPLE, read);
  }
}

/** Compares the examples, the default and the enum of a schema with its other keywords. */
export function checkSchemaValues(
  context: Context,
  place: Place<JsonObject>,
  schema: Schema,
): void {
  if (context.ignoresRefSiblings(place) && Object.hasOwn(place.value, '$ref')) return;
  const example = childOf(place, 'example');
  for (const value of [...(example ? [example] : []), ...itemsOf(childOf(place, 'examples'))]) {
    const data = schema.kind === 'schema' ? toSchemaExample(value.value, schema) : value.value;
    if (data !== value.value) warnOfJsonText(context, value, value.value, data);
    checkValue(context, value, schema, 'either', EXAMPLE, () => data);
  }
  const preset = childOf(place, 'default');
  if (preset) checkValue(context, preset, schema, 'either', DEFAULT);
  checkNull(context, place);
  if (schema.kind !== 'schema' || !schema.types) return;
  const {types, type} = schema;
  const wrong = itemsOf(childOf(place, 'enum')).filter(
    (entry) => !types.some((name) => matchesType(name, entry.value)),
  );
  if (wrong[0]) warnOfEnum(context, wrong[0], wrong.length - 1, type);
}

/** An example that the pages show as the JSON that its string contains. */
export function warnOfJsonText(context: Context, place: Place, text: Json, data: Json): void {
  context.warn(
    'example-json-string',
    place,
    `The example is a string that contains JSON: ${quoteValue(formatJson(text))}.`,
    `Write it as ${Array.isArray(data) ? 'an array' : 'an object'}. The pages show it as one.`,
  );
}

/** In OpenAPI 3.0, `nullable` adds null to the type; an `enum` still has to list it. */
function checkNull({document, warn}: Context, place: Place<JsonObject>): void {
  // Swagger 2.0 is read as 3.0, but has no `nullable`.
  if (document.declaredVersion.startsWith('2')) return;
  if (versionAt(document, place) !== '3.0' || place.value.nullable !== true) return;
  const list = childOf(place, 'enum');
  const values = itemsOf(list);
  if (list && values.length > 0 && !values.some(({value}) => value === null))
    warn(
      'enum-null',
      list,
      'The schema is `nullable`, but its `enum` lacks `null`, so null is not allowed.',
      'Add `null` to the `enum`, or remove `nullable`.',
    );
}

function isText(value: Json): value is string {
  return typeof value === 'string' && !isExactNumber(value);
}

/** The number or boolean that a string contains; otherwise the string. */
function readScalar(text: string): Json {
  if (text === 'true' || text === 'false') return text === 'true';
  return isJsonNumber(text) ? toExactNumber(text) : text;
}

function warnOfEnum(context: Context, entry: Place, others: number, type: string): void {
  const besides =
    others > 0
      ? `, and neither ${others === 1 ? 'is' : 'are'} ${count(others, 'other value')}`
      : '';
  context.warn(
    'enum-type',
    entry,
    `The \`enum\` value ${quoteValue(formatJson(entry.value))} is not of the type ${quote(type)}${besides}.`,
    'Write the value as that type (in YAML, with or without quotes), or correct the type.',
  );
}

/** Values of `example` and `examples`, with their places. */
function listExamples(context: Context, owner: Place<JsonObject>): Place[] {
  const single = childOf(owner, 'example');
  const several = entriesOf(childOf(owner, 'examples')).flatMap(([, place]) => {
    const example = followToObject(context, place);
    const value = example && (childOf(example, 'dataValue') ?? childOf(example, 'value'));
    return value ?? [];
  });
  return single ? [single, ...several] : several;
}

type Kind = typeof EXAMPLE | typeof DEFAULT;

/** @param read returns the value to compare, or undefined if there is nothing to compare */
function checkValue(
  context: Context,
  place: Place,
  schema: Schema,
  direction: Direction | 'either',
  {code, name}: Kind,
  read: (table: SchemaTable) => Json | undefined = () => place.value,
): void {
  context.later((table) => {
    const given = read(table);
    const value = given === undefined ? undefined : toJsonValue(given);
    const findings =
      value === undefined
        ? []
        : validate(value, schema, {table, direction, onlyCertain: true, match: context.match});
    const unchecked = findings.find(
      (finding) => finding.kind === 'unchecked' && finding.reason === 'limit',
    );
    if (unchecked) warnOfUnchecked(context, place, name, unchecked);
    const [first, ...others] = findings.filter(({kind}) => kind !== 'unchecked');
    if (!first) return;
    const at = toPlaceInside(place, first.pointer) ?? place;
    // The place of a string that contains JSON has no places inside.
    const found = given === undefined ? at.value : toValueInside(given, first.pointer);
    const more =
      others.length > 0
        ? ` (and ${count(others.length, 'other mismatch', 'other mismatches')})`
        : '';
    context.warn(
      code,
      at,
      `${toSubject(name, first)} ${toFound(first, found)}${describeMismatch(first)}${more}.`,
      isUnquoted(first, found)
        ? 'Write the value in quotes, or correct the schema.'
        : 'Correct the value or the schema.',
    );
  });
}

/** Once for each document: what is slow is often slow in many places. */
function warnOfUnchecked(context: Context, place: Place, name: string, finding: Finding): void {
  if (context.reportedUnchecked) return;
  context.reportedUnchecked = true;
  const at = toPlaceInside(place, finding.pointer) ?? place;
  context.warn(
    'pattern-not-checked',
    at,
    `${toSubject(name, finding)} ${describeMismatch(finding)}: that takes too long. Further values of this document may not be compared either.`,
    'Write the pattern so that there is only one way to match a text: without repetitions inside repetitions, and without several in a row that take the same characters.',
  );
}

/** `The example`, or `` `owner.name` of the example ``. */
function toSubject(name: string, {pointer}: Finding): string {
  const inner = toKeys(pointer).join('.');
  return inner === '' ? name : `${quote(inner)} of ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

/** The value that was found, unless only its parts matter. */
function toFound({kind}: Finding, value: Json): string {
  if (
    kind === 'required' ||
    kind === 'unknown-property' ||
    (kind !== 'type' && typeof value === 'object' && value !== null)
  )
    return '';
  return `is ${quoteValue(formatJson(value))}, which `;
}

/** Whether a number or boolean would be right as a string: YAML reads `01234` as 1234. */
function isUnquoted(finding: Finding, value: Json): boolean {
  return (
    finding.kind === 'type' &&
    finding.expected === 'string' &&
    typeof value !== 'object' &&
    !isText(value)
  );
}

function toValueInside(value: Json, pointer: string): Json {
  let found: Json | undefined = value;
  for (const key of toKeys(pointer))
    found = isContainer(found) ? (found as {[key: string]: Json})[key] : undefined;
  return found ?? null;
}

/** The place inside a value that a pointer points to. */
function toPlaceInside(place: Place, pointer: string): Place | undefined {
  let current: Place | undefined = place;
  for (const key of toKeys(pointer)) {
    if (!current) return undefined;
    current = isObjectPlace(current) ? childOf(current, key) : itemsOf(current)[Number(key)];
  }
  return current;
}

function isContainer(value: Json | undefined): boolean {
  return typeof value === 'object' && value !== null;
}
