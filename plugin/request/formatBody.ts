import type {Example, Json, MediaType, SchemaTable} from '../model/types';
import {formatContent} from './formatContent';

/** Formats a value as a page shows it, in the syntax of its media type, with plain line feeds. */
export function formatBody(mediaType: MediaType, value: Json, table: SchemaTable): string {
  return formatContent(mediaType, value, table).replaceAll('\r\n', '\n');
}

/** Formats an example as a page shows it; undefined for an example that is only a link. */
export function formatExample(
  mediaType: MediaType,
  {value, serialized}: Pick<Example, 'value' | 'serialized'>,
  table: SchemaTable,
): string | undefined {
  return serialized ?? (value === undefined ? undefined : formatBody(mediaType, value, table));
}
