import React, {type ReactNode} from 'react';
import {
  sayAll,
  toSchemaView,
  type Schema,
  type SchemaView,
} from 'docusaurus-plugin-api-reference/client';
import {
  findNode,
  toSchemaFacts,
  toTypeText,
  useConsole,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiSchemaConstraints from '@theme/ApiSchema/Constraints';
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

// Name, type, format, limits and requiredness, in words.
export default function ApiConsoleFieldLabel({
  htmlFor,
  id,
  label,
  schema,
  required,
  type: own,
}: Props): ReactNode {
  const {context} = useConsole();
  const node = findNode(schema, context.schemas);
  const type = own ?? (schema && toTypeText(schema, node));
  const content = (
    <>
      <code className="theme-api-console-name">{label}</code>{' '}
      <span className={styles.facts}>
        {type}
        {node?.constraints && <ApiSchemaConstraints constraints={node.constraints} />}
        {node && sayAll(toSchemaFacts({node, annotations: {}}))}
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

/** What the document says about a value, with what a reference says beside its target. */
export function useView(schema: Schema | undefined): SchemaView | undefined {
  const {lookup} = useConsole();
  return schema && toSchemaView(schema, lookup);
}
