import React, {useId, type ReactNode} from 'react';
import {
  findVariant,
  isObject,
  listVariantProperties,
  switchVariant,
  toControl,
  useConsole,
} from 'docusaurus-plugin-api-reference/client/internal';
import Field, {
  type Props as FieldProps,
} from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field';
import ObjectField from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Object';
import ApiSelect from 'docusaurus-plugin-api-reference/parts/ApiSelect';
import type {NodeSchema, VariantGroup} from 'docusaurus-plugin-api-reference/client';
import * as messages from '../../messages';
import styles from './styles.module.css';

export interface Props extends FieldProps {
  readonly group: VariantGroup;
  /** The schema that has the variants. */
  readonly node: NodeSchema;
}

// One of several shapes. Values that the shapes have in common are kept when the reader switches
// between them.
export default function ApiConsoleVariants({group, node, ...field}: Props): ReactNode {
  const {context} = useConsole();
  const {schemas} = context;
  const id = useId();
  const index = findVariant(group, field.value, schemas);
  const variant = group.variants[index];
  const control = toControl(variant?.schema, schemas);
  return (
    <div className={styles.variants}>
      <div>
        <label htmlFor={id}>{messages.fieldVariant(field.label)}</label>
        <ApiSelect
          isField
          id={id}
          value={index}
          onChange={(event) =>
            field.onChange(
              switchVariant(group, Number(event.target.value), field.value, schemas, node),
            )
          }
        >
          {group.variants.map(({label}, at) => (
            <option key={at} value={at}>
              {label}
            </option>
          ))}
        </ApiSelect>
      </div>
      {control.kind === 'object' && (node.properties || isObject(field.value)) ? (
        <ObjectField
          {...field}
          schema={variant?.schema}
          node={{...control.node, properties: listVariantProperties(node, control.node)}}
        />
      ) : (
        <Field {...field} schema={variant?.schema} />
      )}
    </div>
  );
}
