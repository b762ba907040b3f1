import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/ApiStructuredData';

// What a page is, for search engines: its name, its words, its address and the way to it; nothing else is known for sure.
export default function ApiStructuredData({name, description, permalink, breadcrumbs = []}: Props): ReactNode {
  const {
    siteConfig: {url},
  } = useDocusaurusContext();
  const page = {'@type': 'APIReference', name, ...(description !== undefined && {description}), url: url + permalink};
  const way = [...breadcrumbs, {label: name, href: permalink}].flatMap(({label, href}) => (href === undefined ? [] : [{name: label, item: url + href}]));
  const list = {'@type': 'BreadcrumbList', itemListElement: way.map((item, index) => ({'@type': 'ListItem', position: index + 1, ...item}))};
  const data = {'@context': 'https://schema.org', '@graph': [page, list]};
  return (
    <Head>
      {/* Nothing of the document may end the script. */}
      <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}
