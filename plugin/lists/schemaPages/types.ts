import type {OperationPart} from '../../model/page/closure';
import type {SchemaId} from '../../model/types';
import type {NavigationLink, OperationPage} from '../../navigation/types';

/** The page of a named schema. */
export type SchemaPage = {
  id: SchemaId;
  name: string;
  permalink: string;
  previous?: NavigationLink;
  next?: NavigationLink;
  uses: SchemaUses;
  /** Ids of the schemas that the page needs, nearest first; itself is the first. */
  schemas: SchemaId[];
  /** The `format`s that these name, each once. */
  formats: string[];
};

/** The pages of the named schemas of a tab. */
export type SchemaPages = {
  /** Permalink of the page that lists them. */
  index: string;
  /** In the order of their names. */
  pages: SchemaPage[];
  /** By the ids of their schemas. */
  byId: ReadonlyMap<SchemaId, SchemaPage>;
};

/** An operation that uses a schema, and in which of its parts. */
export type OperationUse = {page: OperationPage; parts: OperationPart[]};

/** What uses a schema, and what it uses. */
export type SchemaUses = {
  /** Operations that name the schema themselves, in the order of the document. */
  direct: OperationUse[];
  /** Operations that reach it through other schemas. */
  through: OperationUse[];
  /** How many more do. */
  left: number;
  /** How many operations reach it in either way. */
  count: number;
  /** Media types of the bodies that hold it. */
  mediaTypes: ReadonlySet<string>;
  /** Schemas that name it. */
  usedBy: SchemaId[];
  /** Schemas that it names. */
  names: SchemaId[];
};
