import React, {useId, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/ApiConsole/Authorization/OAuth/Grant';
import Secret from '@theme/ApiConsole/Authorization/Secret';
import ApiSelect from '@theme/ApiSelect';
import styles from './styles.module.css';

// What one flow needs to know. The secret of a client is for the reader to enter: no document has
// it.
export default function ApiConsoleGrant({flow, needed, oauth}: Props): ReactNode {
  const id = useId();
  const {credential, busy, redirectUri} = oauth;
  const client = credential?.grant?.client;
  const [clientId, setClientId] = useState(client?.clientId ?? '');
  const [clientSecret, setClientSecret] = useState(client?.clientSecret ?? '');
  const [authentication, setAuthentication] = useState(client?.authentication ?? 'header');
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [scopes, setScopes] = useState<readonly string[]>(needed);
  const [further, setFurther] = useState('');
  const opensWindow = flow.kind === 'authorizationCode' || flow.kind === 'implicit';
  const names = Array.from(new Set([...flow.scopes.map(({name}) => name), ...needed]));
  const chosen = [
    ...names.filter((name) => scopes.includes(name)),
    ...further.split(/\s+/).filter(Boolean),
  ];
  return (
    <div className={styles.grant}>
      {opensWindow && (
        <p className={styles.redirect}>
          <Translate
            id="theme.api.console.oauth.redirectUri"
            description="Tells the reader which address to register"
            values={{uri: <code>{redirectUri}</code>}}
          >
            {'Register this address with the authorization server: {uri}'}
          </Translate>
        </p>
      )}
      <div>
        <label htmlFor={`${id}-client`}>
          <Translate
            id="theme.api.console.oauth.clientId"
            description="Label of the OAuth client id"
          >
            Client ID
          </Translate>
        </label>
        <input
          id={`${id}-client`}
          type="text"
          value={clientId}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setClientId(event.target.value)}
        />
      </div>
      {flow.kind !== 'implicit' && (
        <Secret
          label={translate({
            id: 'theme.api.console.oauth.clientSecret',
            message: 'Client secret',
            description: 'Label of the OAuth client secret',
          })}
          hint={
            flow.kind === 'clientCredentials'
              ? ''
              : translate({
                  id: 'theme.api.console.oauth.secretOptional',
                  message: 'only for confidential clients',
                  description: 'Says when an OAuth client secret is needed',
                })
          }
          value={clientSecret}
          onChange={setClientSecret}
        />
      )}
      {clientSecret !== '' && flow.kind !== 'implicit' && (
        <div>
          <label htmlFor={`${id}-authentication`}>
            <Translate
              id="theme.api.console.oauth.clientAuthentication"
              description="Label of the choice of where the client secret goes"
            >
              Send the secret
            </Translate>
          </label>
          <ApiSelect
            isField
            id={`${id}-authentication`}
            value={authentication}
            onChange={(event) =>
              setAuthentication(event.target.value === 'body' ? 'body' : 'header')
            }
          >
            <option value="header">
              {translate({
                id: 'theme.api.console.oauth.inHeader',
                message: 'in the Authorization header',
                description: 'Where the client secret goes',
              })}
            </option>
            <option value="body">
              {translate({
                id: 'theme.api.console.oauth.inBody',
                message: 'in the body',
                description: 'Where the client secret goes',
              })}
            </option>
          </ApiSelect>
        </div>
      )}
      {flow.kind === 'password' && (
        <>
          <div>
            <label htmlFor={`${id}-user`}>
              <Translate
                id="theme.api.console.authorization.username"
                description="Label of the user name of HTTP basic authentication"
              >
                User name
              </Translate>
            </label>
            <input
              id={`${id}-user`}
              type="text"
              value={username}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => setUsername(event.target.value)}
            />
          </div>
          <Secret
            label={translate({
              id: 'theme.api.console.authorization.password',
              message: 'Password',
              description: 'Label of the password of HTTP basic authentication',
            })}
            hint=""
            value={password}
            onChange={setPassword}
          />
        </>
      )}
      <fieldset className={styles.scopes}>
        <legend>
          <Translate
            id="theme.api.console.oauth.scopes"
            description="Heading of the OAuth scopes to choose"
          >
            Scopes
          </Translate>
        </legend>
        {names.map((name) => (
          <label key={name} className={styles.scope}>
            <input
              type="checkbox"
              checked={scopes.includes(name)}
              onChange={(event) =>
                setScopes(
                  event.target.checked
                    ? [...scopes, name]
                    : scopes.filter((other) => other !== name),
                )
              }
            />{' '}
            <code>{name}</code> {flow.scopes.find((scope) => scope.name === name)?.description}
          </label>
        ))}
        <label htmlFor={`${id}-scopes`}>
          <Translate
            id="theme.api.console.oauth.furtherScopes"
            description="Label of the field for OAuth scopes that the document does not list"
          >
            Further scopes, separated by spaces
          </Translate>
        </label>
        <input
          id={`${id}-scopes`}
          type="text"
          value={further}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setFurther(event.target.value)}
        />
      </fieldset>
      <div>
        <button
          type="button"
          className="button button--primary button--sm"
          disabled={busy || clientId === ''}
          onClick={() =>
            oauth.obtain({
              flow,
              client: {
                clientId,
                authentication,
                ...(clientSecret !== '' && flow.kind !== 'implicit' && {clientSecret}),
              },
              scopes: chosen,
              ...(flow.kind === 'password' && {owner: {username, password}}),
            })
          }
        >
          {opensWindow ? (
            <Translate
              id="theme.api.console.oauth.authorize"
              description="Button that opens the page of the authorization server"
            >
              Authorize
            </Translate>
          ) : (
            <Translate
              id="theme.api.console.oauth.request"
              description="Button that asks for an access token"
            >
              Get token
            </Translate>
          )}
        </button>
      </div>
    </div>
  );
}
