import React, {useId, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {
  setCredential,
  useConsole,
  useValueProperty,
} from 'docusaurus-plugin-api-reference/client/internal';
import Secret from 'docusaurus-plugin-api-reference/parts/ApiConsole/Authorization/Secret';

export interface Props {
  /** The id of the security scheme in the document. */
  readonly scheme: string;
  readonly title: string;
  readonly digest: boolean;
}

export default function ApiConsolePassword({scheme, title, digest}: Props): ReactNode {
  const {credentials, credentialStore} = useConsole();
  const id = useId();
  const current = credentials.credentials.find((credential) => credential.scheme === scheme);
  const {username, password} =
    current?.kind === 'password' ? current : {username: '', password: ''};
  const field = useValueProperty(username);
  const update = (next: {username: string; password: string}) =>
    setCredential(credentialStore, {scheme, kind: 'password', ...next});
  return (
    <>
      <div className="theme-api-console-line">
        <label htmlFor={id}>
          <b>{title}</b> <code>{scheme}</code>{' '}
          <Translate
            id="theme.api.console.authorization.username"
            description="Label of the user name of HTTP basic authentication"
          >
            User name
          </Translate>
        </label>
        <input
          ref={field}
          id={id}
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => update({username: event.target.value, password})}
        />
      </div>
      <Secret
        label={translate({
          id: 'theme.api.console.authorization.password',
          message: 'Password',
          description: 'Label of the password of HTTP basic authentication',
        })}
        value={password}
        onChange={(next) => update({username, password: next})}
      />
      {digest && <Digest />}
    </>
  );
}

function Digest(): ReactNode {
  const {direct} = useConsole();
  return (
    <p>
      {direct ? (
        <Translate
          id="theme.api.console.authorization.digestDirect"
          description="Explains HTTP digest authentication in the console, where the request goes directly from the browser"
        >
          Digest authentication answers a challenge from the API, which a page cannot do. The
          request is sent without credentials; the cURL command includes them.
        </Translate>
      ) : (
        <Translate
          id="theme.api.console.authorization.digestProxy"
          description="Explains HTTP digest authentication in the console, where the proxy of the site carries it out"
        >
          The proxy of this site answers the challenge of the API with these credentials. It does
          not keep them.
        </Translate>
      )}
    </p>
  );
}
