import React, {useId, type ReactNode} from 'react';
import type {Json, Parameter} from 'docusaurus-plugin-api-reference/client';
import {
  formatContent,
  toHint,
  toRawValue,
  useConsole,
  type ParameterValue,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiConsoleExampleChoice from 'docusaurus-plugin-api-reference/parts/ApiConsole/ExampleChoice';
import Field from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field';
import Label from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Label';
import Findings from 'docusaurus-plugin-api-reference/parts/ApiConsole/Findings';
import * as messages from '../../messages';
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
  const findingsId = own.length > 0 ? `${id}-findings` : undefined;
  const ofParameter = parameter.examples.map(({serialized, ...example}) => ({
    ...example,
    ...(serialized !== undefined && {serialized: toRawValue(parameter, serialized)}),
  }));
  const examples = [...ofParameter, ...(content?.examples ?? [])].filter(
    ({value, serialized}) => value !== undefined || serialized !== undefined,
  );
  // The text that is sent, also before the first change: what is typed is sent unchanged.
  const format = (value: Json | undefined) =>
    content && value !== undefined
      ? formatContent(content, value, context.schemas, {compact: true})
      : '';
  return (
    <div className={`theme-api-console-parameter ${styles.parameter}`}>
      {current?.raw !== undefined || content ? (
        <Serialized
          parameter={parameter}
          text={current?.raw ?? format(current?.value)}
          describedBy={findingsId}
          onChange={(text) => update(text === '' ? {} : {raw: text})}
        />
      ) : (
        <Field
          schema={parameter.schema}
          label={name}
          required={required}
          value={current?.value}
          hint={toHint(parameter, context.schemas)}
          describedBy={findingsId}
          onChange={(value) => update(value === undefined || value === '' ? {} : {value})}
        />
      )}
      {(examples.length > 1 || parameter.allowEmptyValue) && (
        <div className={styles.more}>
          {examples.length > 1 && (
            <ExampleChoice name={name} examples={examples} onChange={update} />
          )}
          {parameter.allowEmptyValue && (
            <SendEmpty
              checked={current?.empty === true}
              onChange={(checked) => update(checked ? {empty: true} : {})}
            />
          )}
        </div>
      )}
      {findingsId !== undefined && <Findings id={findingsId} findings={own} />}
    </div>
  );
}

// A value that has no form is edited as text.
function Serialized({
  parameter: {name, required, content, schema = content?.schema},
  text,
  describedBy,
  onChange,
}: Props & {
  text: string;
  describedBy: string | undefined;
  onChange: (text: string) => void;
}): ReactNode {
  const id = useId();
  return (
    <>
      <Label htmlFor={id} label={name} schema={schema} required={required} />
      <textarea
        id={id}
        dir="ltr"
        rows={3}
        spellCheck={false}
        aria-describedby={describedBy}
        aria-required={required}
        aria-invalid={describedBy !== undefined}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}

function ExampleChoice({
  name,
  examples,
  onChange,
}: Pick<Props['parameter'], 'name' | 'examples'> & {
  onChange: (change: Pick<ParameterValue, 'value' | 'raw'>) => void;
}): ReactNode {
  return (
    <ApiConsoleExampleChoice
      aria-label={messages.parametersExample(name)}
      examples={examples}
      onChoose={({value, serialized}) =>
        onChange(value !== undefined ? {value} : serialized !== undefined ? {raw: serialized} : {})
      }
    />
  );
}

function SendEmpty({
  checked,
  onChange,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
}): ReactNode {
  return (
    <label>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />{' '}
      {messages.parametersEmpty}
    </label>
  );
}
