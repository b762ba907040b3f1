import React, {useState, type ReactNode} from 'react';
import type {Json, NodeSchema} from 'docusaurus-plugin-api-reference/client';
import {
  appendKey,
  getProperty,
  isObject,
  listFields,
  setProperty,
  toEmptyValue,
  useConsole,
  type ObjectField,
  type Property,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import Field, {
  type Props as FieldProps,
} from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field';
import Group from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Group';
import Remove from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Remove';
import ApiSelect from 'docusaurus-plugin-api-reference/parts/ApiSelect';
import * as messages from '../../messages';
import styles from './styles.module.css';

export interface Props extends FieldProps {
  readonly node: NodeSchema;
}

// The form of an object: fields for the properties that a request is likely to have, and a menu of
// the others.
export default function ApiConsoleObject({node, value, onChange, ...group}: Props): ReactNode {
  const {context} = useConsole();
  const {schemas} = context;
  const {label, pointer, required} = group;
  const object = isObject(value) ? value : {};
  const {fields, addable} = listFields(node, object, schemas);
  const set = (name: string, next: Parameters<typeof onChange>[0]) => {
    const changed = setProperty(object, name, next);
    onChange(Object.keys(changed).length === 0 && !required ? undefined : changed);
  };
  const add = (property: Pick<ObjectField, 'name' | 'schema'>) =>
    set(property.name, toEmptyValue(property.schema, schemas));
  return (
    <Group {...group} isWide>
      <div className={styles.properties}>
        {fields.map((property) => (
          <PropertyField
            key={property.name}
            pointer={pointer === undefined ? undefined : appendKey(pointer, property.name)}
            property={property}
            value={getProperty(object, property.name)}
            onChange={(next) => set(property.name, next)}
          />
        ))}
        {addable.length > 0 && <AddProperty label={label} addable={addable} onAdd={add} />}
        {allowsMore(node) && (
          <NewProperty
            label={label}
            onAdd={(name) =>
              getProperty(object, name) === undefined &&
              add({name, schema: node.additionalProperties})
            }
          />
        )}
      </div>
    </Group>
  );
}

function allowsMore({additionalProperties}: Props['node']): boolean {
  return (
    additionalProperties !== undefined &&
    !(additionalProperties.kind === 'boolean' && !additionalProperties.value)
  );
}

function PropertyField({
  property,
  pointer,
  value,
  onChange,
}: {
  property: ObjectField;
  pointer: string | undefined;
  value: Json | undefined;
  onChange: Props['onChange'];
}): ReactNode {
  return (
    <div className="theme-api-console-row">
      <div>
        <Field
          schema={property.schema}
          label={property.name}
          required={property.required}
          pointer={pointer}
          value={value}
          keepEmpty
          onChange={onChange}
        />
      </div>
      {property.removable && (
        <Remove
          label={property.name}
          // The button disappears with the value; the field stays if the form offers it.
          onRemove={() => onChange(undefined)}
        />
      )}
    </div>
  );
}

function AddProperty({
  label,
  addable,
  onAdd,
}: {
  label: string;
  addable: readonly Property[];
  onAdd: (property: Property) => void;
}): ReactNode {
  return (
    <ApiSelect
      isField
      aria-label={messages.fieldAddPropertyLabel(label)}
      value=""
      onChange={(event) => {
        const property = addable.find(({name}) => name === event.target.value);
        if (property) onAdd(property);
      }}
    >
      <option value="">{messages.fieldAddProperty}</option>
      {addable.map(({name}) => (
        <option key={name}>{name}</option>
      ))}
    </ApiSelect>
  );
}

function NewProperty({label, onAdd}: {label: string; onAdd: (name: string) => void}): ReactNode {
  const [name, setName] = useState('');
  return (
    <div className="theme-api-console-row">
      <div>
        <input
          type="text"
          value={name}
          placeholder={messages.fieldNewName}
          aria-label={messages.fieldNewNameLabel(label)}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <ApiButton
        disabled={name === ''}
        onClick={() => {
          onAdd(name);
          setName('');
        }}
      >
        {messages.fieldAdd}
      </ApiButton>
    </div>
  );
}
