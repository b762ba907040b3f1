import React, {useId, type ReactNode} from 'react';
import {
  useApiOperation,
  type MediaType,
  type Operation,
} from 'docusaurus-plugin-api-reference/client';
import {
  chooseMediaType,
  isRange,
  toInitialBody,
  toMediaKind,
  useConsole,
  type BodyValues,
  addShownFields,
} from 'docusaurus-plugin-api-reference/client/internal';
import Data from 'docusaurus-plugin-api-reference/parts/ApiConsole/Body/Data';
import File from 'docusaurus-plugin-api-reference/parts/ApiConsole/Body/File';
import Parts from 'docusaurus-plugin-api-reference/parts/ApiConsole/Body/Parts';
import ApiConsoleExampleChoice from 'docusaurus-plugin-api-reference/parts/ApiConsole/ExampleChoice';
import Section from 'docusaurus-plugin-api-reference/parts/ApiConsole/Section';
import ApiSelect from 'docusaurus-plugin-api-reference/parts/ApiSelect';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import * as messages from '../messages';
import styles from './styles.module.css';

const NONE = 'none';

type EditorProps = {body: BodyValues; mediaType: MediaType};
type RequestBody = NonNullable<Operation['requestBody']>;

export default function ApiConsoleBody(): ReactNode {
  const {context, state, dispatch} = useConsole();
  const {sample} = useApiOperation();
  const {requestBody} = context.operation;
  const {body} = state.values;
  if (!requestBody) return null;
  const mediaType = chooseMediaType(
    requestBody.content,
    body?.mediaType ?? sample.choice.mediaType,
  );
  const begin = (name: string, example?: string) => {
    const chosen = requestBody.content.find((entry) => entry.mediaType === name);
    dispatch({
      kind: 'body',
      body: chosen && {
        mediaType: chosen.mediaType,
        ...toInitialBody(chosen, context.schemas, {example, isForm: true}),
      },
    });
  };
  if (!mediaType) return null;
  const examples = mediaType.examples.filter(isChoosable);
  // An optional body can be filled in at once, and is sent after the first change.
  const shown = body ?? {
    mediaType: mediaType.mediaType,
    ...toInitialBody(mediaType, context.schemas, {isForm: true}),
  };
  return (
    <Section title={messages.body}>
      <div className={styles.choices}>
        {(requestBody.content.length > 1 || !requestBody.required) && (
          <MediaTypeChoice requestBody={requestBody} chosen={body?.mediaType} onChange={begin} />
        )}
        {examples.length > 1 && body && (
          <ExampleChoice
            examples={examples}
            onChange={(example) => begin(body.mediaType, example)}
          />
        )}
        {body && isRange(body.mediaType) && <ContentType body={body} />}
      </div>
      {!body && <p className={styles.hint}>{messages.bodyOnceFilled}</p>}
      <AddOptional body={shown} mediaType={mediaType} />
      <Editor body={shown} mediaType={mediaType} />
    </Section>
  );
}

function isChoosable({name, value, serialized}: MediaType['examples'][number]): boolean {
  return name !== undefined && (value !== undefined || serialized !== undefined);
}

function MediaTypeChoice({
  requestBody,
  chosen,
  onChange,
}: {
  requestBody: RequestBody;
  chosen: string | undefined;
  onChange: (mediaType: string) => void;
}): ReactNode {
  const id = useId();
  return (
    <div className="theme-api-console-line">
      <label htmlFor={id}>{messages.bodyMediaType}</label>
      <ApiSelect
        isField
        id={id}
        value={chosen ?? NONE}
        onChange={(event) => onChange(event.target.value)}
      >
        {!requestBody.required && <option value={NONE}>{messages.bodyNone}</option>}
        {requestBody.content.map((entry) => (
          <option key={entry.mediaType}>{entry.mediaType}</option>
        ))}
      </ApiSelect>
    </div>
  );
}

function ExampleChoice({
  examples,
  onChange,
}: {
  examples: MediaType['examples'];
  onChange: (name: string) => void;
}): ReactNode {
  const id = useId();
  return (
    <div className="theme-api-console-line">
      <label htmlFor={id}>{messages.bodyExample}</label>
      <ApiConsoleExampleChoice
        id={id}
        examples={examples}
        onChoose={({name}) => name !== undefined && onChange(name)}
      />
    </div>
  );
}

// For a range of media types, the reader says which one the body is.
function ContentType({body}: {body: BodyValues}): ReactNode {
  const {dispatch} = useConsole();
  const id = useId();
  return (
    <div className="theme-api-console-line">
      <label htmlFor={id}>Content-Type</label>
      <input
        id={id}
        type="text"
        spellCheck={false}
        placeholder={body.mediaType}
        value={body.contentType ?? ''}
        onChange={(event) =>
          dispatch({
            kind: 'body',
            body: {...body, contentType: event.target.value || undefined},
          })
        }
      />
    </div>
  );
}

function Editor({body, mediaType}: EditorProps): ReactNode {
  if (body.kind === 'parts') return <Parts body={body} mediaType={mediaType} />;
  // The data of a type of unknown syntax is edited as text.
  return body.kind === 'file' || toMediaKind(body.mediaType) === 'binary' ? (
    <File body={body} mediaType={mediaType} />
  ) : (
    <Data key={body.mediaType} body={body} mediaType={mediaType} />
  );
}

// The form of a body that requires no field starts empty; this adds the fields that the page shows.
function AddOptional({body, mediaType}: EditorProps): ReactNode {
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
