import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {Redirect, useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {isOldLink, type PropRedirect} from 'docusaurus-plugin-api-reference/client/internal';

export interface Props {
  readonly redirect: PropRedirect;
}

// The router redirects the browser. Without JavaScript a `meta refresh` does it; it is in
// <noscript>, so that the two never race. The overview resolves links of other tools, whose only page
// may have had this address.
export default function ApiRedirect({redirect: {to, overview}}: Props): ReactNode {
  const {hash} = useLocation();
  const canonical = useBaseUrl(to, {absolute: true});
  const isBrowser = useIsBrowser();
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
      </noscript>
      <Head>
        <link rel="canonical" href={canonical} />
        <meta name="robots" content="noindex" />
      </Head>
      {isBrowser && <Redirect to={isOldLink(hash) ? overview + hash : to} />}
      <main className="container margin-vert--lg theme-api-redirect">
        <Link to={to}>
          <Translate
            id="theme.api.redirect"
            description="Link on the page that redirects to the first operation of the API reference"
          >
            Go to the API reference
          </Translate>
        </Link>
      </main>
    </>
  );
}
