import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {
  toSchemaView,
  useSchemas,
  type Anchor,
  type Direction,
  type Schema,
} from 'docusaurus-plugin-api-reference/client';
import {
  MoreSchemas,
  toSchemaContent,
  useMissingSchema,
  type SchemaId,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiPending from 'docusaurus-plugin-api-reference/parts/ApiPending';
import ApiSchemaBody from 'docusaurus-plugin-api-reference/parts/ApiSchema/Body';

export interface Props {
  /** What has to be loaded. */
  readonly schemaId: SchemaId;
  readonly schema: Schema;
  readonly id: Anchor;
  readonly direction: Direction;
  readonly name: string;
}

// A schema that is not in the page's data: it loads when a reader opens it.
export default function ApiSchemaMissing({schemaId, ...props}: Props): ReactNode {
  const {table, failed, retry} = useMissingSchema(schemaId);
  if (table) {
    return (
      <MoreSchemas table={table}>
        <Found {...props} />
      </MoreSchemas>
    );
  }
  return <ApiPending failed={failed} retry={retry} />;
}

function Found({schema, id, ...props}: Omit<Props, 'schemaId'>): ReactNode {
  const {lookup} = useSchemas();
  const view = toSchemaView(schema, lookup);
  const content = toSchemaContent(view, id, lookup);
  if (content.view.target)
    return <ApiSchemaBody schema={schema} view={view} id={id} mode="loaded" {...props} />;
  return (
    <p>
      <Translate
        id="theme.api.schema.missing"
        description="Said when the data of the reference has no such schema"
      >
        No further details.
      </Translate>
    </p>
  );
}
