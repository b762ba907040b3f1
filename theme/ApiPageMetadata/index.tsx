import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useApiDocument, type PropFormats} from 'docusaurus-plugin-api-reference/client';
import {
  toAttributeText,
  toDocumentMediaType,
  toPageTitle,
  toVersionMetadata,
  type PropOperation,
} from 'docusaurus-plugin-api-reference/client/internal';
import SearchMetadata from '@theme/SearchMetadata';

export interface Props {
  /** Of the page alone; the browser's tab also shows the API. */
  readonly title: string;
  /** Title of the API. The default is that of the document, with the version if the tab has several. */
  readonly api?: string;
  readonly description?: string;
  /** What search engines show where there is no description; the title by default. */
  readonly fallback?: string;
  readonly permalink: string;
  /** Breadcrumbs of the page, below the overview. */
  readonly breadcrumbs?: PropOperation['breadcrumbs'];
  /** Where an operation is in other versions. */
  readonly links?: PropOperation['versions'];
  /** The page in other forms, for programs. */
  readonly formats?: PropFormats;
  /** The OpenAPI document that it is about; that of the tab by default. */
  readonly download?: string;
  /** Search engines must neither list it nor follow its links. */
  readonly hidden?: boolean;
  /** Search engines must not list it. */
  readonly noIndex?: boolean;
}

// The metadata of a page for search engines and previews: title, description, version, address and
// breadcrumbs. Nothing else is known for sure.
export default function ApiPageMetadata({
  title,
  api,
  description,
  fallback,
  permalink,
  breadcrumbs = [],
  links = {},
  formats: {markdown} = {},
  download: own,
  hidden = false,
  noIndex = hidden,
}: Props): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const document = useApiDocument();
  const {label, overview} = document;
  const download = own ?? document.download;
  const pageTitle = toPageTitle(title, document, api);
  const isOverview = permalink === overview;
  const {version, tag, canonical, ...ofVersion} = toVersionMetadata(
    document,
    isOverview ? undefined : links,
  );
  const isUnlisted = ofVersion.noIndex ?? noIndex;
  const way = isOverview ? [] : [{label, href: overview}, ...breadcrumbs];
  return (
    <>
      <PageMetadata
        title={toAttributeText(pageTitle)}
        description={toAttributeText(description ?? fallback ?? pageTitle)}
      >
        {canonical !== undefined && <link rel="canonical" href={url + canonical} />}
        {markdown !== undefined && <link rel="alternate" type="text/markdown" href={markdown} />}
        {download !== undefined && (
          // RFC 8631, section 4.1.
          <link rel="service-desc" type={toDocumentMediaType(download)} href={download} />
        )}
        {isUnlisted ? (
          <meta name="robots" content={hidden ? 'noindex, nofollow' : 'noindex'} />
        ) : (
          // No content of the document may end the script.
          <script type="application/ld+json">
            {JSON.stringify(
              toStructuredData({title, description, permalink, breadcrumbs: way}, url),
            ).replaceAll('<', '\\u003c')}
          </script>
        )}
      </PageMetadata>
      <SearchMetadata version={toAttributeText(version)} tag={tag} />
    </>
  );
}

function toStructuredData(
  {
    title,
    description,
    permalink,
    breadcrumbs,
  }: Pick<Props, 'title' | 'description' | 'permalink'> & Required<Pick<Props, 'breadcrumbs'>>,
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
