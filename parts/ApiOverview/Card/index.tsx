import React, {type ReactNode} from 'react';
import ApiCopyCode from 'docusaurus-plugin-api-reference/parts/ApiCopyCode';
import ApiOverviewFacts from 'docusaurus-plugin-api-reference/parts/ApiOverview/Facts';
import ApiPageLink from 'docusaurus-plugin-api-reference/parts/ApiPageLink';
import ApiSecurityLine from 'docusaurus-plugin-api-reference/parts/ApiSecurity/Line';
import type {PropOverview} from 'docusaurus-plugin-api-reference/client/internal';
import * as messages from '../messages';
import styles from './styles.module.css';

export interface Props {
  readonly overview: PropOverview;
}

// What a caller needs first: the base URL, how to authenticate, a request to try, and whom to ask.
export default function ApiOverviewCard({overview}: Props): ReactNode {
  const {info, servers, security, download, changelog, deprecations, errors, schemas, first} =
    overview;
  const [server] = servers;
  return (
    <div className={`theme-api-overview-card ${styles.card}`}>
      {server && (
        <div>
          <b>{messages.baseUrl}</b>
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
        errors={errors}
        schemas={schemas}
      />
    </div>
  );
}

function First({
  first: {title, permalink, code, highlight, tryIt},
}: {
  first: NonNullable<PropOverview['first']>;
}): ReactNode {
  return (
    <div>
      <b>{messages.first}</b>
      <ApiPageLink to={permalink}>{title}</ApiPageLink>
      <ApiCopyCode
        language={highlight}
        label={title}
        className={styles.code}
        copyLabel={messages.samplesCopy}
      >
        {code}
      </ApiCopyCode>
      {tryIt !== false && (
        <ApiPageLink
          to={`${permalink}#try-it=`}
          className={`button button--primary button--sm theme-api-primary ${styles.tryIt}`}
        >
          {messages.consoleButton}
        </ApiPageLink>
      )}
    </div>
  );
}
