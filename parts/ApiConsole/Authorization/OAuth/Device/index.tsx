import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {DevicePrompt} from 'docusaurus-plugin-api-reference/client/internal';

export interface Props {
  readonly prompt: DevicePrompt;
}

export default function ApiConsoleDevice({prompt}: Props): ReactNode {
  const {userCode, verificationUri, verificationUriComplete} = prompt;
  return (
    <p role="status">
      <Translate
        id="theme.api.console.oauth.devicePrompt"
        description="Tells the reader where to enter the code of the device flow"
        values={{
          uri: (
            <a
              href={verificationUriComplete ?? verificationUri}
              target="_blank"
              rel="noopener noreferrer nofollow"
            >
              {verificationUri}
            </a>
          ),
          code: <b>{userCode}</b>,
        }}
      >
        {'Go to {uri} and enter the code {code}.'}
      </Translate>
    </p>
  );
}
