import React, {useId, type ReactNode} from 'react';
import {useConsole, type BodyValues} from 'docusaurus-plugin-api-reference/client/internal';
import FileField from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/File';
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
      <FileField
        id={id}
        file={file}
        accept={mediaType.mediaType.includes('*/*') ? undefined : mediaType.mediaType}
        onChange={(chosen) =>
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
          })
        }
      />
    </div>
  );
}
