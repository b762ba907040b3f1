import React, {useId, type ReactNode} from 'react';
import {
  setCredential,
  useConsole,
  useValueProperty,
} from 'docusaurus-plugin-api-reference/client/internal';
import Secret from 'docusaurus-plugin-api-reference/parts/ApiConsole/Authorization/Secret';
import * as messages from '../../messages';

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
          <b>{title}</b> <code>{scheme}</code> {messages.authorizationUsername}
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
        label={messages.authorizationPassword}
        value={password}
        onChange={(next) => update({username, password: next})}
      />
      {digest && <Digest />}
    </>
  );
}

function Digest(): ReactNode {
  const {direct} = useConsole();
  return <p>{direct ? messages.authorizationDigestDirect : messages.authorizationDigestProxy}</p>;
}
