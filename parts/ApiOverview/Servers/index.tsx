import React, {type ReactNode} from 'react';
import ApiOverviewServerList from 'docusaurus-plugin-api-reference/parts/ApiOverview/ServerList';
import ApiSection from '@theme/ApiSection';
import type {Server} from 'docusaurus-plugin-api-reference/client/internal';
import * as messages from '../messages';

export interface Props {
  readonly servers: readonly Server[];
}

export default function ApiOverviewServers({servers}: Props): ReactNode {
  if (servers.length === 0) return null;
  return (
    <ApiSection id="servers" title={messages.sectionServers}>
      <ApiOverviewServerList servers={servers} />
    </ApiSection>
  );
}
