import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import ApiCopyCode from 'docusaurus-plugin-api-reference/parts/ApiCopyCode';
import ApiOverviewFacts from 'docusaurus-plugin-api-reference/parts/ApiOverview/Facts';
import ApiPageLink from 'docusaurus-plugin-api-reference/parts/ApiPageLink';
import ApiSecurityLine from 'docusaurus-plugin-api-reference/parts/ApiSecurity/Line';
import type {PropOverview} from 'docusaurus-plugin-api-reference/client/internal';
import styles from './styles.module.css';

export interface Props {
  readonly overview: PropOverview;
}

// What a caller needs first: the base URL, how to authenticate, a request to try, and whom to ask.
export default function ApiOverviewCard({overview}: Props): ReactNode {
  const {info, servers, security, download, changelog, deprecations, schemas, first} = overview;
  const [server] = servers;
  return (
    <div className={`theme-api-overview-card ${styles.card}`}>
      {server && (
        <div>
          <b>
            <Translate
              id="theme.api.overview.baseUrl"
              description="Comes before the URL of the first server of an API"
            >
              Base URL
            </Translate>
          </b>
          <a href="#servers">
            <code dir="ltr">{server.url}</code>
          </a>
        </div>
      )}
      {security.length > 0 && <ApiSecurityLine requirements={security} section="authentication" />}
      {first && <First first={first} />}
      <ApiOverviewFacts
        info={info}
        download={download}
        changelog={changelog}
        deprecations={deprecations}
        schemas={schemas}
      />
    </div>
  );
}

function First({
  first: {title, permalink, curl, tryIt},
}: {
  first: NonNullable<PropOverview['first']>;
}): ReactNode {
  return (
    <div>
      <b>
        <Translate
          id="theme.api.overview.first"
          description="Comes before a request that readers can send first"
        >
          First request
        </Translate>
      </b>
      <ApiPageLink to={permalink}>{title}</ApiPageLink>
      <ApiCopyCode
        language="bash"
        label={title}
        className={styles.code}
        copyLabel={translate({
          id: 'theme.api.samples.copy',
          message: 'Copy the sample',
          description: 'Label of the button that copies a code sample',
        })}
      >
        {curl}
      </ApiCopyCode>
      {tryIt !== false && (
        <ApiPageLink
          to={`${permalink}#try-it=`}
          className={`button button--primary button--sm theme-api-primary ${styles.tryIt}`}
        >
          <Translate
            id="theme.api.console.button"
            description="Button on an operation page that opens the console to send requests"
          >
            Try it
          </Translate>
        </ApiPageLink>
      )}
    </div>
  );
}
