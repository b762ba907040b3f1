import type {Example, Json, MediaType, SchemaTable} from '../model/types';
import {toMediaKind} from '../model/operation/mediaKind';
import {createFormatting, formatContent} from './formatContent';
import {toInitialParts} from './initialBody';
import {toHttpParts} from './multipart';
import {chooseBoundary, formatMultipart} from './multipartText';

/** Formats a value as a page shows it, in the syntax of its media type, with plain line feeds. */
export function formatBody(mediaType: MediaType, value: Json, table: SchemaTable): string {
  const text =
    toMediaKind(mediaType.mediaType) === 'multipart'
      ? formatParts(mediaType, value, table)
      : formatContent(mediaType, value, table);
  return text.replaceAll('\r\n', '\n');
}

/** The parts with which a request begins: also files, which no value contains. */
function formatParts(mediaType: MediaType, value: Json, table: SchemaTable): string {
  const isExample = mediaType.examples.length > 0;
  const values = toInitialParts(mediaType, value, table, {}, isExample);
  const parts = toHttpParts(mediaType, values, createFormatting(table));
  return formatMultipart(parts, chooseBoundary(parts));
}

/** Formats an example as a page shows it; undefined for an example that is only a link. */
export function formatExample(
  mediaType: MediaType,
  {value, serialized}: Pick<Example, 'value' | 'serialized'>,
  table: SchemaTable,
): string | undefined {
  return serialized ?? (value === undefined ? undefined : formatBody(mediaType, value, table));
}
