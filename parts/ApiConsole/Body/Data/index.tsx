import React, {useEffect, useId, useState, type ReactNode} from 'react';
import type {Json, MediaType, Schema} from 'docusaurus-plugin-api-reference/client';
import {
  findVariant,
  formatJson,
  formatBody,
  parseExactJson,
  toBodySchema,
  toControl,
  toMediaKind,
  useConsole,
  type BodyValues,
  type Control,
  type SchemaTable,
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
  const {context, state, dispatch, findings} = useConsole();
  const id = useId();
  const [view, setView] = useState<View>('form');
  const {sought} = state;
  useEffect(() => {
    if (sought?.place.kind === 'body') setView('form');
  }, [sought]);
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
  const isForm = view === 'form' && hasForm;
  const isBroken = isJson && text.trim() !== '' && parsed === undefined;
  const changeText = (next: string) =>
    dispatch({kind: 'body', body: {...head, kind: 'text', text: next}});
  const changeForm = (given: Json | undefined) => {
    const {kind} = toShownControl(schema, parsed?.value, context.schemas);
    // An emptied text or list is a value; a number that is not filled in is absent.
    const isAbsent = given === undefined || (given === '' && kind === 'number');
    const value = isAbsent && kind === 'object' ? {} : isAbsent ? undefined : given;
    // As data, fields that the reader has not filled in yet are still known.
    if (isJson && (body.kind !== 'value' || value === undefined))
      changeText(value === undefined ? '' : formatJson(value, 2));
    else dispatch({kind: 'body', body: {...head, kind: 'value', value: value ?? ''}});
  };
  return (
    <div>
      {hasForm && <ViewChoice label={body.mediaType} view={view} onChange={setView} />}
      {isForm ? (
        isBroken ? (
          <p>{messages.bodyNoForm}</p>
        ) : (
          <div className={styles.root}>
            <Field
              schema={schema}
              label={messages.body}
              value={parsed?.value}
              required={context.operation.requestBody?.required ?? false}
              pointer=""
              keepEmpty
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
      {!isForm && findingsId !== undefined && <Findings id={findingsId} findings={own} />}
    </div>
  );
}

// The control of a value: of several variants, that of the one that the form shows.
function toShownControl(
  schema: Schema | undefined,
  value: Json | undefined,
  table: SchemaTable,
): Control {
  const control = toControl(schema, table);
  if (control.kind !== 'variants') return control;
  const {group} = control;
  const variant = group.variants[findVariant(group, value, table)];
  return variant ? toShownControl(variant.schema, value, table) : control;
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
        dir={mediaType === 'text/plain' ? 'auto' : 'ltr'}
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
