import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {toAttributeText} from 'docusaurus-plugin-api-reference/client';
import type {Props} from '@theme/ApiPageMetadata';

// What a page is, for search engines and previews: its title, its words, its address and the way to it; nothing else is
// known for sure.
export default function ApiPageMetadata({title, description, fallback = title, permalink, breadcrumbs = [], hidden = false}: Props): ReactNode {
  const {
    siteConfig: {url},
  } = useDocusaurusContext();
  const page = {'@type': 'APIReference', name: title, ...(description !== undefined && {description}), url: url + permalink};
  const way = [...breadcrumbs, {label: title, href: permalink}].flatMap(({label, href}) => (href === undefined ? [] : [{name: label, item: url + href}]));
  const list = {'@type': 'BreadcrumbList', itemListElement: way.map((item, index) => ({'@type': 'ListItem', position: index + 1, ...item}))};
  const data = {'@context': 'https://schema.org', '@graph': [page, list]};
  return (
    <PageMetadata title={toAttributeText(title)} description={toAttributeText(description ?? fallback)}>
      {hidden ? (
        <meta name="robots" content="noindex, nofollow" />
      ) : (
        // Nothing of the document may end the script.
        <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
      )}
    </PageMetadata>
  );
}
