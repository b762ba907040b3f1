import {isObject} from '../document/isObject';
import {membersOf} from '../document/keyOrder';
import {formatJson, formatMarkedJson, isExactNumber} from '../document/exactNumber';
import type {Json, MediaType, SchemaTable} from '../model/types';
import {toFormText} from './form';
import type {Formatting} from './formatting';
import {formatYaml} from './formatYaml';
import {toText} from './json';
import {toMediaKind} from '../model/operation/mediaKind';
import {toHttpParts, toPartValues} from './multipart';
import {chooseBoundary, formatMultipart} from './multipartText';
import {formatXml} from './xml';

export type ContentFormat = {
  /** JSON without white space, as used in URLs. Default: indented. */
  compact?: boolean;
  /** JSON with marks before generated values. Default: without marks. */
  hasMarks?: boolean;
};

/**
 * Formats a value in the syntax of its media type, for a body or the example of one. A string is
 * left unchanged unless the media type is JSON: the document or the reader is assumed to have
 * written it in that syntax.
 */
export function formatContent(
  mediaType: MediaType,
  value: Json,
  table: SchemaTable,
  {compact = false, hasMarks = false}: ContentFormat = {},
): string {
  const kind = toMediaKind(mediaType.mediaType);
  const toJson = (item: Json) =>
    (hasMarks ? formatMarkedJson : formatJson)(item, compact ? undefined : 2);
  if (kind === 'json') return toJson(value);
  const isText = typeof value === 'string' && !isExactNumber(value);
  if (kind === 'json-lines' || kind === 'json-seq')
    return isText ? value : formatSequence(kind, value);
  if (kind === 'xml') return formatXml(mediaType.schema, value, table);
  if (isText) return value;
  if (kind === 'event-stream')
    return (Array.isArray(value) ? value : [value]).map(formatEvent).join('\n');
  if (kind === 'form') return toFormText(mediaType, value, createFormatting(table), hasMarks);
  if (kind === 'multipart') {
    const parts = toHttpParts(mediaType, toPartValues(mediaType, value), createFormatting(table));
    return formatMultipart(parts, chooseBoundary(parts));
  }
  if (kind === 'yaml') return formatYaml(value);
  return typeof value === 'object' ? toJson(value) : toText(value);
}

/** Formats values for a part of a request, in a URL, a header or a part, without white space. */
export function createFormatting(table: SchemaTable): Formatting {
  return {
    table,
    format: (mediaType, value) => formatContent(mediaType, value, table, {compact: true}),
  };
}

/** JSON Lines; JSON text sequences begin each item with a record separator (RFC 7464). */
function formatSequence(kind: 'json-lines' | 'json-seq', value: Json): string {
  const start = kind === 'json-seq' ? '\u001e' : '';
  return (Array.isArray(value) ? value : [value])
    .map((item) => `${start}${formatJson(item)}\n`)
    .join('');
}

/** An event of `text/event-stream`. Anything other than an object of fields is the event's data. */
function formatEvent(event: Json): string {
  const fields = isObject(event) && 'data' in event ? event : {data: event};
  return membersOf(fields)
    .flatMap(([name, value]) =>
      toText(value)
        .split(/\r\n|\r|\n/)
        .map((line) => `${name}: ${line}\n`),
    )
    .join('');
}
