import React, {type ReactNode} from 'react';
import {findNode, toTypeText, useConsole} from 'docusaurus-plugin-api-reference/client/internal';
import type {Schema} from 'docusaurus-plugin-api-reference/client';
import * as messages from '../../messages';
import styles from './styles.module.css';

export interface Props {
  /** Id of the field; without one it is the name of a group. */
  readonly htmlFor?: string;
  readonly id?: string;
  readonly label: string;
  readonly schema: Schema | undefined;
  readonly required?: boolean;
  /** What the field contains; by default the type of the schema. */
  readonly type?: string;
}

// Name, type and requiredness, in words.
export default function ApiConsoleFieldLabel({
  htmlFor,
  id,
  label,
  schema,
  required,
  type: own,
}: Props): ReactNode {
  const {context} = useConsole();
  const type = own ?? (schema && toTypeText(schema, findNode(schema, context.schemas)));
  const content = (
    <>
      <code className="theme-api-console-name">{label}</code>{' '}
      <span className={styles.facts}>
        {type}
        {required && (
          <>
            {' '}
            <span className={styles.required}>{messages.fieldRequired}</span>
          </>
        )}
      </span>
    </>
  );
  return htmlFor === undefined ? (
    <span id={id} className={styles.label}>
      {content}
    </span>
  ) : (
    <label htmlFor={htmlFor} className={styles.label}>
      {content}
    </label>
  );
}
