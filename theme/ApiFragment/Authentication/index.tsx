import React, {type ReactNode} from 'react';
import {
  ApiDocumentProvider,
  PageProvider,
  useFragmentId,
  type PropApiDocument,
  type SecurityRequirement,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiFragmentFrame from 'docusaurus-plugin-api-reference/parts/ApiFragment/Frame';
import ApiOverviewAuthentication from 'docusaurus-plugin-api-reference/parts/ApiOverview/Authentication';
import type {SecurityScheme} from 'docusaurus-plugin-api-reference/client';

export interface Props {
  readonly document: PropApiDocument;
  readonly security: readonly SecurityRequirement[];
  readonly schemes: readonly SecurityScheme[];
  readonly id?: string;
}

// The credentials that callers of an API need, inside an authored page.
export default function ApiFragmentAuthentication({
  document,
  security,
  schemes,
  id,
}: Props): ReactNode {
  const prefix = useFragmentId(id);
  return (
    <ApiDocumentProvider document={document}>
      <PageProvider>
        <ApiFragmentFrame>
          <ApiOverviewAuthentication
            security={security}
            schemes={schemes}
            id={`${prefix}-authentication`}
            hasHeading={false}
          />
        </ApiFragmentFrame>
      </PageProvider>
    </ApiDocumentProvider>
  );
}
