import React, {type ReactNode} from 'react';
import type {DevicePrompt} from 'docusaurus-plugin-api-reference/client/internal';
import * as messages from '../../../messages';

export interface Props {
  readonly prompt: DevicePrompt;
}

export default function ApiConsoleDevice({prompt}: Props): ReactNode {
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
