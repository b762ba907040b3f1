import React, {useId, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Json, Schema} from 'docusaurus-plugin-api-reference/client';
import {
  getProperty,
  isObject,
  isReadOnly,
  setProperty,
  toEmptyValue,
  useConsole,
  type Property,
} from 'docusaurus-plugin-api-reference/client/internal';
import type {Props} from '@theme/ApiConsole/Field/Object';
import ApiButton from '@theme/ApiButton';
import Field from '@theme/ApiConsole/Field';
import Label from '@theme/ApiConsole/Field/Label';
import Remove from '@theme/ApiConsole/Field/Remove';
import ApiSelect from '@theme/ApiSelect';
import styles from './styles.module.css';

/** `schema` is missing where the document says nothing about further properties. */
type ShownProperty = {
  name: string;
  schema: Schema | undefined;
  required?: boolean;
  removable: boolean;
};

// The properties that have values or must have one; the others can be added. Read-only ones are the
// API's to fill in.
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
  const {shown, absent, allowsMore} = listProperties(node, object, schemas);
  const set = (name: string, next: Parameters<typeof onChange>[0]) => {
    const changed = setProperty(object, name, next);
    onChange(Object.keys(changed).length === 0 && !required ? undefined : changed);
  };
  const add = (property: Pick<ShownProperty, 'name' | 'schema'>) =>
    set(property.name, toEmptyValue(property.schema, schemas));
  return (
    <div role="group" aria-labelledby={id} aria-describedby={describedBy}>
      <Label id={id} label={label} schema={schema} required={required} />
      <div className={styles.properties}>
        {shown.map((property) => (
          <PropertyField
            key={property.name}
            property={property}
            value={getProperty(object, property.name)}
            onChange={(next) => set(property.name, next)}
          />
        ))}
        {absent.length > 0 && <AddProperty label={label} absent={absent} onAdd={add} />}
        {allowsMore && (
          <NewProperty
            label={label}
            onAdd={(name) =>
              !Object.hasOwn(object, name) && add({name, schema: node.additionalProperties})
            }
          />
        )}
      </div>
    </div>
  );
}

// Which properties have a field, and which can be added: by their names, or by any name.
function listProperties(
  node: Props['node'],
  object: {[name: string]: Json},
  schemas: Parameters<typeof isReadOnly>[1],
): {shown: ShownProperty[]; absent: Property[]; allowsMore: boolean} {
  const {additionalProperties} = node;
  const isThere = ({name}: Property) => Object.hasOwn(object, name);
  const properties = (node.properties ?? []).filter(
    (property) => isThere(property) || !isReadOnly(property.schema, schemas),
  );
  const named = properties.filter((property) => property.required || isThere(property));
  const further = Object.keys(object).filter(
    (name) => !properties.some((property) => property.name === name),
  );
  return {
    shown: [
      ...named.map((property) => ({...property, removable: !property.required})),
      ...further.map((name) => ({name, schema: additionalProperties, removable: true})),
    ],
    absent: properties.filter((property) => !named.includes(property)),
    allowsMore:
      additionalProperties !== undefined &&
      !(additionalProperties.kind === 'boolean' && !additionalProperties.value),
  };
}

function PropertyField({
  property,
  value,
  onChange,
}: {
  property: ShownProperty;
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
          value={value}
          keepEmpty
          onChange={onChange}
        />
      </div>
      {property.removable && <Remove label={property.name} onRemove={() => onChange(undefined)} />}
    </div>
  );
}

function AddProperty({
  label,
  absent,
  onAdd,
}: {
  label: string;
  absent: readonly Property[];
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
        const property = absent.find(({name}) => name === event.target.value);
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
      {absent.map(({name}) => (
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
