import React, {type ReactNode} from 'react';
import {useErrorEntry} from 'docusaurus-plugin-api-reference/client/internal';
import type {Props as MatchProps} from 'docusaurus-plugin-api-reference/parts/ApiConsole/Response/Answer/Match';
import * as messages from '../messages';

export interface Props extends MatchProps {}

// What the page of errors says about a failed response. It is another page, and the console has what
// the reader entered, so it opens in a new tab.
export default function ApiConsoleResponseAbout({head, body}: Props): ReactNode {
  const to = useErrorEntry(head, body);
  return (
    to !== undefined && (
      <p>
        <a href={to} target="_blank" rel="noopener noreferrer">
          {messages.responseAbout}
        </a>
      </p>
    )
  );
}
