import React, {useState, type ComponentProps, type ReactNode} from 'react';
import {
  formatLocalTime,
  formatScalar,
  isDateTime,
  isUnfilledValue,
  parseLocalTime,
  parseNumber,
  type Control,
} from 'docusaurus-plugin-api-reference/client/internal';
import Line from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Line';
import type {Props as FieldProps} from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field';
import * as messages from '../../messages';

export interface Props extends FieldProps {
  readonly control: Extract<Control, {kind: 'text' | 'number'}>;
}

export default function ApiConsoleScalar({
  control,
  value,
  hint,
  isOneLine,
  keepEmpty,
  onChange,
  ...line
}: Props): ReactNode {
  // The text being typed: "1." on the way to 1.5 is not yet a number other than 1.
  const [draft, setDraft] = useState('');
  const isNumber = control.kind === 'number';
  const read = (text: string) => (isNumber ? parseNumber(text) : text);
  const name = line.label.replace(/\[\d+\]$/, '');
  const isUnfilled = isUnfilledValue(name, value);
  const written = isNumber && draft !== '' && read(draft) === value ? draft : formatScalar(value);
  const text = isUnfilled ? '' : written;
  const change = (next: string) => {
    setDraft(next);
    onChange(next === '' && !keepEmpty ? undefined : read(next));
  };
  const common = {
    value: text,
    placeholder: isUnfilled ? written : formatScalar(hint) || undefined,
    autoComplete: 'off',
    spellCheck: false,
  } as const;
  return (
    <Line {...line}>
      {(attributes) =>
        control.kind === 'text' && ((control.long && !isOneLine) || text.includes('\n')) ? (
          <textarea
            {...common}
            {...attributes}
            rows={4}
            onChange={(event) => change(event.target.value)}
          />
        ) : (
          <Input
            {...common}
            {...attributes}
            type={
              control.kind === 'text' && isValidFor(control.input, text) ? control.input : 'text'
            }
            inputMode={isNumber ? (control.integer ? 'numeric' : 'decimal') : undefined}
            onValue={change}
          />
        )
      }
    </Line>
  );
}

// A field for a time shows it in the reader's time zone, and shows the value that is sent.
function Input({
  value,
  type,
  onValue,
  ...rest
}: Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  value: string;
  onValue: (value: string) => void;
}): ReactNode {
  if (type !== 'datetime-local')
    return (
      <input
        {...rest}
        type={type}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
    );
  return (
    <>
      <input
        {...rest}
        type={type}
        step={1}
        value={formatLocalTime(value)}
        onChange={(event) => onValue(parseLocalTime(event.target.value))}
      />
      {value !== '' && <small>{messages.fieldSentAs(<code>{value}</code>)}</small>}
    </>
  );
}

/** A date field shows nothing for a value that is not a date, so such a value is edited as text. */
function isValidFor(input: string, text: string): boolean {
  if (text === '') return true;
  if (input === 'date') return /^\d{4}-\d\d-\d\d$/.test(text);
  return input !== 'datetime-local' || isDateTime(text);
}
