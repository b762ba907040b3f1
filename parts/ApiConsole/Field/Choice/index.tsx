import React, {useId, type ReactNode} from 'react';
import {formatValue, isUnfilledValue} from 'docusaurus-plugin-api-reference/client/internal';
import Label from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Label';
import ApiSelect from 'docusaurus-plugin-api-reference/parts/ApiSelect';
import type {Json} from 'docusaurus-plugin-api-reference/client';
import type {Props as FieldProps} from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field';
import * as messages from '../../messages';

export interface Props extends FieldProps {
  readonly options: readonly {readonly value: Json; readonly label: string}[];
}

export default function ApiConsoleChoice({
  options,
  schema,
  label,
  required,
  value: given,
  describedBy,
  onChange,
}: Props): ReactNode {
  const id = useId();
  const value = isUnfilledValue(label.replace(/\[\d+\]$/, ''), given) ? undefined : given;
  const chosen = options.findIndex((option) => isSame(option.value, value));
  return (
    <div className="theme-api-console-line">
      <Label htmlFor={id} label={label} schema={schema} required={required} />
      <ApiSelect
        isField
        id={id}
        value={value === undefined ? '' : chosen < 0 ? 'other' : chosen}
        aria-describedby={describedBy}
        aria-required={required}
        aria-invalid={describedBy !== undefined}
        onChange={(event) =>
          onChange(
            event.target.value === '' ? undefined : options[Number(event.target.value)]?.value,
          )
        }
      >
        <option value="">{messages.fieldNotSent}</option>
        {value !== undefined && chosen < 0 && (
          <option value="other" disabled>
            {formatValue(value)}
          </option>
        )}
        {options.map((option, index) => (
          <option key={index} value={index}>
            {option.label}
          </option>
        ))}
      </ApiSelect>
    </div>
  );
}

function isSame(option: unknown, value: unknown): boolean {
  return (
    option === value ||
    (typeof option === 'object' &&
      typeof value === 'object' &&
      JSON.stringify(option) === JSON.stringify(value))
  );
}
