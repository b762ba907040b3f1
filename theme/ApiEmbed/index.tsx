import React, {type ReactNode} from 'react';
import {
  ApiDocumentProvider,
  type LoadSchemas,
  type PropApiDocument,
  type PropOperationChunk,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiOperationContent from 'docusaurus-plugin-api-reference/parts/ApiOperation/Content';

export interface Props {
  readonly document: PropApiDocument;
  readonly chunk: PropOperationChunk;
  /** Of the page of the operation. */
  readonly permalink: string;
  /** Absent where the chunk has all schemas. */
  readonly loadSchemas?: LoadSchemas;
}

// An authored page is outside the routes of the reference, so the data that all pages of a tab
// share is passed as a prop. It may show several operations: their ids begin with the name of each.
export default function ApiEmbed({document, chunk, permalink, loadSchemas}: Props): ReactNode {
  return (
    <ApiDocumentProvider document={document} loadSchemas={loadSchemas}>
      <div className="theme-api-embed">
        <ApiOperationContent
          chunk={chunk}
          permalink={permalink}
          idPrefix={`${chunk.operations[permalink]?.operation.id}-`}
        />
      </div>
    </ApiDocumentProvider>
  );
}
