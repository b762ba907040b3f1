import React, {useId, type ReactNode} from 'react';
import {toEmptyValue, useConsole} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import Field, {
  type Props as FieldProps,
} from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field';
import Label from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Label';
import Remove from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Remove';
import type {Schema} from 'docusaurus-plugin-api-reference/client';
import * as messages from '../../messages';
import styles from './styles.module.css';

export interface Props extends FieldProps {
  readonly items: Schema | undefined;
}

export default function ApiConsoleArray({
  items,
  schema,
  label,
  required,
  value,
  describedBy,
  keepEmpty,
  onChange,
}: Props): ReactNode {
  const {context} = useConsole();
  const id = useId();
  const rows = Array.isArray(value) ? value : value === undefined ? [] : [value];
  const change = (next: typeof rows) =>
    onChange(next.length === 0 && !keepEmpty ? undefined : next);
  return (
    <div role="group" aria-labelledby={id} aria-describedby={describedBy}>
      <Label id={id} label={label} schema={schema} required={required} />
      {rows.map((row, index) => (
        <div key={index} className={`theme-api-console-row ${styles.row}`}>
          <div>
            <Field
              schema={items}
              label={`${label}[${index}]`}
              value={row}
              keepEmpty
              onChange={(next) =>
                change(rows.map((other, at) => (at === index ? (next ?? '') : other)))
              }
            />
          </div>
          <Remove
            label={`${label}[${index}]`}
            onRemove={() => change(rows.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <div>
        <ApiButton
          aria-label={messages.fieldAddItemLabel(label)}
          onClick={() => change([...rows, toEmptyValue(items, context.schemas)])}
        >
          {messages.fieldAddItem}
        </ApiButton>
      </div>
    </div>
  );
}
