import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {setCredential, useConsole} from 'docusaurus-plugin-api-reference/client/internal';
import OAuth from 'docusaurus-plugin-api-reference/parts/ApiConsole/Authorization/OAuth';
import Password from 'docusaurus-plugin-api-reference/parts/ApiConsole/Authorization/Password';
import Secret from 'docusaurus-plugin-api-reference/parts/ApiConsole/Authorization/Secret';
import type {SecurityScheme} from 'docusaurus-plugin-api-reference/client';
import styles from './styles.module.css';

export interface Props {
  readonly scheme: SecurityScheme;
  /** The scopes that the operation needs. */
  readonly scopes: readonly string[];
}

type SchemeOf<Kind extends Props['scheme']['kind']> = Extract<Props['scheme'], {kind: Kind}>;

export default function ApiConsoleScheme(props: Props): ReactNode {
  return (
    <div role="group" aria-label={props.scheme.name} className={styles.scheme}>
      <SchemeFields {...props} />
    </div>
  );
}

function SchemeFields({scheme, scopes}: Props): ReactNode {
  switch (scheme.kind) {
    case 'apiKey':
      return <ApiKey scheme={scheme} />;
    case 'http':
      return <Http scheme={scheme} />;
    case 'oauth2':
    case 'openIdConnect':
      return <OAuth scheme={scheme} scopes={scopes} />;
    case 'mutualTLS':
      return (
        <p>
          <Translate
            id="theme.api.console.authorization.mutualTls"
            description="Explains mutual TLS in the console"
            values={{scheme: <b>{scheme.name}</b>, option: <code>--cert</code>}}
          >
            {
              '{scheme}: the API requires a TLS client certificate, which no page can send. Use the cURL command, which shows where the certificate goes ({option}).'
            }
          </Translate>
        </p>
      );
    case 'unknown':
      return (
        <p>
          <Translate
            id="theme.api.console.authorization.unknown"
            description="Shown for a security scheme whose type is not known"
            values={{scheme: <b>{scheme.name}</b>}}
          >
            {'{scheme} is of a kind that the console does not support.'}
          </Translate>
        </p>
      );
  }
}

function useCredential(scheme: string) {
  const {credentials} = useConsole();
  return credentials.credentials.find((credential) => credential.scheme === scheme);
}

function ApiKey({scheme}: {scheme: SchemeOf<'apiKey'>}): ReactNode {
  const {credentialStore} = useConsole();
  const current = useCredential(scheme.name);
  return (
    <Secret
      label={scheme.name}
      hint={translate(
        {
          id: 'theme.api.console.authorization.apiKey',
          message: 'API key in {place} {name}',
          description: 'Where an API key goes: place is header, query or cookie',
        },
        {place: scheme.in, name: scheme.parameterName},
      )}
      value={current?.kind === 'apiKey' ? current.value : ''}
      onChange={(value) =>
        setCredential(credentialStore, {scheme: scheme.name, kind: 'apiKey', value})
      }
    />
  );
}

function Http({scheme}: {scheme: SchemeOf<'http'>}): ReactNode {
  const name = scheme.scheme.toLowerCase();
  if (name === 'basic' || name === 'digest')
    return <Password scheme={scheme.name} digest={name === 'digest'} />;
  return name === 'bearer' ? <Bearer scheme={scheme} /> : <WholeHeader scheme={scheme} />;
}

function Bearer({scheme}: {scheme: SchemeOf<'http'>}): ReactNode {
  const {credentialStore} = useConsole();
  const current = useCredential(scheme.name);
  return (
    <Secret
      label={scheme.name}
      hint={
        scheme.bearerFormat === undefined
          ? translate({
              id: 'theme.api.console.authorization.bearer',
              message: 'Bearer token',
              description: 'Kind of an HTTP credential',
            })
          : translate(
              {
                id: 'theme.api.console.authorization.bearerFormat',
                message: 'Bearer token ({format})',
                description: 'Kind of an HTTP credential and its format',
              },
              {format: scheme.bearerFormat},
            )
      }
      value={current?.kind === 'token' ? current.token : ''}
      onChange={(token) =>
        setCredential(credentialStore, {scheme: scheme.name, kind: 'token', token})
      }
    />
  );
}

// HTTP schemes that need more than a token, or that the console does not know.
function WholeHeader({scheme}: {scheme: SchemeOf<'http'>}): ReactNode {
  const {credentialStore} = useConsole();
  const current = useCredential(scheme.name);
  return (
    <Secret
      label={scheme.name}
      hint={translate(
        {
          id: 'theme.api.console.authorization.free',
          message: 'The whole Authorization header, beginning with {scheme}',
          description: 'Explains the field for credentials of an unusual HTTP scheme',
        },
        {scheme: scheme.scheme},
      )}
      value={current?.kind === 'authorization' ? current.value : ''}
      onChange={(value) =>
        setCredential(credentialStore, {scheme: scheme.name, kind: 'authorization', value})
      }
    />
  );
}
