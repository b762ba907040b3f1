import React, {useId, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {
  getProperty,
  isObject,
  isReadOnly,
  setProperty,
  toEmptyValue,
  useConsole,
} from 'docusaurus-plugin-api-reference/client/internal';
import type {Props} from '@theme/ApiConsole/Field/Object';
import ApiButton from '@theme/ApiButton';
import Field from '@theme/ApiConsole/Field';
import Label from '@theme/ApiConsole/Field/Label';
import ApiSelect from '@theme/ApiSelect';
import styles from './styles.module.css';

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
  const properties = (node.properties ?? []).filter(
    (property) => Object.hasOwn(object, property.name) || !isReadOnly(property.schema, schemas),
  );
  const shown = properties.filter(
    (property) => property.required || Object.hasOwn(object, property.name),
  );
  const further = Object.keys(object).filter(
    (name) => !properties.some((property) => property.name === name),
  );
  const absent = properties.filter((property) => !shown.includes(property));
  const allowsMore =
    node.additionalProperties !== undefined &&
    !(node.additionalProperties.kind === 'boolean' && !node.additionalProperties.value);
  const set = (name: string, next: Parameters<typeof onChange>[0]) => {
    const changed = setProperty(object, name, next);
    onChange(Object.keys(changed).length === 0 && !required ? undefined : changed);
  };
  return (
    <div role="group" aria-labelledby={id} aria-describedby={describedBy}>
      <Label id={id} label={label} schema={schema} required={required} />
      <div className={styles.properties}>
        {[
          ...shown.map((property) => ({...property, removable: !property.required})),
          ...further.map((name) => ({
            name,
            schema: node.additionalProperties,
            required: undefined,
            removable: true,
          })),
        ].map((property) => (
          <div key={property.name} className={styles.property}>
            <div className={styles.value}>
              <Field
                schema={property.schema}
                label={property.name}
                required={property.required}
                value={getProperty(object, property.name)}
                keepEmpty
                onChange={(next) => set(property.name, next)}
              />
            </div>
            {property.removable && (
              <ApiButton
                aria-label={translate(
                  {
                    id: 'theme.api.console.field.removeItem',
                    message: 'Remove {label}',
                    description: 'Accessible name of the button that removes an item or property',
                  },
                  {label: property.name},
                )}
                onClick={() => set(property.name, undefined)}
              >
                −
              </ApiButton>
            )}
          </div>
        ))}
        {absent.length > 0 && (
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
              if (property) set(property.name, toEmptyValue(property.schema, schemas));
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
        )}
        {allowsMore && (
          <NewProperty
            label={label}
            onAdd={(name) =>
              !Object.hasOwn(object, name) &&
              set(name, toEmptyValue(node.additionalProperties, schemas))
            }
          />
        )}
      </div>
    </div>
  );
}

function NewProperty({label, onAdd}: {label: string; onAdd: (name: string) => void}): ReactNode {
  const [name, setName] = useState('');
  return (
    <div className={styles.property}>
      <div className={styles.value}>
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
