import React, {type ReactNode} from 'react';
import {
  createOnDemand,
  say,
  StaticContent,
  toSchemeWords,
  useDisclosure,
  type OAuthFlow,
  type SecurityScheme,
} from 'docusaurus-plugin-api-reference/client';
import ApiDeprecation from '@theme/ApiDeprecation';
import ApiExtensions from '@theme/ApiExtensions';
import ApiMarkdown from '@theme/ApiMarkdown';
import ApiName from 'docusaurus-plugin-api-reference/parts/ApiName';
import ApiPending from 'docusaurus-plugin-api-reference/parts/ApiPending';
import ApiSecuritySchemeTitle from 'docusaurus-plugin-api-reference/parts/ApiSecurityScheme/Title';
import ApiValue from '@theme/ApiValue';
import styles from './styles.module.css';

export interface Props {
  readonly name: string;
  /** Absent: the document does not define it. */
  readonly scheme?: SecurityScheme;
  /** That an operation asks for. */
  readonly scopes?: readonly string[];
}

const ApiOAuthFlow = createOnDemand(
  () => import('docusaurus-plugin-api-reference/parts/ApiOAuthFlow'),
  ApiPending,
);

// One security scheme: a summary line, and the rest behind a disclosure. `scopes` are those that an
// operation requires.
export default function ApiSecurityScheme({name, scheme, scopes}: Props): ReactNode {
  const {ref, onToggle, wasOpened} = useDisclosure();
  const line = <Line name={name} scheme={scheme} scopes={scopes} />;
  if (!scheme || !hasMore(scheme)) return <div className="theme-api-security-scheme">{line}</div>;
  return (
    <details
      ref={ref}
      className={`theme-api-security-scheme theme-api-disclosure ${styles.scheme}`}
      onToggle={onToggle}
      suppressHydrationWarning
    >
      <summary>{line}</summary>
      <More scheme={scheme} wasOpened={wasOpened} />
    </details>
  );
}

function Line({name, scheme, scopes = []}: Props): ReactNode {
  return (
    <>
      {scheme && scheme.kind !== 'unknown' && (
        <>
          <b>
            <ApiSecuritySchemeTitle scheme={scheme} />
          </b>
          <span className={styles.kind}>{' · '}</span>
        </>
      )}
      <code className={styles.name}>
        <ApiName>{name}</ApiName>
      </code>
      {!scheme && (
        <span className={styles.kind}>
          {' '}
          <ApiSecuritySchemeTitle />
        </span>
      )}
      {scopes.length > 0 && (
        <span className={styles.kind}>
          {' · '}
          {scopes.map((scope, index) => (
            <React.Fragment key={scope}>
              {index > 0 && ' '}
              <code>{scope}</code>
            </React.Fragment>
          ))}
        </span>
      )}
      {scheme?.deprecated && <span className={styles.kind}>{` · ${say('deprecated')}`}</span>}
    </>
  );
}

function More({scheme, wasOpened}: {scheme: SecurityScheme; wasOpened: boolean}): ReactNode {
  const {url} = toSchemeWords(scheme);
  return (
    <div className={styles.more}>
      {scheme.description !== undefined && <ApiMarkdown>{scheme.description}</ApiMarkdown>}
      {scheme.deprecated && <ApiDeprecation deprecation={scheme.deprecated} />}
      {url && (
        <div className={styles.field}>
          {say(url.label)} <code>{url.url}</code>
        </div>
      )}
      {scheme.kind === 'oauth2' &&
        (wasOpened ? (
          toFlows(scheme.flows)
        ) : (
          <StaticContent>{toFlows(scheme.flows)}</StaticContent>
        ))}
      {scheme.kind === 'unknown' && <ApiValue value={scheme.value} />}
      {scheme.extensions && <ApiExtensions extensions={scheme.extensions} />}
    </div>
  );
}

// Few readers open the details of token URLs, so their code loads on demand.
function toFlows(flows: readonly OAuthFlow[]): ReactNode {
  return flows.map((flow) => <ApiOAuthFlow key={flow.kind} flow={flow} />);
}

function hasMore(scheme: SecurityScheme): boolean {
  const {kind, description, deprecated, extensions} = scheme;
  return (
    kind === 'oauth2' ||
    kind === 'openIdConnect' ||
    kind === 'unknown' ||
    [description, deprecated?.description, deprecated?.sunset, extensions?.length].some(Boolean)
  );
}
