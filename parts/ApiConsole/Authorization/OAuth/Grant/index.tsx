import React, {useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import type {TokenFlow, OAuth} from 'docusaurus-plugin-api-reference/client/internal';
import Secret from 'docusaurus-plugin-api-reference/parts/ApiConsole/Authorization/Secret';
import ApiSelect from 'docusaurus-plugin-api-reference/parts/ApiSelect';
import * as messages from '../../messages';
import styles from './styles.module.css';

export interface Props {
  readonly flow: TokenFlow;
  /** The scopes that the operation needs. */
  readonly needed: readonly string[];
  readonly oauth: OAuth;
}

type Client = {clientId: string; clientSecret: string; authentication: 'header' | 'body'};
type Owner = {username: string; password: string};
/** `further`: separated by spaces, as typed. */
type Scopes = {listed: readonly string[]; further: string};
type FieldProps<Value> = {value: Value; onChange: (value: Value) => void};

// The input that one flow needs. The reader enters the client secret: no document contains it.
export default function ApiConsoleGrant({flow, needed, oauth}: Props): ReactNode {
  const {credential, busy, redirectUri} = oauth;
  const [client, setClient] = useState<Client>({
    clientId: '',
    clientSecret: '',
    authentication: 'header',
    ...credential?.grant?.client,
  });
  const [owner, setOwner] = useState<Owner>({username: '', password: ''});
  const [scopes, setScopes] = useState<Scopes>({listed: needed, further: ''});
  const names = Array.from(new Set([...flow.scopes.map(({name}) => name), ...needed]));
  const opensWindow = flow.kind === 'authorizationCode' || flow.kind === 'implicit';
  const obtain = () => {
    const {clientId, clientSecret, authentication} = client;
    oauth.obtain({
      flow,
      client: {
        clientId,
        authentication,
        ...(clientSecret !== '' && flow.kind !== 'implicit' && {clientSecret}),
      },
      scopes: [
        ...names.filter((name) => scopes.listed.includes(name)),
        ...scopes.further.split(/\s+/).filter(Boolean),
      ],
      ...(flow.kind === 'password' && {owner}),
    });
  };
  const isDisabled = busy || client.clientId === '';
  return (
    <div className={styles.grant}>
      {opensWindow && (
        <p className={styles.redirect}>{messages.oauthRedirectUri(<code>{redirectUri}</code>)}</p>
      )}
      <ClientFields kind={flow.kind} value={client} onChange={setClient} />
      {flow.kind === 'password' && <OwnerFields value={owner} onChange={setOwner} />}
      <ScopeFields flow={flow} names={names} value={scopes} onChange={setScopes} />
      <div>
        <button
          type="button"
          className={clsx(
            'button button--primary button--sm theme-api-primary',
            isDisabled && 'disabled',
          )}
          // A disabled button would lose the focus.
          aria-disabled={isDisabled}
          onClick={isDisabled ? undefined : obtain}
        >
          {opensWindow ? messages.oauthAuthorize : messages.oauthRequest}
        </button>
      </div>
    </div>
  );
}

function ClientFields({
  kind,
  value: client,
  onChange,
}: FieldProps<Client> & {kind: TokenFlow['kind']}): ReactNode {
  return (
    <>
      <TextField
        label={messages.oauthClientId}
        value={client.clientId}
        onChange={(clientId) => onChange({...client, clientId})}
      />
      {kind !== 'implicit' && (
        <Secret
          label={messages.oauthClientSecret}
          hint={kind === 'clientCredentials' ? '' : messages.oauthSecretOptional}
          value={client.clientSecret}
          onChange={(clientSecret) => onChange({...client, clientSecret})}
        />
      )}
      {kind !== 'implicit' && client.clientSecret !== '' && (
        <ClientAuthentication
          value={client.authentication}
          onChange={(authentication) => onChange({...client, authentication})}
        />
      )}
    </>
  );
}

function ClientAuthentication({value, onChange}: FieldProps<Client['authentication']>): ReactNode {
  const id = useId();
  return (
    <div className="theme-api-console-line">
      <label htmlFor={id}>{messages.oauthClientAuthentication}</label>
      <ApiSelect
        isField
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value === 'body' ? 'body' : 'header')}
      >
        <option value="header">{messages.oauthInHeader}</option>
        <option value="body">{messages.oauthInBody}</option>
      </ApiSelect>
    </div>
  );
}

function OwnerFields({value: owner, onChange}: FieldProps<Owner>): ReactNode {
  return (
    <>
      <TextField
        label={messages.authorizationUsername}
        value={owner.username}
        onChange={(username) => onChange({...owner, username})}
      />
      <Secret
        label={messages.authorizationPassword}
        value={owner.password}
        onChange={(password) => onChange({...owner, password})}
      />
    </>
  );
}

function ScopeFields({
  flow,
  names,
  value: {listed, further},
  onChange,
}: FieldProps<Scopes> & {flow: TokenFlow; names: readonly string[]}): ReactNode {
  const toggle = (name: string, isChosen: boolean) => {
    const others = listed.filter((other) => other !== name);
    onChange({listed: isChosen ? [...others, name] : others, further});
  };
  const id = useId();
  return (
    <>
      {names.length > 0 && (
        <div role="group" aria-labelledby={id} className="theme-api-console-line">
          <span id={id}>{messages.oauthScopes}</span>
          <div className={styles.scopes}>
            {names.map((name) => (
              <label key={name} className={styles.scope}>
                <input
                  type="checkbox"
                  checked={listed.includes(name)}
                  onChange={(event) => toggle(name, event.target.checked)}
                />{' '}
                <code>{name}</code> {flow.scopes.find((scope) => scope.name === name)?.description}
              </label>
            ))}
          </div>
        </div>
      )}
      <TextField
        label={messages.oauthFurtherScopes}
        value={further}
        onChange={(text) => onChange({listed, further: text})}
      />
    </>
  );
}

function TextField({label, value, onChange}: FieldProps<string> & {label: ReactNode}): ReactNode {
  const id = useId();
  return (
    <div className="theme-api-console-line">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        value={value}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
