import type {Schema, SchemaTable} from '../../model/types';
import type {Prose} from './prose';

/** What everything that writes a part of a page needs. */
export type Writer = {
  prose: Prose;
  table: SchemaTable;
  /** Puts a schema that is too deep aside, under its own heading. */
  putAside: (title: string, schema: Schema) => void;
};
