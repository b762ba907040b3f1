import React, {type ReactNode, useId} from 'react';
import {
  findNode,
  isBinary,
  toEmptyValue,
  toPartSchema,
  toPointer,
  useConsole,
  type PartValue,
  type BodyValues,
  type Property,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiSelect from 'docusaurus-plugin-api-reference/parts/ApiSelect';
import type {MediaType} from 'docusaurus-plugin-api-reference/client';
import Field from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field';
import FileField from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/File';
import Label from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Label';
import Remove from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Remove';
import * as messages from '../../messages';
import styles from './styles.module.css';

export interface Props {
  readonly body: Extract<BodyValues, {kind: 'parts'}>;
  readonly mediaType: MediaType;
}

// The parts of a multipart body, in order. Names may repeat.
export default function ApiConsoleBodyParts({body, mediaType}: Props): ReactNode {
  const {context, dispatch} = useConsole();
  const {schemas} = context;
  const properties = findNode(mediaType.schema, schemas)?.properties ?? [];
  const update = (parts: PartValue[]) => dispatch({kind: 'body', body: {...body, parts}});
  const add = (name: string) => {
    const schema = properties.find((property) => property.name === name)?.schema;
    const node = findNode(schema, schemas);
    const item = node?.items ?? schema;
    const isFile = isBinary(schema, schemas) || isBinary(item, schemas);
    update([
      ...body.parts,
      isFile
        ? {kind: 'file', name}
        : {
            kind: 'value',
            name,
            value: toEmptyValue(
              schema && toPartSchema(mediaType, {name, schema}, schemas),
              schemas,
            ),
          },
    ]);
  };
  const count = (name: string | undefined) =>
    body.parts.filter((part) => part.name === name).length;
  const addable = properties.filter(
    ({name, schema}) => count(name) === 0 || findNode(schema, schemas)?.types?.includes('array'),
  );
  return (
    <div className={styles.parts}>
      {body.parts.map((part, index) => {
        const own = properties.find(({name}) => name === part.name);
        const property = own && {...own, schema: toPartSchema(mediaType, own, schemas)};
        const remove = () => update(body.parts.filter((_, at) => at !== index));
        return (
          <Part
            key={index}
            part={part}
            property={property}
            onChange={(next) =>
              update(body.parts.map((other, at) => (at === index ? next : other)))
            }
            onRemove={property?.required && count(part.name) === 1 ? undefined : remove}
          />
        );
      })}
      {addable.length > 0 && (
        <ApiSelect
          isField
          aria-label={messages.bodyAddPartLabel}
          value=""
          onChange={(event) => add(event.target.value)}
        >
          <option value="">{messages.bodyAddPart}</option>
          {addable.map(({name}) => (
            <option key={name}>{name}</option>
          ))}
        </ApiSelect>
      )}
    </div>
  );
}

type PartProps = {
  readonly part: PartValue;
  /** What the document says about the part. */
  readonly property?: Property;
  readonly onChange: (part: PartValue) => void;
  /** Absent for a required part. */
  readonly onRemove?: () => void;
};

function Part({part, property, onChange, onRemove}: PartProps): ReactNode {
  const id = useId();
  const label = part.name ?? messages.bodyPart;
  return (
    <div className="theme-api-console-row">
      <div>
        {part.kind === 'file' ? (
          <div className="theme-api-console-line">
            <Label
              htmlFor={id}
              label={label}
              schema={property?.schema}
              required={property?.required}
              type={messages.fieldFile}
            />
            <FileField id={id} file={part.file} onChange={(file) => onChange({...part, file})} />
          </div>
        ) : (
          <Field
            schema={property?.schema}
            label={label}
            required={property?.required}
            pointer={part.name === undefined ? undefined : toPointer(part.name)}
            value={part.value}
            keepEmpty
            onChange={(value) => onChange({...part, value})}
          />
        )}
      </div>
      {onRemove && <Remove label={label} onRemove={onRemove} />}
    </div>
  );
}
