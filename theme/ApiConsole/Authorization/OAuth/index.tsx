import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {setCredential, useConsole} from 'docusaurus-plugin-api-reference/client';
import type {Props} from '@theme/ApiConsole/Authorization/OAuth';
import Secret from '@theme/ApiConsole/Authorization/Secret';

export default function ApiConsoleOAuth({scheme}: Props): ReactNode {
  const {credentials, credentialStore} = useConsole();
  const current = credentials.credentials.find((credential) => credential.scheme === scheme.name);
  return (
    <Secret
      label={scheme.name}
      hint={translate({id: 'theme.api.console.oauth.token', message: 'Access token', description: 'Label of an OAuth access token'})}
      value={current?.kind === 'token' ? current.token : ''}
      onChange={(token) => setCredential(credentialStore, {scheme: scheme.name, kind: 'token', token})}
    />
  );
}
