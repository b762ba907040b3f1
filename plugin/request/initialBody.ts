import {isObject} from '../document/isObject';
import {isExactNumber} from '../document/exactNumber';
import type {Example, Json, MediaType, NodeSchema, Property, SchemaTable} from '../model/types';
import {listProperties} from '../model/example/dropProperties';
import {isMarked} from '../model/example/marks';
import {toGivenValue} from './partHeaders';
import {toMediaKind} from '../model/operation/mediaKind';
import {canBeContent, isFormData, toFormData} from './encoding';
import {toNamedPart, toPartValues} from './multipart';
import {addOptional} from './addOptional';
import {keepRequired} from './keepRequired';
import {findItem, findNode, findProperty, findType, isBinary} from './schemas';
import {isUnfilledValue} from './unfilled';
import type {BodyContent, InitialOptions, PartValue} from './types';

/** The initial body for one of its media types. */
export function toInitialBody(
  mediaType: MediaType,
  table: SchemaTable,
  options: InitialOptions = {},
): BodyContent {
  const kind = toMediaKind(mediaType.mediaType);
  const example = findBodyExample(mediaType, options);
  if (example?.value === undefined && example?.serialized !== undefined)
    return {kind: 'text', text: example.serialized};
  const stated = example?.value ?? toSchemaValue(mediaType, table);
  const given = canBeContent(mediaType.mediaType, stated) ? stated : undefined;
  const included = given === undefined ? given : toIncluded(mediaType, given, table, options);
  const value =
    included !== undefined && kind === 'form' ? toFormData(mediaType, included) : included;
  if (kind === 'multipart')
    return {
      kind: 'parts',
      parts: toInitialParts(mediaType, value, table, options, example !== undefined),
    };
  // Text in a document is no image or archive: `@example.zip` and Base64 stand for a file.
  if (kind === 'binary' && typeof value === 'string') return {kind: 'file'};
  if (value === undefined)
    return kind === 'binary' || kind === 'unknown' ? {kind: 'file'} : {kind: 'text', text: ''};
  return isWrittenJson(mediaType, value, table)
    ? {kind: 'text', text: value}
    : {kind: 'value', value};
}

/** The chosen example of a body, else the first with a value. */
export function findBodyExample(
  {examples}: MediaType,
  {example}: InitialOptions,
): Example | undefined {
  return (
    examples.find(({name}) => name !== undefined && name === example) ?? examples.find(hasContent)
  );
}

/** Reduces or extends a value to the wanted properties of its schema. */
export function toIncluded(
  mediaType: MediaType,
  value: Json,
  table: SchemaTable,
  options: InitialOptions,
): Json {
  const {schema} = mediaType;
  if (options.include === 'all') return addOptional(schema, value, table);
  return options.include === 'required' || omitsFields(mediaType, options)
    ? keepRequired(schema, value, table)
    : value;
}

/** Whether the form of a body starts without the fields that its page shows. */
export function omitsFields({generated}: MediaType, {include, isForm}: InitialOptions): boolean {
  return isForm === true && generated?.optional === true && include !== 'all';
}

function hasContent({value, serialized}: Example): boolean {
  return value !== undefined || serialized !== undefined;
}

/** The value that the document itself, or its model, assembles from the schema. */
function toSchemaValue(
  {schema, itemSchema, generated}: MediaType,
  table: SchemaTable,
): Json | undefined {
  if (generated) return generated.value;
  const item = itemSchema && toGivenValue(itemSchema, table);
  return item === undefined ? toGivenValue(schema, table) : [item];
}

/** Many documents write the example of a JSON body as a string that contains JSON. */
function isWrittenJson(
  {mediaType, schema}: MediaType,
  value: Json,
  table: SchemaTable,
): value is string {
  if (typeof value !== 'string' || isExactNumber(value)) return false;
  if (toMediaKind(mediaType) !== 'json') return true;
  if (findType(findNode(schema, table)) === 'string') return false;
  try {
    return typeof JSON.parse(value) === 'object';
  } catch {
    return false; // No JSON: a text like any other.
  }
}

/**
 * The parts that have values, then those that are wanted but have none. Binary parts become file
 * fields: no value composed from a schema can contain them. A body has at least one part.
 */
export function toInitialParts(
  mediaType: MediaType,
  value: Json | undefined,
  table: SchemaTable,
  {include = 'examples'}: InitialOptions,
  isExample: boolean,
): PartValue[] {
  const node = findNode(mediaType.schema, table);
  const isFile = (name: string | undefined) =>
    name !== undefined && isFileProperty(node, name, table);
  const toOpen = (index: number): PartValue => ({
    kind: isBinary(findItem(node, index) ?? mediaType.itemSchema, table) ? 'file' : 'value',
  });
  const given =
    value === undefined
      ? []
      : toPartValues(mediaType, value).map((part, index): PartValue => {
          const {name} = part;
          if (isFile(name)) return {kind: 'file', name};
          if (part.kind !== 'value' || !isUnfilledValue(name ?? 'value', part.value)) return part;
          return name === undefined ? toOpen(index) : {kind: 'value', name};
        });
  if (value === undefined && mediaType.itemSchema && !isFormData(mediaType.mediaType))
    return [toOpen(0)];
  if (value !== undefined && !isObject(value)) return given;
  const toPart = ({name, schema}: Property): PartValue =>
    isFile(name) ? {kind: 'file', name} : toNamedPart(mediaType, name, toGivenValue(schema, table));
  const properties = (node ? listProperties(node, value ?? {}, table) : []).filter(
    ({schema}) => !isMarked(schema, 'readOnly', table),
  );
  const isShownFile = ({name, schema}: Property) =>
    include === 'examples' && !isExample && isFile(name) && !isMarked(schema, 'deprecated', table);
  const missing = properties
    .filter((property) => property.required || include === 'all' || isShownFile(property))
    .filter(({name}) => !given.some((part) => part.name === name))
    .map(toPart);
  const parts = [...given, ...missing];
  return parts.length > 0 ? parts : toOnePart(properties, toPart);
}

/** A file, else a part with a value, else the first one. */
function toOnePart(
  properties: readonly Property[],
  toPart: (property: Property) => PartValue,
): PartValue[] {
  const parts = properties.map(toPart);
  const best =
    parts.find(({kind}) => kind === 'file') ??
    parts.find((part) => part.kind === 'value' && part.value !== undefined) ??
    parts[0];
  return best ? [best] : [];
}

/** A file, or a list of files. */
function isFileProperty(node: NodeSchema | undefined, name: string, table: SchemaTable): boolean {
  const schema = findProperty(node, name, table);
  const property = findNode(schema, table);
  return findType(property) === 'array'
    ? isBinary(property?.items, table)
    : schema !== undefined && isBinary(schema, table);
}
