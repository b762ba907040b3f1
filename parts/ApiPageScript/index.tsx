import React, {type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

const SCRIPT = process.env.API_REFERENCE_PAGE_SCRIPT;

// The inline script of a static page, which runs once, before the page is hydrated: the site's code
// for browsers does not contain it.
export default function ApiPageScript(): ReactNode {
  const isHydrated = useIsBrowser();
  return isHydrated || SCRIPT === undefined ? null : (
    <script suppressHydrationWarning dangerouslySetInnerHTML={{__html: SCRIPT}} />
  );
}
