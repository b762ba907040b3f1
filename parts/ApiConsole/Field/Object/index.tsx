import React, {useId, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Json, NodeSchema} from 'docusaurus-plugin-api-reference/client';
import {
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
import Label from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Label';
import Remove from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Remove';
import ApiSelect from 'docusaurus-plugin-api-reference/parts/ApiSelect';
import styles from './styles.module.css';

export interface Props extends FieldProps {
  readonly node: NodeSchema;
}

// The form of an object: fields for the properties that a request is likely to have, and a menu of
// the others.
export default function ApiConsoleObject({
  node,
  schema,
  label,
  required,
  value,
  describedBy,
  onChange,
}: Props): ReactNode {
  const {context} = useConsole();
  const {schemas} = context;
  const id = useId();
  const object = isObject(value) ? value : {};
  const {fields, addable} = listFields(node, object, schemas);
  const set = (name: string, next: Parameters<typeof onChange>[0]) => {
    const changed = setProperty(object, name, next);
    onChange(Object.keys(changed).length === 0 && !required ? undefined : changed);
  };
  const add = (property: Pick<ObjectField, 'name' | 'schema'>) =>
    set(property.name, toEmptyValue(property.schema, schemas));
  return (
    <div role="group" aria-labelledby={id} aria-describedby={describedBy}>
      <Label id={id} label={label} schema={schema} required={required} />
      <div className={styles.properties}>
        {fields.map((property) => (
          <PropertyField
            key={property.name}
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
    </div>
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
  value,
  onChange,
}: {
  property: ObjectField;
  value: Json | undefined;
  onChange: Props['onChange'];
}): ReactNode {
  const row = useRef<HTMLDivElement>(null);
  return (
    <div className="theme-api-console-row">
      <div ref={row}>
        <Field
          schema={property.schema}
          label={property.name}
          required={property.required}
          value={value}
          keepEmpty
          onChange={onChange}
        />
      </div>
      {property.removable && (
        <Remove
          label={property.name}
          onRemove={() => {
            // The button disappears with the value; the field stays if the form offers it.
            row.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
            onChange(undefined);
          }}
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
      aria-label={translate(
        {
          id: 'theme.api.console.field.addPropertyLabel',
          message: 'Add a property to {label}',
          description: 'Accessible name of the choice of optional properties to add',
        },
        {label},
      )}
      value=""
      onChange={(event) => {
        const property = addable.find(({name}) => name === event.target.value);
        if (property) onAdd(property);
      }}
    >
      <option value="">
        {translate({
          id: 'theme.api.console.field.addProperty',
          message: 'Add a property…',
          description: 'First entry of the choice of optional properties to add',
        })}
      </option>
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
          placeholder={translate({
            id: 'theme.api.console.field.newName',
            message: 'Name of a further property',
            description:
              'Placeholder of the field for the name of a property that the document does not list',
          })}
          aria-label={translate(
            {
              id: 'theme.api.console.field.newNameLabel',
              message: 'Name of a further property of {label}',
              description:
                'Accessible name of the field for the name of a property that the document does not list',
            },
            {label},
          )}
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
        <Translate
          id="theme.api.console.field.add"
          description="Button that adds a property of the typed name"
        >
          Add
        </Translate>
      </ApiButton>
    </div>
  );
}
