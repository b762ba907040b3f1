import type {Json, MediaType, SchemaTable} from '../model/types';

/**
 * What the text of a value takes besides the value: the named schemas, and the text of a value in a
 * media type, without white space. Content has parts and parts have content, so the latter is
 * handed down.
 */
export type Formatting = {
  table: SchemaTable;
  format: (mediaType: MediaType, value: Json) => string;
};
