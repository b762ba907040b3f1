import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {toAttributeText} from 'docusaurus-plugin-api-reference/client/internal';
import type {Props} from '@theme/ApiPageMetadata';

// What a page is, for search engines and previews: its title, its words, its address and the way to
// it; nothing else is known for sure.
export default function ApiPageMetadata({
  hidden = false,
  noIndex = hidden,
  canonical,
  fallback,
  ...page
}: Props): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const {title, description = fallback ?? title} = page;
  return (
    <PageMetadata title={toAttributeText(title)} description={toAttributeText(description)}>
      {canonical !== undefined && <link rel="canonical" href={url + canonical} />}
      {hidden || noIndex ? (
        <meta name="robots" content={hidden ? 'noindex, nofollow' : 'noindex'} />
      ) : (
        // Nothing of the document may end the script.
        <script type="application/ld+json">
          {JSON.stringify(toStructuredData(page, url)).replaceAll('<', '\\u003c')}
        </script>
      )}
    </PageMetadata>
  );
}

function toStructuredData(
  {
    title,
    description,
    permalink,
    breadcrumbs = [],
  }: Omit<Props, 'fallback' | 'hidden' | 'noIndex' | 'canonical'>,
  siteUrl: string,
) {
  const page = {
    '@type': 'APIReference',
    name: title,
    ...(description !== undefined && {description}),
    url: siteUrl + permalink,
  };
  const way = [...breadcrumbs, {label: title, href: permalink}].flatMap(({label, href}) =>
    href === undefined ? [] : [{name: label, item: siteUrl + href}],
  );
  const list = {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...item,
    })),
  };
  return {'@context': 'https://schema.org', '@graph': [page, list]};
}
