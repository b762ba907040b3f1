import type {Schema, SchemaId, SchemaTable} from '../../model/types';
import type {ExtensionStyle} from '../../model/words/extensions';
import type {Prose} from './prose';

/** What everything that writes about schemas needs. */
export type SchemaWriting = {
  prose: Prose;
  table: SchemaTable;
  /** How the site shows extensions. */
  styles?: readonly ExtensionStyle[];
  /** Address of the page of a named schema, where it has one. */
  toSchemaUrl?: (id: SchemaId) => string | undefined;
};

/** What everything that writes a part of a page needs. */
export type Writer = SchemaWriting & {
  /** Puts a schema that is too deep aside, under its own heading. */
  putAside: (title: string, schema: Schema) => void;
};
