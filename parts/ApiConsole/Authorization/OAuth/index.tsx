import React, {useId, useState, type ReactNode} from 'react';
import {
  removeCredential,
  setCredential,
  useConsole,
  useOAuth,
  type OAuth,
  type TokenFlow,
  type DevicePrompt,
  type OAuthFailure,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import Grant from 'docusaurus-plugin-api-reference/parts/ApiConsole/Authorization/OAuth/Grant';
import Secret from 'docusaurus-plugin-api-reference/parts/ApiConsole/Authorization/Secret';
import ApiSelect from 'docusaurus-plugin-api-reference/parts/ApiSelect';
import type {SecurityScheme} from 'docusaurus-plugin-api-reference/client';
import SendFailure from 'docusaurus-plugin-api-reference/parts/ApiConsole/Response/Failure';
import {cancel} from '../../messages';
import * as messages from '../messages';
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
      {messages.oauthBusy} <ApiButton onClick={onCancel}>{cancel}</ApiButton>
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

function Device({prompt}: {prompt: DevicePrompt}): ReactNode {
  const {userCode, verificationUri, verificationUriComplete} = prompt;
  return (
    <p role="status">
      {messages.oauthDevicePrompt(
        <a
          href={verificationUriComplete ?? verificationUri}
          target="_blank"
          rel="noopener noreferrer nofollow"
        >
          {verificationUri}
        </a>,
        <b>{userCode}</b>,
      )}
    </p>
  );
}

// Why there is no token.
function Failure({failure}: {failure: OAuthFailure}): ReactNode {
  return failure.kind === 'send' ? (
    <SendFailure failure={failure.failure} withoutRetry />
  ) : (
    <p role="alert">
      <Words failure={failure} />
    </p>
  );
}

function Words({failure}: {failure: Exclude<OAuthFailure, {kind: 'send'}>}): ReactNode {
  switch (failure.kind) {
    case 'refused':
      return messages.oauthRefused(<code>{failure.error}</code>, failure.description ?? '');
    case 'malformed':
      return messages.oauthMalformed(failure.status ?? '');
    case 'wrong-metadata':
      return messages.oauthWrongMetadata(
        <code>{failure.metadataUrl}</code>,
        <code>{failure.issuer}</code>,
      );
    default:
      return REASONS[failure.kind];
  }
}

/** Failures whose message has no placeholder. */
const REASONS = {
  'forged-state': messages.oauthForgedState,
  'wrong-issuer': messages.oauthWrongIssuer,
  'popup-blocked': messages.oauthPopupBlocked,
  cancelled: messages.oauthCancelled,
  expired: messages.oauthExpired,
  'insecure-page': messages.oauthInsecurePage,
  'no-endpoint': messages.oauthNoEndpoint,
};
