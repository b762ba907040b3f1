import React, {useId, type ReactNode} from 'react';
import {
  toFileValue,
  useConsole,
  type BodyValues,
} from 'docusaurus-plugin-api-reference/client/internal';
import type {MediaType} from 'docusaurus-plugin-api-reference/client';
import * as messages from '../../messages';

export interface Props {
  readonly body: BodyValues;
  readonly mediaType: MediaType;
}

// The bytes of a file are the body.
export default function ApiConsoleBodyFile({body, mediaType}: Props): ReactNode {
  const {dispatch} = useConsole();
  const id = useId();
  const file = body.kind === 'file' ? body.file : undefined;
  const {mediaType: name, contentType} = body;
  return (
    <div>
      <label htmlFor={id}>{messages.bodyFile(<code>{mediaType.mediaType}</code>)}</label>
      <input
        id={id}
        type="file"
        accept={mediaType.mediaType.includes('*/*') ? undefined : mediaType.mediaType}
        onChange={(event) => {
          const chosen = toFileValue(event.target.files);
          dispatch({
            kind: 'body',
            body: {
              mediaType: name,
              kind: 'file',
              ...(chosen?.type && mediaType.mediaType.includes('*')
                ? {contentType: chosen.type}
                : contentType !== undefined && {contentType}),
              ...(chosen && {file: chosen}),
            },
          });
        }}
      />
      {file && (
        <p>
          {file.content
            ? messages.bodyChosen(file.name, String(file.size ?? 0))
            : messages.bodyLost(file.name)}
        </p>
      )}
    </div>
  );
}
