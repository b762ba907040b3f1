import React, {useId, useState, type ReactNode} from 'react';
import {formatScalar, parseNumber} from 'docusaurus-plugin-api-reference/client';
import type {Props} from '@theme/ApiConsole/Field/Scalar';
import Label from '@theme/ApiConsole/Field/Label';

export default function ApiConsoleScalar({control, schema, label, required, value, describedBy, keepEmpty, onChange}: Props): ReactNode {
  const id = useId();
  // What is being typed: "1." is on its way to 1.5, and not yet another number than 1.
  const [draft, setDraft] = useState('');
  const isNumber = control.kind === 'number';
  const read = (text: string) => (isNumber ? parseNumber(text) : text);
  const text = isNumber && draft !== '' && read(draft) === value ? draft : formatScalar(value);
  const change = (next: string) => {
    setDraft(next);
    onChange(next === '' && !keepEmpty ? undefined : read(next));
  };
  const common = {id, value: text, 'aria-describedby': describedBy, 'aria-required': required, 'aria-invalid': describedBy !== undefined, autoComplete: 'off', spellCheck: false} as const;
  return (
    <div>
      <Label htmlFor={id} label={label} schema={schema} required={required} />
      {control.kind === 'text' && (control.long || text.includes('\n')) ? (
        <textarea {...common} rows={4} onChange={(event) => change(event.target.value)} />
      ) : (
        <input {...common} type={control.kind === 'text' && isValidFor(control.input, text) ? control.input : 'text'} inputMode={isNumber ? (control.integer ? 'numeric' : 'decimal') : undefined} onChange={(event) => change(event.target.value)} />
      )}
    </div>
  );
}

/** A date field shows nothing of what is no date: such a value stays text. */
function isValidFor(input: string, text: string): boolean {
  return input !== 'date' || text === '' || /^\d{4}-\d\d-\d\d$/.test(text);
}
