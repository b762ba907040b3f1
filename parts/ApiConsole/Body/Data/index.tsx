import React, {useId, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
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
          <NoForm />
        ) : (
          <div className={styles.root}>
            <Field
              schema={schema}
              label={translate({
                id: 'theme.api.console.body',
                message: 'Body',
                description: 'Heading of the request body in the console',
              })}
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
      {text === '' && hasNoText && <WithoutExample mediaType={body.mediaType} />}
      {isBroken && <Broken />}
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
        <Translate
          id="theme.api.console.body.text"
          description="Button that shows the request body as text"
        >
          Text
        </Translate>
      </ApiButton>
      <ApiButton aria-pressed={view === 'form'} onClick={() => onChange('form')}>
        <Translate
          id="theme.api.console.body.form"
          description="Button that shows the request body as a form"
        >
          Form
        </Translate>
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
        <Translate
          id="theme.api.console.body.textLabel"
          description="Label of the text of the request body"
          values={{mediaType: <code>{mediaType}</code>}}
        >
          {'Body as {mediaType}'}
        </Translate>
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

function WithoutExample({mediaType}: {mediaType: string}): ReactNode {
  return (
    <p>
      <Translate
        id="theme.api.console.body.withoutExample"
        description="Shown below the empty text of a body whose format is not generated, such as CSV"
        values={{mediaType: <code>{mediaType}</code>}}
      >
        {'There is no example of this body. Write it as {mediaType}; it is sent unchanged.'}
      </Translate>
    </p>
  );
}

function NoForm(): ReactNode {
  return (
    <p>
      <Translate
        id="theme.api.console.body.noForm"
        description="Shown instead of the form when the text of the body is not JSON"
      >
        The text is not JSON, so it cannot be shown as a form.
      </Translate>
    </p>
  );
}

function Broken(): ReactNode {
  return (
    <p className={styles.broken}>
      <Translate
        id="theme.api.console.body.broken"
        description="Shown when the text of the body is not JSON"
      >
        This is not JSON. It is sent unchanged.
      </Translate>
    </p>
  );
}
