import React, {useMemo, type ComponentType, type ReactNode} from 'react';
import ApiOperationBreadcrumbs from 'docusaurus-plugin-api-reference/parts/ApiOperation/Breadcrumbs';
import ApiPageMetadata from '@theme/ApiPageMetadata';
import ApiVersions from '@theme/ApiVersions';
import ApiFormerly from 'docusaurus-plugin-api-reference/parts/ApiFormerly';
import ApiOperationContent from 'docusaurus-plugin-api-reference/parts/ApiOperation/Content';
import ApiFeedback from '@theme/ApiFeedback';
import DocPaginator from '@theme/DocPaginator';
import type {AuthoredContent} from 'docusaurus-plugin-api-reference/client';
import type {
  Authored,
  PropEdit,
  PropOperationChunk,
} from 'docusaurus-plugin-api-reference/client/internal';

export interface Props {
  readonly chunk: PropOperationChunk;
  /** What the author of the site says before the parameters, as MDX. */
  readonly before?: AuthoredContents;
  /** The same for what is after the responses. */
  readonly after?: AuthoredContents;
  /**
   * The component that shows them, `@theme/ApiOperation/Authored`; absent where there are none.
   */
  readonly authored?: Authored['component'];
  /** `parts/ApiEdit`; absent where the page says nothing about its file. */
  readonly edit?: ComponentType<PropEdit>;
  readonly route: {readonly path: string};
}

/** By their position: Docusaurus loads modules by name. */
type AuthoredContents = {readonly [position: string]: AuthoredContent};

/** In no other version. */
const NO_VERSIONS = {};

// The page of one operation: metadata, breadcrumbs, content, and links to the neighbouring pages.
export default function ApiOperationPage({
  chunk,
  before,
  after,
  authored: component,
  edit: Edit,
  route,
}: Props): ReactNode {
  const authored = useMemo(
    () =>
      component && {
        before: Object.values(before ?? {}),
        after: Object.values(after ?? {}),
        component,
      },
    [before, after, component],
  );
  const page = chunk.operations[route.path];
  if (!page) throw new Error(`There is no operation “${route.path}” among the data of this page.`);
  const {operation, title, description, permalink, hidden, breadcrumbs, previous, next} = page;
  const {versions = NO_VERSIONS} = page;
  return (
    <div className="theme-api-operation">
      <ApiPageMetadata
        title={title}
        description={description ?? operation.descriptionText}
        fallback={`${operation.method} ${operation.path}`}
        permalink={permalink}
        breadcrumbs={breadcrumbs}
        links={versions}
        formats={page.formats}
        download={page.download}
        hidden={hidden}
      />
      <ApiVersions links={versions} />
      {page.formerly && <ApiFormerly subjects={page.formerly} />}
      <ApiOperationBreadcrumbs breadcrumbs={breadcrumbs} />
      <ApiOperationContent chunk={chunk} permalink={route.path} authored={authored} />
      <ApiFeedback title={title} permalink={permalink} operation={operation.key} />
      {Edit && page.edit && <Edit {...page.edit} />}
      <DocPaginator className="margin-top--lg" previous={previous} next={next} />
    </div>
  );
}
