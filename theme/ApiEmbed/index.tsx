import React, {type ReactNode} from 'react';
import {ApiDocumentProvider} from 'docusaurus-plugin-api-reference/client/internal';
import type {Props} from '@theme/ApiEmbed';
import ApiOperationContent from '@theme/ApiOperation/Content';

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
