import React, {useEffect, type ReactNode} from 'react';
import {
  isNullable,
  toControl,
  useConsole,
  type Control,
  toEmptyValue,
} from 'docusaurus-plugin-api-reference/client/internal';
import ArrayField from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Array';
import Choice from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Choice';
import JsonField from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Json';
import ObjectField from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Object';
import Scalar from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Scalar';
import Variants from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Variants';
import type {Json, Markdown, Schema} from 'docusaurus-plugin-api-reference/client';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import Label from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Label';
import * as messages from '../messages';
import styles from './styles.module.css';

export interface Props {
  readonly schema: Schema | undefined;
  readonly label: string;
  readonly required?: boolean;
  /** `undefined`: absent. */
  readonly value: Json | undefined;
  /** Of the parameter; by default, that of the schema. */
  readonly description?: Markdown;
  /** Shown in an empty field. It is not sent. */
  readonly hint?: Json;
  /** JSON pointer of a value in the body, at which findings and remarks of the API are shown. */
  readonly pointer?: string;
  /** Id of the message about the value. */
  readonly describedBy?: string;
  /** The value has no line breaks, as those of parameters. */
  readonly isOneLine?: boolean;
  /** An empty string, list or object counts as a value here, not as absent. */
  readonly keepEmpty?: boolean;
  readonly onChange: (value: Json | undefined) => void;
}

// The part of the form for one value, built from its schema. An absent value is `undefined`.
export default function ApiConsoleField(props: Props): ReactNode {
  const {context, loadSchema} = useConsole();
  const missing =
    props.schema?.kind === 'reference' && !Object.hasOwn(context.schemas, props.schema.id)
      ? props.schema.id
      : undefined;
  useEffect(() => {
    if (missing !== undefined) loadSchema(missing);
  }, [missing, loadSchema]);
  const control = toControl(props.schema, context.schemas);
  // A parameter that is null is not sent at all. In a body, null is a value like any other.
  if (props.keepEmpty && control.kind !== 'json' && isNullable(props.schema, context.schemas)) {
    return (
      <Nullable {...props}>
        <Kind {...props} control={control} />
      </Nullable>
    );
  }
  return <Kind {...props} control={control} />;
}

function Kind({control, ...props}: Props & {control: Control}): ReactNode {
  switch (control.kind) {
    case 'choice':
      return <Choice {...props} options={control.options} />;
    case 'boolean':
      return (
        <Choice
          {...props}
          options={[
            {value: true, label: 'true'},
            {value: false, label: 'false'},
          ]}
        />
      );
    case 'number':
      return <Scalar {...props} control={control} />;
    case 'text':
      return <Scalar {...props} control={control} />;
    case 'array':
      return <ArrayField {...props} items={control.items} />;
    case 'object':
      return <ObjectField {...props} node={control.node} />;
    case 'variants':
      return <Variants {...props} group={control.group} node={control.node} />;
    case 'json':
      return <JsonField {...props} />;
  }
}

// A value that may be null, which differs from empty and from absent. The children are the field for
// a value that is not null.
function Nullable({
  schema,
  label,
  required,
  value,
  onChange,
  children,
}: Props & {children: ReactNode}): ReactNode {
  const {context} = useConsole();
  const isNull = value === null;
  return (
    <div className="theme-api-console-row">
      <div>{isNull ? <Label label={label} schema={schema} required={required} /> : children}</div>
      <ApiButton
        className={styles.null}
        aria-pressed={isNull}
        aria-label={messages.fieldNull(label)}
        onClick={() => onChange(isNull ? toEmptyValue(schema, context.schemas) : null)}
      >
        null
      </ApiButton>
    </div>
  );
}
