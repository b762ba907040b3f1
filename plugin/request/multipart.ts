import {isObject} from '../document/isObject';
import {membersOf} from '../document/keyOrder';
import type {Encoding, Json, MediaType, Schema} from '../model/types';
import {
  canBeField,
  findEncoding,
  firstContentType,
  hasStyle,
  isFormData,
  isObjectOrList,
  takesData,
  toOpenType,
} from './encoding';
import type {Formatting} from './formatting';
import {toText} from './json';
import {toFieldValue} from './headers';
import {isRange, toMediaKind} from '../model/operation/mediaKind';
import {chooseBoundary, formatMultipart} from './multipartText';
import {toPartHeaders} from './partHeaders';
import {toPlaceholder} from './problems';
import {findItem, findNode, findProperty, isBinary} from './schemas';
import {toPairs} from './style';
import type {FileValue, HttpPart, PartValue} from './types';

/** What the document says about a part. */
type PartRules = {schema?: Schema; encoding?: Encoding; isFormData: boolean};

/**
 * Turns the data of a body into parts: an object's properties by name, a list's items by position.
 * A part whose media type cannot hold its data has no value: JSON is not sent as CSV.
 */
export function toPartValues(mediaType: MediaType, value: Json): PartValue[] {
  const named = (object: {[name: string]: Json}) =>
    membersOf(object).map(([name, item]) => toNamedPart(mediaType, name, item));
  if (isObject(value)) return named(value);
  if (!Array.isArray(value)) return [{kind: 'value', value}];
  // OpenAPI 3.2: a list preserves the order of a form; each item is an object of names and values.
  if (isFormData(mediaType.mediaType))
    return value.flatMap((item) => (isObject(item) ? named(item) : []));
  return value.map((item, index) => {
    const canBeSent =
      !isObjectOrList(item) || takesData(mediaType, findEncoding(mediaType, undefined, index));
    return {kind: 'value', ...(canBeSent && {value: item})};
  });
}

/** The part of a property. Each item of a list is sent as a separate part. */
export function toNamedPart(
  mediaType: MediaType,
  name: string,
  value: Json | undefined,
): Extract<PartValue, {kind: 'value'}> {
  return {kind: 'value', name, ...(canBeField(mediaType, name, value) && {value})};
}

/**
 * Builds the parts of a multipart body as they are sent. A file that has not been chosen yet is a
 * part without content.
 */
export function toHttpParts(
  mediaType: MediaType,
  parts: readonly PartValue[],
  formatting: Formatting,
): HttpPart[] {
  const {table} = formatting;
  const node = findNode(mediaType.schema, table);
  return parts.flatMap((part, index) => {
    const {name} = part;
    const rules: PartRules = {
      isFormData: isFormData(mediaType.mediaType),
      ...(name === undefined
        ? {schema: findItem(node, index) ?? mediaType.itemSchema}
        : {schema: findProperty(node, name, table)}),
      encoding: findEncoding(mediaType, name, index),
    };
    const made =
      part.kind === 'file'
        ? [toFilePart(part, part.file, rules, formatting)]
        : toValueParts(
            part,
            part.value === undefined ? toPlaceholder(name ?? 'part') : part.value,
            rules,
            formatting,
          );
    // A line break would begin another header, or end the part.
    return made.map((entry) => ({
      ...entry,
      ...(entry.contentType !== undefined && {contentType: toFieldValue(entry.contentType)}),
    }));
  });
}

function toFilePart(
  part: PartValue,
  file: FileValue | undefined,
  {encoding, schema}: PartRules,
  formatting: Formatting,
): HttpPart {
  const chosen = file ?? {kind: 'file', name: `<${part.name ?? 'file'}>`, type: ''};
  const contentType =
    part.contentType ??
    firstContentType(encoding, chosen.type) ??
    (chosen.type ||
      findContentType(schema, formatting.table) ||
      (file ? undefined : toOpenType(encoding?.contentType ?? '')) ||
      'application/octet-stream');
  return {
    name: part.name,
    contentType,
    headers: toPartHeaders(part, encoding, formatting),
    content: {kind: 'file', file: chosen},
  };
}

function toValueParts(
  part: PartValue,
  value: Json,
  rules: PartRules,
  formatting: Formatting,
): HttpPart[] {
  const {name} = part;
  const {encoding, schema, isFormData: isForm} = rules;
  const headers = toPartHeaders(part, encoding, formatting);
  if (isForm && name !== undefined && hasStyle(encoding)) {
    const asIs = (text: string) => text;
    const {style = 'form', explode = style === 'form'} = encoding;
    return toPairs({name, style, explode, encode: asIs, encodeName: asIs}, value).map(
      ([key, text]) => ({name: key, headers, content: {kind: 'text', text}}),
    );
  }
  if (name !== undefined && value === null) return [];
  // Each item of a named list becomes a separate part with the same name (RFC 7578 section 4.3).
  if (name !== undefined && Array.isArray(value)) {
    const node = findNode(schema, formatting.table);
    return value
      .filter((item) => item !== null)
      .map((item, index) =>
        toTextPart(part, item, {...rules, schema: findItem(node, index)}, formatting),
      );
  }
  return [toTextPart(part, value, rules, formatting)];
}

function toTextPart(
  part: PartValue,
  value: Json,
  {encoding, schema}: PartRules,
  formatting: Formatting,
): HttpPart {
  const stated = part.contentType ?? firstContentType(encoding);
  const contentType = stated ?? toDefaultContentType(value, schema, formatting.table);
  const base = {name: part.name, headers: toPartHeaders(part, encoding, formatting)};
  if (contentType === undefined) return {...base, content: {kind: 'text', text: toText(value)}};
  // A string with `contentMediaType` is the content itself, also that of JSON.
  if (stated === undefined && typeof value !== 'object')
    return {...base, contentType, content: {kind: 'text', text: toText(value)}};
  const media: MediaType = {...encoding, mediaType: contentType, schema, examples: []};
  if (toMediaKind(contentType) !== 'multipart')
    return {...base, contentType, content: {kind: 'text', text: formatting.format(media, value)}};
  const parts = toHttpParts(media, toPartValues(media, value), formatting);
  const boundary = chooseBoundary(parts);
  return {
    ...base,
    contentType: `${contentType}; boundary=${boundary}`,
    content: {kind: 'text', text: formatMultipart(parts, boundary)},
  };
}

/** Plain text needs no `Content-Type`: it is the default of a part (RFC 7578 section 4.4). */
function toDefaultContentType(
  value: Json,
  schema: Schema | undefined,
  table: Formatting['table'],
): string | undefined {
  if (typeof value === 'object') return 'application/json';
  const own = findContentType(schema, table);
  if (own !== undefined) return own;
  return isBinary(schema, table) || findNode(schema, table)?.content?.encoding
    ? 'application/octet-stream'
    : undefined;
}

/** `contentMediaType` of a part, or of the items of a list of parts; not that of encoded text. */
function findContentType(
  schema: Schema | undefined,
  table: Formatting['table'],
): string | undefined {
  const node = findNode(schema, table);
  const {mediaType, encoding} = node?.content ?? findNode(node?.items, table)?.content ?? {};
  return mediaType === undefined || encoding !== undefined || isRange(mediaType)
    ? undefined
    : mediaType;
}
