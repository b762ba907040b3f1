import React, {useId, type KeyboardEvent, type ReactNode} from 'react';
import type {Json, Parameter} from 'docusaurus-plugin-api-reference/client';
import {
  formatContent,
  toHint,
  toOfferedValue,
  toRawValue,
  useConsole,
  type ParameterValue,
} from 'docusaurus-plugin-api-reference/client/internal';
import Field from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field';
import Line from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Line';
import Fill from 'docusaurus-plugin-api-reference/parts/ApiConsole/Parameters/Fill';
import Marks from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Marks';
import styles from './styles.module.css';

export interface Props {
  readonly parameter: Parameter;
}

export default function ApiConsoleParameter({parameter}: Props): ReactNode {
  const {context, state, dispatch, findings} = useConsole();
  const id = useId();
  const {name, in: location, content, required} = parameter;
  const current = state.values.parameters.find(
    (candidate) => candidate.in === location && candidate.name === name,
  );
  const own = findings.flatMap(({place, finding}) =>
    place.kind === 'parameter' && place.in === location && place.name === name ? [finding] : [],
  );
  const update = (change: Partial<ParameterValue>) =>
    dispatch({kind: 'parameter', parameter: {in: location, name, ...change}});
  const remarks = (state.remarks ?? []).filter(
    ({place}) => place.kind === 'parameter' && place.in === location && place.name === name,
  );
  const findingsId = own.length + remarks.length > 0 ? `${id}-findings` : undefined;
  const ofParameter = parameter.examples.map(({serialized, ...example}) => ({
    ...example,
    ...(serialized !== undefined && {serialized: toRawValue(parameter, serialized)}),
  }));
  const examples = [...ofParameter, ...(content?.examples ?? [])].filter(
    ({value, serialized}) => value !== undefined || serialized !== undefined,
  );
  const isEmpty =
    current?.value === undefined && current?.raw === undefined && current?.empty !== true;
  // What the document gives is a hint until the reader takes it over.
  const given = toOfferedValue(parameter, context.schemas);
  const offered = isEmpty && !required ? given : undefined;
  const takeOver = (event: KeyboardEvent) => {
    const {target, key} = event;
    if (!offered || key !== 'ArrowRight' || !isEmptyText(target)) return;
    event.preventDefault();
    update(offered);
  };
  // The text that is sent, also before the first change: what is typed is sent unchanged.
  const format = (value: Json | undefined) =>
    content && value !== undefined
      ? formatContent(content, value, context.schemas, {compact: true})
      : '';
  return (
    <div
      className={`theme-api-console-parameter ${styles.parameter}`}
      role="presentation"
      data-parameter={`${location} ${name}`}
      onKeyDown={takeOver}
    >
      {current?.raw !== undefined || content ? (
        <Serialized
          parameter={parameter}
          text={current?.raw ?? format(current?.value)}
          hint={offered && (offered.raw ?? format(offered.value))}
          describedBy={findingsId}
          onChange={(text) => update(text === '' ? {} : {raw: text})}
        />
      ) : (
        <Field
          schema={parameter.schema}
          label={name}
          required={required}
          description={parameter.description}
          value={current?.value}
          hint={toHint(parameter, context.schemas, given?.value)}
          describedBy={findingsId}
          isOneLine
          onChange={(value) => update(value === undefined || value === '' ? {} : {value})}
        />
      )}
      <Fill
        parameter={parameter}
        examples={examples}
        offered={offered}
        isSentEmpty={current?.empty === true}
        onChange={update}
      />
      <Marks id={`${id}-findings`} findings={own} remarks={remarks} />
    </div>
  );
}

function isEmptyText(target: EventTarget): boolean {
  return (
    (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
    target.value === ''
  );
}

// A value that has no form is edited as text.
function Serialized({
  parameter: {name, required, content, description, schema = content?.schema},
  text,
  hint,
  describedBy,
  onChange,
}: Props & {
  text: string;
  hint: string | undefined;
  describedBy: string | undefined;
  onChange: (text: string) => void;
}): ReactNode {
  return (
    <Line
      label={name}
      schema={schema}
      required={required}
      description={description}
      describedBy={describedBy}
    >
      {(attributes) => (
        <textarea
          {...attributes}
          dir="ltr"
          rows={Math.min(8, text.split('\n').length)}
          spellCheck={false}
          placeholder={hint}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Line>
  );
}
