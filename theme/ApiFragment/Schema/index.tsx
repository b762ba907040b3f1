import React, {type ReactNode} from 'react';
import {
  ApiDocumentProvider,
  ApiSchemaFragmentProvider,
  useFragmentId,
} from 'docusaurus-plugin-api-reference/client/internal';
import type {Props} from '@theme/ApiFragment/Schema';
import ApiAnnouncer from '@theme/ApiAnnouncer';
import ApiFormatNotes from '@theme/ApiFormatNotes';
import ApiFragmentFrame from '@theme/ApiFragment/Frame';
import ApiRows from '@theme/ApiRows';
import ApiSchemaProperty from '@theme/ApiSchema/Property';
import ApiSchemaTree from '@theme/ApiSchema/Tree';

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
            <ApiSchemaTree {...shown} />
          )}
        </ApiFragmentFrame>
        <ApiFormatNotes />
        <ApiAnnouncer />
      </ApiSchemaFragmentProvider>
    </ApiDocumentProvider>
  );
}
