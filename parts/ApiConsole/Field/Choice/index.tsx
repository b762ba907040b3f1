import React, {type ReactNode} from 'react';
import {formatValue, isUnfilledValue} from 'docusaurus-plugin-api-reference/client/internal';
import Line from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Line';
import ApiSelect from 'docusaurus-plugin-api-reference/parts/ApiSelect';
import type {Json} from 'docusaurus-plugin-api-reference/client';
import type {Props as FieldProps} from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field';
import * as messages from '../../messages';

export interface Props extends FieldProps {
  readonly options: readonly {readonly value: Json; readonly label: string}[];
}

export default function ApiConsoleChoice({
  options,
  value: given,
  onChange,
  ...line
}: Props): ReactNode {
  const value = isUnfilledValue(line.label.replace(/\[\d+\]$/, ''), given) ? undefined : given;
  const chosen = options.findIndex((option) => isSame(option.value, value));
  return (
    <Line {...line}>
      {(attributes) => (
        <ApiSelect
          isField
          {...attributes}
          value={value === undefined ? '' : chosen < 0 ? 'other' : chosen}
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
      )}
    </Line>
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
