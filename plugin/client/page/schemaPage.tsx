import {useMemo, type ReactNode} from 'react';
import type {PropSchemaChunk, PropSchemaPage} from '../../pages/props';
import type {ReferenceSchema} from '../../model/types';
import {useApiDocument} from '../document';
import {planSchemas, type Direction} from '../schema/plan';
import {SchemasProvider, toLookup} from '../schema/schemas';
import {PageProvider} from './page';
import {useToSchemaPage} from './useToSchemaPage';

/** Anchor of the page's schema: its rows are `schema.name`. */
const ANCHOR = 'schema';
/** Shows both read-only and write-only properties. */
const DIRECTION: Direction = 'any';

type SchemaPageView = {
  page: PropSchemaPage;
  /** What the page shows, as a tree. */
  root: {schema: ReferenceSchema; id: string; direction: Direction; name: string};
};

export type ApiSchemaProviderProps = {
  chunk: PropSchemaChunk;
  /** Permalink of the schema's page. */
  permalink: string;
  children: (view: SchemaPageView) => ReactNode;
};

/** Provides the data of a schema's page to its parts. */
export function ApiSchemaProvider({chunk, permalink, children}: ApiSchemaProviderProps): ReactNode {
  const page = chunk.pages[permalink];
  if (!page) throw new Error(`There is no schema “${permalink}” among the data of this page.`);
  const {schemas} = chunk;
  const {schemaDepth} = useApiDocument();
  const lookup = useMemo(() => toLookup(schemas), [schemas]);
  const view = useMemo(() => toView(page), [page]);
  const plan = useMemo(() => {
    const {schema, id, direction} = view.root;
    return planSchemas([{anchor: id, schema, direction}], lookup, schemaDepth);
  }, [view, lookup, schemaDepth]);
  const toPage = useToSchemaPage(permalink);
  return (
    <PageProvider>
      <SchemasProvider
        schemas={schemas}
        lookup={lookup}
        plan={plan}
        formatNotes={page.formatNotes}
        notePrefix=""
        own={page.id}
        markdown={page.formats.markdown}
        toPage={toPage}
      >
        {children(view)}
      </SchemasProvider>
    </PageProvider>
  );
}

function toView(page: PropSchemaPage): SchemaPageView {
  const {id, name, type} = page;
  const schema: ReferenceSchema = {kind: 'reference', id, name, type};
  return {page, root: {schema, id: ANCHOR, direction: DIRECTION, name}};
}
