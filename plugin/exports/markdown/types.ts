import type {Schema, SchemaTable} from '../../model/types';
import type {Prose} from './prose';

/** What everything that writes a part of a page needs. */
export type Writer = {
  prose: Prose;
  table: SchemaTable;
  /** Puts a schema that stands too deep aside, under a heading of its own. */
  putAside: (title: string, schema: Schema) => void;
};
