import React, {useId, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
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
        hint={translate({
          id: 'theme.api.console.oauth.token',
          message: 'Access token',
          description: 'Label of an OAuth access token',
        })}
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
      {grant.expiresAt === undefined ? (
        <Translate
          id="theme.api.console.oauth.obtained"
          description="A token was obtained and does not say how long it is valid"
        >
          Token obtained.
        </Translate>
      ) : (
        <Translate
          id="theme.api.console.oauth.expires"
          description="A token was obtained and is valid until a time of day"
          values={{time: new Date(grant.expiresAt).toLocaleTimeString()}}
        >
          {'Token obtained, valid until {time}.'}
        </Translate>
      )}{' '}
      {refresh && (
        <ApiButton disabled={busy} onClick={refresh}>
          <Translate
            id="theme.api.console.oauth.refresh"
            description="Button that gets a new access token for a refresh token"
          >
            Refresh
          </Translate>
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
      <summary>
        <Translate
          id="theme.api.console.oauth.get"
          description="Heading of the ways to get an access token"
        >
          Get a token
        </Translate>
      </summary>
      {discover && (
        <ApiButton disabled={busy} onClick={discover}>
          <Translate
            id="theme.api.console.oauth.discover"
            description="Button that asks the authorization server what it offers"
          >
            Ask the authorization server what it offers
          </Translate>
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
    <div>
      <label htmlFor={id}>
        <Translate
          id="theme.api.console.oauth.flow"
          description="Label of the choice of OAuth flows"
        >
          Flow
        </Translate>
      </label>
      <ApiSelect
        isField
        id={id}
        value={chosen.kind}
        onChange={(event) => onChange(flows.find(({kind}) => kind === event.target.value)?.kind)}
      >
        {flows.map(({kind}) => (
          <option key={kind} value={kind}>
            {toFlowLabel(kind)}
          </option>
        ))}
      </ApiSelect>
    </div>
  );
}

function Waiting({onCancel}: {onCancel: () => void}): ReactNode {
  return (
    <p role="status">
      <Translate
        id="theme.api.console.oauth.busy"
        description="Shown while a token is being obtained"
      >
        Waiting for the authorization server…
      </Translate>{' '}
      <ApiButton onClick={onCancel}>
        <Translate
          id="theme.api.console.cancel"
          description="Button that cancels a pending request"
        >
          Cancel
        </Translate>
      </ApiButton>
    </p>
  );
}

function toFlowLabel(kind: TokenFlow['kind']): string {
  switch (kind) {
    case 'authorizationCode':
      return translate({
        id: 'theme.api.console.oauth.authorizationCode',
        message: 'Authorization code with PKCE',
        description: 'An OAuth flow',
      });
    case 'clientCredentials':
      return translate({
        id: 'theme.api.console.oauth.clientCredentials',
        message: 'Client credentials',
        description: 'An OAuth flow',
      });
    case 'password':
      return translate({
        id: 'theme.api.console.oauth.password',
        message: 'Password',
        description: 'An OAuth flow',
      });
    case 'implicit':
      return translate({
        id: 'theme.api.console.oauth.implicit',
        message: 'Implicit',
        description: 'An OAuth flow',
      });
    case 'deviceAuthorization':
      return translate({
        id: 'theme.api.console.oauth.device',
        message: 'Device authorization',
        description: 'An OAuth flow',
      });
  }
}
