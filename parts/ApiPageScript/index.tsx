import React, {useEffect, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

const SCRIPT = process.env.API_REFERENCE_PAGE_SCRIPT;

// The inline script of a static page, which runs once, before the page is hydrated: the site's code
// for browsers does not contain it.
export default function ApiPageScript(): ReactNode {
  const isHydrated = useIsBrowser();
  useEffect(repeatKeptClick, []);
  return isHydrated || SCRIPT === undefined ? null : (
    <script suppressHydrationWarning dangerouslySetInnerHTML={{__html: SCRIPT}} />
  );
}

/** Answers the click that the inline script kept while nothing else could. */
function repeatKeptClick(): void {
  const page = window as {apiKeptClick?: HTMLElement};
  page.apiKeptClick?.click();
  delete page.apiKeptClick;
}
