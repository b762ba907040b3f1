import React, {type ReactNode} from 'react';
import ApiFragmentFrame from 'docusaurus-plugin-api-reference/parts/ApiFragment/Frame';
import ApiOverviewOperations from 'docusaurus-plugin-api-reference/parts/ApiOverview/Operations';
import type {PropOperationCard} from 'docusaurus-plugin-api-reference/client/internal';

export interface Props {
  readonly operations: readonly PropOperationCard[];
}

// The operations of a tag, inside an authored page.
export default function ApiFragmentOperations({operations}: Props): ReactNode {
  return (
    <ApiFragmentFrame>
      <ApiOverviewOperations operations={operations} />
    </ApiFragmentFrame>
  );
}
