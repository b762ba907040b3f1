import React, {type ReactNode, useId} from 'react';
import {
  setCredential,
  useConsole,
  useValueProperty,
} from 'docusaurus-plugin-api-reference/client/internal';
import OAuth from 'docusaurus-plugin-api-reference/parts/ApiConsole/Authorization/OAuth';
import Secret from 'docusaurus-plugin-api-reference/parts/ApiConsole/Authorization/Secret';
import {say, toSchemeWords, type SecurityScheme} from 'docusaurus-plugin-api-reference/client';
import * as messages from '../messages';
import styles from './styles.module.css';

export interface Props {
  readonly scheme: SecurityScheme;
  /** The scopes that the operation needs. */
  readonly scopes: readonly string[];
}

type Titled = {readonly title: string};
type SchemeOf<Kind extends Props['scheme']['kind']> = Extract<Props['scheme'], {kind: Kind}>;

export default function ApiConsoleScheme(props: Props): ReactNode {
  const {scheme} = props;
  const title = say(toSchemeWords(scheme).title ?? {of: 'name', text: scheme.name});
  return (
    <div role="group" aria-label={title} className={`theme-api-console-scheme ${styles.scheme}`}>
      <SchemeFields {...props} title={title} />
    </div>
  );
}

function SchemeFields({scheme, scopes, title}: Props & Titled): ReactNode {
  switch (scheme.kind) {
    case 'apiKey':
      return <ApiKey scheme={scheme} title={title} />;
    case 'http':
      return <Http scheme={scheme} title={title} />;
    case 'oauth2':
    case 'openIdConnect':
      return <OAuth scheme={scheme} scopes={scopes} title={title} />;
    case 'mutualTLS':
      return (
        <p>{messages.authorizationMutualTls(<code>{scheme.name}</code>, <code>--cert</code>)}</p>
      );
    case 'unknown':
      return <p>{messages.authorizationUnknown(<code>{scheme.name}</code>)}</p>;
  }
}

function useCredential(scheme: string) {
  const {credentials} = useConsole();
  return credentials.credentials.find((credential) => credential.scheme === scheme);
}

function ApiKey({scheme, title}: {scheme: SchemeOf<'apiKey'>} & Titled): ReactNode {
  const {credentialStore} = useConsole();
  const current = useCredential(scheme.name);
  return (
    <Secret
      label={title}
      scheme={scheme.name}
      value={current?.kind === 'apiKey' ? current.value : ''}
      onChange={(value) =>
        setCredential(credentialStore, {scheme: scheme.name, kind: 'apiKey', value})
      }
    />
  );
}

function Http({scheme, title}: {scheme: SchemeOf<'http'>} & Titled): ReactNode {
  const name = scheme.scheme.toLowerCase();
  if (name === 'basic' || name === 'digest')
    return <Password scheme={scheme.name} title={title} digest={name === 'digest'} />;
  return name === 'bearer' ? (
    <Bearer scheme={scheme} title={title} />
  ) : (
    <WholeHeader scheme={scheme} title={title} />
  );
}

function Bearer({scheme, title}: {scheme: SchemeOf<'http'>} & Titled): ReactNode {
  const {credentialStore} = useConsole();
  const current = useCredential(scheme.name);
  return (
    <Secret
      label={title}
      scheme={scheme.name}
      value={current?.kind === 'token' ? current.token : ''}
      onChange={(token) =>
        setCredential(credentialStore, {scheme: scheme.name, kind: 'token', token})
      }
    />
  );
}

// HTTP schemes that need more than a token, or that the console does not know.
function WholeHeader({scheme, title}: {scheme: SchemeOf<'http'>} & Titled): ReactNode {
  const {credentialStore} = useConsole();
  const current = useCredential(scheme.name);
  return (
    <Secret
      label={title}
      scheme={scheme.name}
      hint={messages.authorizationFree(scheme.scheme)}
      value={current?.kind === 'authorization' ? current.value : ''}
      onChange={(value) =>
        setCredential(credentialStore, {scheme: scheme.name, kind: 'authorization', value})
      }
    />
  );
}

type PasswordProps = {
  /** The id of the security scheme in the document. */
  readonly scheme: string;
  readonly title: string;
  readonly digest: boolean;
};

function Password({scheme, title, digest}: PasswordProps): ReactNode {
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
