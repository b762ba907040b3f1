import React, {useId, useState, type ComponentProps, type ReactNode} from 'react';
import {
  formatLocalTime,
  formatScalar,
  isDateTime,
  isUnfilledValue,
  parseLocalTime,
  parseNumber,
  type Control,
} from 'docusaurus-plugin-api-reference/client/internal';
import Label from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Label';
import type {Props as FieldProps} from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field';
import * as messages from '../../messages';

export interface Props extends FieldProps {
  readonly control: Extract<Control, {kind: 'text' | 'number'}>;
}

export default function ApiConsoleScalar({
  control,
  schema,
  label,
  required,
  value,
  hint,
  describedBy,
  keepEmpty,
  onChange,
}: Props): ReactNode {
  const id = useId();
  // The text being typed: "1." on the way to 1.5 is not yet a number other than 1.
  const [draft, setDraft] = useState('');
  const isNumber = control.kind === 'number';
  const read = (text: string) => (isNumber ? parseNumber(text) : text);
  const name = label.replace(/\[\d+\]$/, '');
  const isUnfilled = isUnfilledValue(name, value);
  const written = isNumber && draft !== '' && read(draft) === value ? draft : formatScalar(value);
  const text = isUnfilled ? '' : written;
  const change = (next: string) => {
    setDraft(next);
    onChange(next === '' && !keepEmpty ? undefined : read(next));
  };
  const common = {
    id,
    value: text,
    placeholder: isUnfilled ? written : formatScalar(hint) || undefined,
    'aria-describedby': describedBy,
    'aria-required': required,
    'aria-invalid': describedBy !== undefined,
    autoComplete: 'off',
    spellCheck: false,
  } as const;
  return (
    <div className="theme-api-console-line">
      <Label htmlFor={id} label={label} schema={schema} required={required} />
      {control.kind === 'text' && (control.long || text.includes('\n')) ? (
        <textarea {...common} rows={4} onChange={(event) => change(event.target.value)} />
      ) : (
        <Input
          {...common}
          type={control.kind === 'text' && isValidFor(control.input, text) ? control.input : 'text'}
          inputMode={isNumber ? (control.integer ? 'numeric' : 'decimal') : undefined}
          onValue={change}
        />
      )}
    </div>
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
