import React, {type ReactNode} from 'react';
import {toEmptyValue, useConsole} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import Label from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Label';
import type {Props as FieldProps} from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field';
import * as messages from '../../messages';
import styles from './styles.module.css';

export interface Props extends FieldProps {
  /** The field for a value that is not null. */
  readonly children: ReactNode;
}

// A value that may be null, which differs from empty and from absent.
export default function ApiConsoleNullable({
  schema,
  label,
  required,
  value,
  onChange,
  children,
}: Props): ReactNode {
  const {context} = useConsole();
  const isNull = value === null;
  return (
    <div className="theme-api-console-row">
      <div>{isNull ? <Label label={label} schema={schema} required={required} /> : children}</div>
      <ApiButton
        className={styles.null}
        aria-pressed={isNull}
        aria-label={messages.fieldNull(label)}
        onClick={() => onChange(isNull ? toEmptyValue(schema, context.schemas) : null)}
      >
        null
      </ApiButton>
    </div>
  );
}
