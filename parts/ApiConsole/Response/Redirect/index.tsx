import React, {type ReactNode} from 'react';
import {
  toRedirectedRequest,
  useConsole,
  type ResponseHead,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import * as messages from '../../messages';

export interface Props {
  readonly head: ResponseHead;
}

// Redirects are shown, and followed only after a click: all checks run again, and another origin
// gets no credentials.
export default function ApiConsoleRedirect({head}: Props): ReactNode {
  const {request, send, sending} = useConsole();
  if (head.redirect === undefined) return null;
  return (
    <div>
      {messages.responseRedirect(<code>{head.redirect}</code>)}{' '}
      <ApiButton
        disabled={sending}
        onClick={() => send({request: toRedirectedRequest(request, head)})}
      >
        {messages.responseFollow}
      </ApiButton>
    </div>
  );
}
