import React, {useId, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {
  toFileValue,
  useConsole,
  type BodyValues,
} from 'docusaurus-plugin-api-reference/client/internal';
import type {MediaType} from 'docusaurus-plugin-api-reference/client';

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
      <label htmlFor={id}>
        <Translate
          id="theme.api.console.body.file"
          description="Label of the file that is sent as the body"
          values={{mediaType: <code>{mediaType.mediaType}</code>}}
        >
          {'File to send as {mediaType}'}
        </Translate>
      </label>
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
      {file && <Chosen file={file} />}
    </div>
  );
}

function Chosen({
  file,
}: {
  file: NonNullable<Extract<Props['body'], {kind: 'file'}>['file']>;
}): ReactNode {
  return (
    <p>
      {file.content ? (
        <Translate
          id="theme.api.console.body.chosen"
          description="Name and size of the chosen file"
          values={{name: file.name, size: String(file.size ?? 0)}}
        >
          {'{name}, {size} bytes'}
        </Translate>
      ) : (
        <Translate
          id="theme.api.console.body.lost"
          description="Shown when a file was chosen in an earlier request and must be chosen again"
          values={{name: file.name}}
        >
          {'Choose {name} again: files are not kept.'}
        </Translate>
      )}
    </p>
  );
}
