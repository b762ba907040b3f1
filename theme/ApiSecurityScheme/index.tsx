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
import ApiPending from '@theme/ApiPending';
import ApiValue from '@theme/ApiValue';
import styles from './styles.module.css';

export interface Props {
  readonly name: string;
  /** Absent: the document does not define it. */
  readonly scheme?: SecurityScheme;
  /** That an operation asks for. */
  readonly scopes?: readonly string[];
}

const ApiOAuthFlow = createOnDemand(() => import('@theme/ApiOAuthFlow'), ApiPending);

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
      <b>{name}</b> <span className={styles.kind}>{toKind(scheme)}</span>
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

function toKind(scheme: Props['scheme']): string {
  const [kind, ...details] = toSchemeWords(scheme).facts.map((fact) => say(fact));
  return [kind, ...details.map((detail) => `(${detail})`)].join(' ');
}
