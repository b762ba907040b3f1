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
  /** Prefix of the ids inside it; by default the tab and the name of the operation. */
  readonly id?: string;
}

// An authored page is outside the routes of the reference, so the data that all pages of a tab
// share is passed as a prop. It may show several operations, also the same one of several versions.
export default function ApiEmbed({
  document,
  chunk,
  permalink,
  loadSchemas,
  id = `${document.tabId.replace(/[/.]/g, '-')}-${chunk.operations[permalink]?.operation.id}`,
}: Props): ReactNode {
  return (
    <ApiDocumentProvider document={document} loadSchemas={loadSchemas}>
      <div className="theme-api-embed">
        <ApiOperationContent chunk={chunk} permalink={permalink} idPrefix={`${id}-`} />
      </div>
    </ApiDocumentProvider>
  );
}
