import React, {type ReactNode} from 'react';
import {
  ApiDocumentProvider,
  PageProvider,
  useFragmentId,
} from 'docusaurus-plugin-api-reference/client/internal';
import type {Props} from '@theme/ApiFragment/Authentication';
import ApiFragmentFrame from '@theme/ApiFragment/Frame';
import ApiOverviewAuthentication from '@theme/ApiOverview/Authentication';

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
