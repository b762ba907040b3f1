import {useMemo, type ReactNode} from 'react';
import type {Anchor} from '../../model/page/anchors';
import type {Schema, SchemaTable} from '../../model/types';
import type {FormatNote} from '../../pages/props';
import {useApiDocument} from '../document';
import {PageProvider} from '../page/page';
import {useToSchemaPage} from '../page/useToSchemaPage';
import {planSchemas, type Direction} from './plan';
import {SchemasProvider, toLookup} from './schemas';

export type ApiSchemaFragmentProviderProps = {
  /** Absent if only its line is shown, which contains no other schemas. */
  schema?: Schema;
  /** Id of the schema; all other ids begin with it. */
  id: Anchor;
  direction: Direction;
  /** The named schemas that it refers to, directly or not. */
  schemas: SchemaTable;
  formatNotes: readonly FormatNote[];
  children: ReactNode;
};

/** Provides the data of a schema outside an operation's page. */
export function ApiSchemaFragmentProvider({
  schema,
  id,
  direction,
  schemas,
  formatNotes,
  children,
}: ApiSchemaFragmentProviderProps): ReactNode {
  const toPage = useToSchemaPage();
  const {schemaDepth} = useApiDocument();
  const value = useMemo(() => {
    const lookup = toLookup(schemas);
    return {
      schemas,
      lookup,
      plan: planSchemas(schema ? [{anchor: id, schema, direction}] : [], lookup, schemaDepth),
    };
  }, [schema, id, direction, schemas, schemaDepth]);
  return (
    <PageProvider>
      <SchemasProvider
        {...value}
        formatNotes={formatNotes}
        notePrefix={`${id}-`}
        own={undefined}
        markdown={undefined}
        toPage={toPage}
      >
        {children}
      </SchemasProvider>
    </PageProvider>
  );
}
