import React, {useId, useState, type ReactNode} from 'react';
import type {Json, MediaType} from 'docusaurus-plugin-api-reference/client';
import {
  formatJson,
  formatBody,
  parseExactJson,
  toBodySchema,
  toControl,
  toMediaKind,
  useConsole,
  type BodyValues,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import Field from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field';
import Findings from 'docusaurus-plugin-api-reference/parts/ApiConsole/Findings';
import * as messages from '../../messages';
import styles from './styles.module.css';

export interface Props {
  readonly body: BodyValues;
  readonly mediaType: MediaType;
}

type View = 'form' | 'text';

// The body as a form or as text. Text is sent unchanged.
export default function ApiConsoleBodyData({body, mediaType}: Props): ReactNode {
  const {context, dispatch, findings} = useConsole();
  const id = useId();
  // An example of the document is shown as it is written; without one, the reader fills in the
  // fields.
  const [view, setView] = useState<View>(mediaType.examples.length > 0 ? 'text' : 'form');
  const isJson = toMediaKind(body.mediaType) === 'json';
  const head = {
    mediaType: body.mediaType,
    ...(body.contentType !== undefined && {contentType: body.contentType}),
  };
  const text =
    body.kind === 'text'
      ? body.text
      : body.kind === 'value'
        ? formatBody(mediaType, body.value, context.schemas)
        : '';
  const parsed =
    body.kind === 'value' ? {value: body.value} : isJson ? parseExactJson(text) : undefined;
  const schema = toBodySchema(mediaType, context.schemas);
  const hasForm =
    schema !== undefined &&
    toControl(schema, context.schemas).kind !== 'json' &&
    (isJson || body.kind === 'value');
  const own = findings.flatMap(({place, finding}) => (place.kind === 'body' ? [finding] : []));
  const findingsId = own.length > 0 ? `${id}-findings` : undefined;
  const hasNoText = mediaType.examples.length === 0 && toMediaKind(body.mediaType) === 'text';
  const isBroken = isJson && text.trim() !== '' && parsed === undefined;
  const changeText = (next: string) =>
    dispatch({kind: 'body', body: {...head, kind: 'text', text: next}});
  // As data, fields that the reader has not filled in yet are still known.
  const changeForm = (value: Json | undefined) =>
    isJson && body.kind !== 'value'
      ? changeText(value === undefined ? '' : formatJson(value, 2))
      : dispatch({
          kind: 'body',
          body: {...head, kind: 'value', value: value === undefined ? {} : value},
        });
  return (
    <div>
      {hasForm && <ViewChoice label={body.mediaType} view={view} onChange={setView} />}
      {view === 'form' && hasForm ? (
        isBroken ? (
          <p>{messages.bodyNoForm}</p>
        ) : (
          <div className={styles.root}>
            <Field
              schema={schema}
              label={messages.body}
              value={parsed?.value}
              required={context.operation.requestBody?.required ?? false}
              describedBy={findingsId}
              onChange={changeForm}
            />
          </div>
        )
      ) : (
        <Text
          mediaType={body.mediaType}
          text={text}
          isBroken={isBroken}
          describedBy={findingsId}
          onChange={changeText}
        />
      )}
      {text === '' && hasNoText && (
        <p>{messages.bodyWithoutExample(<code>{body.mediaType}</code>)}</p>
      )}
      {isBroken && <p className={styles.broken}>{messages.bodyBroken}</p>}
      {findingsId !== undefined && <Findings id={findingsId} findings={own} />}
    </div>
  );
}

function ViewChoice({
  label,
  view,
  onChange,
}: {
  label: string;
  view: View;
  onChange: (view: View) => void;
}): ReactNode {
  return (
    <div className={`theme-api-segments ${styles.views}`} role="group" aria-label={label}>
      <ApiButton aria-pressed={view === 'text'} onClick={() => onChange('text')}>
        {messages.bodyText}
      </ApiButton>
      <ApiButton aria-pressed={view === 'form'} onClick={() => onChange('form')}>
        {messages.bodyForm}
      </ApiButton>
    </div>
  );
}

function Text({
  mediaType,
  text,
  isBroken,
  describedBy,
  onChange,
}: {
  mediaType: string;
  text: string;
  isBroken: boolean;
  describedBy: string | undefined;
  onChange: (text: string) => void;
}): ReactNode {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {messages.bodyTextLabel(<code>{mediaType}</code>)}
      </label>
      <textarea
        id={id}
        rows={Math.min(18, Math.max(5, text.split('\n').length + 1))}
        spellCheck={false}
        autoComplete="off"
        value={text}
        aria-describedby={describedBy}
        aria-invalid={isBroken}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}
