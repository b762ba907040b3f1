import React, {useId, useState, type ReactNode} from 'react';
import {
  formatJson,
  formatValue,
  parseExactJson,
} from 'docusaurus-plugin-api-reference/client/internal';
import Line from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Line';
import type {Props as FieldProps} from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field';
import * as messages from '../../messages';

export interface Props extends FieldProps {}

// For a value whose type the schema does not specify: JSON, or plain text.
export default function ApiConsoleJson({value, onChange, ...line}: Props): ReactNode {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const shown = draft !== undefined && isSame(read(draft), value) ? draft : format(value);
  return (
    <Line {...line} isWide>
      {({'aria-describedby': describedBy, ...attributes}) => (
        <>
          <textarea
            {...attributes}
            dir="ltr"
            rows={Math.min(8, shown.split('\n').length + 1)}
            spellCheck={false}
            value={shown}
            aria-describedby={[id, describedBy].filter(Boolean).join(' ')}
            onChange={(event) => {
              setDraft(event.target.value);
              onChange(read(event.target.value));
            }}
          />
          <small id={id}>{messages.fieldJson}</small>
        </>
      )}
    </Line>
  );
}

function read(text: string): Props['value'] {
  return text === '' ? undefined : (parseExactJson(text)?.value ?? text);
}

function format(value: Props['value']): string {
  if (value === undefined) return '';
  return typeof value === 'string' && parseExactJson(formatValue(value)) === undefined
    ? value
    : formatJson(value, 2);
}

function isSame(left: Props['value'], right: Props['value']): boolean {
  return (
    left === right ||
    (left !== undefined && right !== undefined && formatJson(left) === formatJson(right))
  );
}
