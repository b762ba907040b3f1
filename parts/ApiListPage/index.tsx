import React, {type ReactNode} from 'react';
import {PageProvider} from 'docusaurus-plugin-api-reference/client/internal';
import ApiAnnouncer from 'docusaurus-plugin-api-reference/parts/ApiAnnouncer';
import ApiFeedback from '@theme/ApiFeedback';
import ApiFormats, {type Props as FormatsProps} from '@theme/ApiFormats';
import ApiOperationBreadcrumbs from 'docusaurus-plugin-api-reference/parts/ApiOperation/Breadcrumbs';
import ApiPageMetadata, {type Props as MetadataProps} from '@theme/ApiPageMetadata';
import ApiTitlePlace from 'docusaurus-plugin-api-reference/parts/ApiTitlePlace';
import ApiVersions from '@theme/ApiVersions';
import Heading from '@theme/Heading';

export interface Props extends Pick<MetadataProps, 'title' | 'api' | 'description' | 'permalink'> {
  readonly formats: FormatsProps['formats'];
  readonly className: string;
  /** The same page of other versions; absent if it is about all versions. */
  readonly versions?: MetadataProps['links'];
  /** Below the title. */
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

// The parts of a page that lists something of a tab, around the list.
export default function ApiListPage({
  className,
  versions,
  intro,
  children,
  ...metadata
}: Props): ReactNode {
  const {title, api, permalink, formats} = metadata;
  return (
    <PageProvider>
      <div className={className}>
        <ApiPageMetadata {...metadata} links={versions} />
        {versions && <ApiVersions links={versions} />}
        <ApiOperationBreadcrumbs breadcrumbs={[]} />
        <header className="theme-api-head">
          <div className="theme-api-head-line">
            <Heading as="h1">
              {title}
              <ApiTitlePlace title={title} api={api} />
            </Heading>
            <ApiFormats formats={formats} />
          </div>
          {intro}
        </header>
        {children}
        <ApiFeedback title={title} permalink={permalink} />
        <ApiAnnouncer />
      </div>
    </PageProvider>
  );
}
