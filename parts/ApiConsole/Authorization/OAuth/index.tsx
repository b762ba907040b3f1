import React, {useId, useState, type ReactNode} from 'react';
import {
  removeCredential,
  setCredential,
  useConsole,
  useOAuth,
  type OAuth,
  type TokenFlow,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import Device from 'docusaurus-plugin-api-reference/parts/ApiConsole/Authorization/OAuth/Device';
import Failure from 'docusaurus-plugin-api-reference/parts/ApiConsole/Authorization/OAuth/Failure';
import Grant from 'docusaurus-plugin-api-reference/parts/ApiConsole/Authorization/OAuth/Grant';
import Secret from 'docusaurus-plugin-api-reference/parts/ApiConsole/Authorization/Secret';
import ApiSelect from 'docusaurus-plugin-api-reference/parts/ApiSelect';
import type {SecurityScheme} from 'docusaurus-plugin-api-reference/client';
import * as messages from '../../messages';
import styles from './styles.module.css';

export interface Props {
  readonly scheme: Extract<SecurityScheme, {kind: 'oauth2' | 'openIdConnect'}>;
  /** The scopes that the operation needs. */
  readonly scopes: readonly string[];
  readonly title: string;
}

// A token: pasted, or obtained by one of the flows.
export default function ApiConsoleOAuth({scheme, scopes, title}: Props): ReactNode {
  const {credentialStore} = useConsole();
  const oauth = useOAuth(scheme);
  const {credential} = oauth;
  return (
    <div className={styles.oauth}>
      <Secret
        label={title}
        scheme={scheme.name}
        hint={messages.oauthToken}
        value={credential?.token ?? ''}
        onChange={(token) =>
          token === ''
            ? removeCredential(credentialStore, scheme.name)
            : setCredential(credentialStore, {scheme: scheme.name, kind: 'token', token})
        }
      />
      {credential?.grant && <Obtained grant={credential.grant} oauth={oauth} />}
      <GetToken oauth={oauth} scopes={scopes} />
    </div>
  );
}

function Obtained({
  grant,
  oauth: {busy, refresh},
}: {
  grant: NonNullable<NonNullable<OAuth['credential']>['grant']>;
  oauth: OAuth;
}): ReactNode {
  return (
    <p role="status">
      {grant.expiresAt === undefined
        ? messages.oauthObtained
        : messages.oauthExpires(new Date(grant.expiresAt).toLocaleTimeString())}{' '}
      {refresh && (
        <ApiButton disabled={busy} onClick={refresh}>
          {messages.oauthRefresh}
        </ApiButton>
      )}
    </p>
  );
}

function GetToken({oauth, scopes}: {oauth: OAuth; scopes: readonly string[]}): ReactNode {
  const {flows, discover, busy, failure, prompt, credential, cancel} = oauth;
  const [kind, setKind] = useState<TokenFlow['kind']>();
  // It stays open after a token has arrived, because it contains the focus.
  const [initiallyOpen] = useState(!credential);
  const flow = flows.find((candidate) => candidate.kind === kind) ?? flows[0];
  return (
    <details className={`theme-api-disclosure ${styles.flows}`} open={initiallyOpen}>
      <summary>{messages.oauthGet}</summary>
      {discover && (
        <ApiButton disabled={busy} onClick={discover}>
          {messages.oauthDiscover}
        </ApiButton>
      )}
      {flow && flows.length > 1 && <FlowChoice flows={flows} chosen={flow} onChange={setKind} />}
      {flow && <Grant key={flow.kind} flow={flow} needed={scopes} oauth={oauth} />}
      {prompt && <Device prompt={prompt} />}
      {busy && <Waiting onCancel={cancel} />}
      {failure && <Failure failure={failure} />}
    </details>
  );
}

function FlowChoice({
  flows,
  chosen,
  onChange,
}: {
  flows: readonly TokenFlow[];
  chosen: TokenFlow;
  onChange: (kind: TokenFlow['kind'] | undefined) => void;
}): ReactNode {
  const id = useId();
  return (
    <div className="theme-api-console-line">
      <label htmlFor={id}>{messages.oauthFlow}</label>
      <ApiSelect
        isField
        id={id}
        value={chosen.kind}
        onChange={(event) => onChange(flows.find(({kind}) => kind === event.target.value)?.kind)}
      >
        {flows.map(({kind}) => (
          <option key={kind} value={kind}>
            {FLOWS[kind]}
          </option>
        ))}
      </ApiSelect>
    </div>
  );
}

function Waiting({onCancel}: {onCancel: () => void}): ReactNode {
  return (
    <p role="status">
      {messages.oauthBusy} <ApiButton onClick={onCancel}>{messages.cancel}</ApiButton>
    </p>
  );
}

const FLOWS: {[kind in TokenFlow['kind']]: string} = {
  authorizationCode: messages.oauthAuthorizationCode,
  clientCredentials: messages.oauthClientCredentials,
  password: messages.oauthPassword,
  implicit: messages.oauthImplicit,
  deviceAuthorization: messages.oauthDevice,
};
