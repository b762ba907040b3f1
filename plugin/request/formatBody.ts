import type {Example, Json, MediaType, SchemaTable} from '../model/types';
import {formatContent} from './formatContent';

/** A value as a page shows it, in the syntax of its media type and with plain line feeds. */
export function formatBody(mediaType: MediaType, value: Json, table: SchemaTable): string {
  return formatContent(mediaType, value, table).replaceAll('\r\n', '\n');
}

/** An example as a page shows it; undefined for one that is only a link. */
export function formatExample(
  mediaType: MediaType,
  {value, serialized}: Pick<Example, 'value' | 'serialized'>,
  table: SchemaTable,
): string | undefined {
  return serialized ?? (value === undefined ? undefined : formatBody(mediaType, value, table));
}
