import React, {type ReactNode} from 'react';
import type {Parameter} from 'docusaurus-plugin-api-reference/client';
import type {ParameterValue} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import ApiConsoleExampleChoice from 'docusaurus-plugin-api-reference/parts/ApiConsole/ExampleChoice';
import * as messages from '../../messages';
import styles from './styles.module.css';

export interface Props {
  readonly parameter: Parameter;
  readonly examples: Parameter['examples'];
  /** What the document gives, while the field is empty. */
  readonly offered: Partial<ParameterValue> | undefined;
  readonly isSentEmpty: boolean;
  readonly onChange: (change: Partial<ParameterValue>) => void;
}

// Fills in the field of a parameter otherwise than by typing.
export default function ApiConsoleFill({
  parameter: {name, allowEmptyValue},
  examples,
  offered,
  isSentEmpty,
  onChange,
}: Props): ReactNode {
  if (!offered && examples.length <= 1 && !allowEmptyValue) return null;
  return (
    <div className={styles.more}>
      {offered && (
        <ApiButton
          className={styles.fill}
          onClick={() => onChange(offered)}
          aria-label={messages.parametersFillIn(name)}
          aria-keyshortcuts="ArrowRight"
        >
          {messages.parametersFill}
        </ApiButton>
      )}
      {examples.length > 1 && <ExampleChoice name={name} examples={examples} onChange={onChange} />}
      {allowEmptyValue && (
        <SendEmpty
          checked={isSentEmpty}
          onChange={(checked) => onChange(checked ? {empty: true} : {})}
        />
      )}
    </div>
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
