import React, {type ReactNode} from 'react';
import {
  ApiDocumentProvider,
  ApiSchemaFragmentProvider,
  useFragmentId,
  type LoadSchemas,
  type PropApiDocument,
  type SchemaTable,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiAnnouncer from 'docusaurus-plugin-api-reference/parts/ApiAnnouncer';
import ApiFormatNotes from '@theme/ApiFormatNotes';
import ApiFragmentFrame from 'docusaurus-plugin-api-reference/parts/ApiFragment/Frame';
import ApiRows from 'docusaurus-plugin-api-reference/parts/ApiRows';
import ApiSchemaProperty from '@theme/ApiSchema/Property';
import ApiSchemaTree from '@theme/ApiSchema/Tree';
import type {
  Direction,
  EnumValue,
  FormatNote,
  Schema,
} from 'docusaurus-plugin-api-reference/client';

export interface Props {
  readonly document: PropApiDocument;
  readonly name: string;
  readonly schema: Schema;
  /** Whether it is the row of a property. */
  readonly isProperty: boolean;
  readonly required?: boolean;
  readonly versionNotes?: EnumValue['versionNotes'];
  /** The named schemas that it reaches, and what its formats mean. */
  readonly schemas: SchemaTable;
  readonly formatNotes: readonly FormatNote[];
  /** Absent where it carries all schemas. */
  readonly loadSchemas?: LoadSchemas;
  readonly id?: string;
  /** Whether it is shown as part of a request or, by default, of a response. */
  readonly direction?: Direction;
}

// A named schema, or the row of one of its properties, inside an authored page.
export default function ApiFragmentSchema({
  document,
  name,
  schema,
  isProperty,
  required,
  versionNotes,
  schemas,
  formatNotes,
  loadSchemas,
  id,
  direction = 'response',
}: Props): ReactNode {
  const anchor = `${useFragmentId(id)}-schema`;
  const shown = {schema, id: anchor, direction, name};
  return (
    <ApiDocumentProvider document={document} loadSchemas={loadSchemas}>
      <ApiSchemaFragmentProvider
        schema={schema}
        id={anchor}
        direction={direction}
        schemas={schemas}
        formatNotes={formatNotes}
      >
        <ApiFragmentFrame>
          {isProperty ? (
            <ApiRows>
              <ApiSchemaProperty
                {...shown}
                required={required}
                versionNotes={versionNotes}
                isOpen
              />
            </ApiRows>
          ) : (
            <div id={anchor}>
              <ApiSchemaTree {...shown} />
            </div>
          )}
        </ApiFragmentFrame>
        <ApiFormatNotes />
        <ApiAnnouncer />
      </ApiSchemaFragmentProvider>
    </ApiDocumentProvider>
  );
}
