import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useChapter, useGuideNeighbours} from 'docusaurus-plugin-api-reference/client/internal';
import DocPaginator from '@theme/DocPaginator';
import OriginalPaginator from '@theme-original/DocItem/Paginator';

// The previous and next links of a doc that a tab lists, or whose sidebar has operations:
// Docusaurus's own links cover docs only. Front matter takes precedence.
export default function ApiGuidePaginator(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const chapter = useChapter();
  const guide = useGuideNeighbours();
  const {previous, next} = chapter ?? {
    previous: guide.previous ?? metadata.previous,
    next: guide.next ?? metadata.next,
  };
  if (!chapter && !guide.previous && !guide.next) return <OriginalPaginator />;
  return (
    <DocPaginator
      className="docusaurus-mt-lg"
      previous={frontMatter.pagination_prev === undefined ? previous : metadata.previous}
      next={frontMatter.pagination_next === undefined ? next : metadata.next}
    />
  );
}
