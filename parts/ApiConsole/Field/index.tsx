import React, {useEffect, type ReactNode} from 'react';
import {
  isNullable,
  toControl,
  useConsole,
  type Control,
} from 'docusaurus-plugin-api-reference/client/internal';
import ArrayField from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Array';
import Choice from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Choice';
import JsonField from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Json';
import Nullable from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Nullable';
import ObjectField from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Object';
import Scalar from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Scalar';
import Variants from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Variants';
import type {Json, Schema} from 'docusaurus-plugin-api-reference/client';

export interface Props {
  readonly schema: Schema | undefined;
  readonly label: string;
  readonly required?: boolean;
  /** `undefined`: absent. */
  readonly value: Json | undefined;
  /** Shown in an empty field. It is not sent. */
  readonly hint?: Json;
  /** Id of the message about the value. */
  readonly describedBy?: string;
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
