import React, {lazy, Suspense, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';

export interface Props {
  readonly children: ReactNode;
}

// Not with `createOnDemand`: the frame of all pages would load what it needs a second time.
const ApiMissingFormerAddress = lazy(() =>
  import('docusaurus-plugin-api-reference/parts/ApiMissing/FormerAddress').catch(() => ({
    default: ({children}: Props) => children,
  })),
);

// What an address without a page shows, except where a link led to the former address of a page. What
// the browser loaded itself is never followed: the server has already answered, and a page that it
// does not have would load again and again.
export default function ApiMissing({children}: Props): ReactNode {
  const {action} = useHistory();
  if (action === 'POP') return children;
  return (
    <Suspense fallback={null}>
      <ApiMissingFormerAddress>{children}</ApiMissingFormerAddress>
    </Suspense>
  );
}
