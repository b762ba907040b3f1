import React, {type ReactNode} from 'react';
import {
  appendKey,
  toControl,
  toEmptyValue,
  useConsole,
  type Control,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import Field, {
  type Props as FieldProps,
} from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field';
import Group from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Group';
import Remove from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Remove';
import type {Schema} from 'docusaurus-plugin-api-reference/client';
import * as messages from '../../messages';
import styles from './styles.module.css';

export interface Props extends FieldProps {
  readonly items: Schema | undefined;
}

export default function ApiConsoleArray({
  items,
  value,
  keepEmpty,
  onChange,
  ...group
}: Props): ReactNode {
  const {context} = useConsole();
  const {label, pointer} = group;
  const rows = Array.isArray(value) ? value : value === undefined ? [] : [value];
  const change = (next: typeof rows) =>
    onChange(next.length === 0 && !keepEmpty ? undefined : next);
  const isPlain = PLAIN.has(toControl(items, context.schemas).kind);
  return (
    <Group {...group} isWide={!isPlain}>
      <div className={isPlain ? styles.plain : styles.list}>
        {rows.map((row, index) => (
          <div key={index} className="theme-api-console-row">
            <div>
              <Field
                schema={items}
                label={`${label}[${index}]`}
                pointer={pointer === undefined ? undefined : appendKey(pointer, index)}
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
    </Group>
  );
}

/** Items that are one field each: the name of the list stands beside all of them. */
const PLAIN: ReadonlySet<string> = new Set<Control['kind']>([
  'choice',
  'boolean',
  'number',
  'text',
]);
