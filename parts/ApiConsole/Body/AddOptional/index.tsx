import React, {type ReactNode} from 'react';
import type {MediaType} from 'docusaurus-plugin-api-reference/client';
import {
  addShownFields,
  useConsole,
  type BodyValues,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import * as messages from '../../messages';

export interface Props {
  readonly body: BodyValues;
  readonly mediaType: MediaType;
}

// The form of a body that requires no field starts empty; this adds the fields that the page shows.
export default function ApiConsoleBodyAddOptional({body, mediaType}: Props): ReactNode {
  const {context, dispatch} = useConsole();
  const {contentType} = body;
  const completed = addShownFields(mediaType, body, context.schemas);
  if (!completed) return null;
  return (
    <ApiButton
      onClick={() =>
        dispatch({
          kind: 'body',
          body: {
            mediaType: body.mediaType,
            ...(contentType !== undefined && {contentType}),
            ...completed,
          },
        })
      }
    >
      {messages.bodyAddOptional}
    </ApiButton>
  );
}
