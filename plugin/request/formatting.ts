import type {Json, MediaType, SchemaTable} from '../model/types';

/**
 * What formatting a value requires besides the value: the named schemas, and a function that
 * formats a value in a media type without white space. The function is passed down because content
 * has parts and parts have content.
 */
export type Formatting = {
  table: SchemaTable;
  format: (mediaType: MediaType, value: Json) => string;
};
