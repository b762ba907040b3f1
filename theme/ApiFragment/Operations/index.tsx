import React, {type ReactNode} from 'react';
import type {Props} from '@theme/ApiFragment/Operations';
import ApiFragmentFrame from '@theme/ApiFragment/Frame';
import ApiOverviewOperations from '@theme/ApiOverview/Operations';

// The operations of a tag, inside an authored page.
export default function ApiFragmentOperations({operations}: Props): ReactNode {
  return (
    <ApiFragmentFrame>
      <ApiOverviewOperations operations={operations} />
    </ApiFragmentFrame>
  );
}
