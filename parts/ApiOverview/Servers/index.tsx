import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ApiOverviewServerList from 'docusaurus-plugin-api-reference/parts/ApiOverview/ServerList';
import ApiSection from '@theme/ApiSection';
import type {Server} from 'docusaurus-plugin-api-reference/client/internal';

export interface Props {
  readonly servers: readonly Server[];
}

export default function ApiOverviewServers({servers}: Props): ReactNode {
  if (servers.length === 0) return null;
  return (
    <ApiSection
      id="servers"
      title={translate({
        id: 'theme.api.section.servers',
        message: 'Servers',
        description: 'Heading of a section',
      })}
    >
      <ApiOverviewServerList servers={servers} />
    </ApiSection>
  );
}
