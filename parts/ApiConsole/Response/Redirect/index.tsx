import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {
  toRedirectedRequest,
  useConsole,
  type ResponseHead,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';

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
      <Translate
        id="theme.api.console.response.redirect"
        description="Where a redirect leads"
        values={{url: <code>{head.redirect}</code>}}
      >
        {'Redirects to {url}'}
      </Translate>{' '}
      <ApiButton
        disabled={sending}
        onClick={() => send({request: toRedirectedRequest(request, head)})}
      >
        <Translate
          id="theme.api.console.response.follow"
          description="Button that follows a redirect"
        >
          Follow
        </Translate>
      </ApiButton>
    </div>
  );
}
