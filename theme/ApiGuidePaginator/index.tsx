import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useGuideNeighbours} from 'docusaurus-plugin-api-reference/client/internal';
import DocPaginator from '@theme/DocPaginator';
import OriginalPaginator from '@theme-original/DocItem/Paginator';

// The previous and next links of a doc whose sidebar has operations: Docusaurus's own links cover
// docs only.
export default function ApiGuidePaginator(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {previous, next} = useGuideNeighbours();
  const before = frontMatter.pagination_prev === undefined ? previous : undefined;
  const after = frontMatter.pagination_next === undefined ? next : undefined;
  if (!before && !after) return <OriginalPaginator />;
  return (
    <DocPaginator
      className="docusaurus-mt-lg"
      previous={before ?? metadata.previous}
      next={after ?? metadata.next}
    />
  );
}
