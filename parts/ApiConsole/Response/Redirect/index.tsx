import React, {type ReactNode} from 'react';
import {toRedirectedRequest, useConsole} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import type {Props as ResponseProps} from 'docusaurus-plugin-api-reference/parts/ApiConsole/Response';
import * as messages from '../../messages';

export interface Props extends ResponseProps {}

// Redirects are shown, and followed only after a click: all checks run again, and another origin
// gets no credentials. What follows is the request that was answered, not the form: the last of
// several redirects would otherwise bring back a body or credentials that one before it dropped.
export default function ApiConsoleRedirect({exchange: {request, head}}: Props): ReactNode {
  const {send, sending} = useConsole();
  if (head?.redirect === undefined) return null;
  return (
    <div>
      {messages.responseRedirect(<code>{head.redirect}</code>)}{' '}
      {request && (
        <ApiButton
          disabled={sending}
          onClick={() => send({request: toRedirectedRequest(request, head)})}
        >
          {messages.responseFollow}
        </ApiButton>
      )}
    </div>
  );
}
