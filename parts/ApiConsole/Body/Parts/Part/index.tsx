import React, {useId, type ReactNode} from 'react';
import {
  toFileValue,
  type PartValue,
  type Property,
} from 'docusaurus-plugin-api-reference/client/internal';
import Field from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field';
import Label from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Label';
import Remove from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/Remove';
import * as messages from '../../../messages';

export interface Props {
  readonly part: PartValue;
  /** What the document says about the part. */
  readonly property?: Property;
  readonly onChange: (part: PartValue) => void;
  /** Absent for a required part. */
  readonly onRemove?: () => void;
}

type FilePart = Extract<Props['part'], {kind: 'file'}>;

export default function ApiConsolePart({part, property, onChange, onRemove}: Props): ReactNode {
  const label = part.name ?? messages.bodyPart;
  return (
    <div className="theme-api-console-row">
      <div>
        {part.kind === 'file' ? (
          <FileField part={part} property={property} label={label} onChange={onChange} />
        ) : (
          <Field
            schema={property?.schema}
            label={label}
            required={property?.required}
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

function FileField({
  part,
  property,
  label,
  onChange,
}: Pick<Props, 'property' | 'onChange'> & {part: FilePart; label: string}): ReactNode {
  const id = useId();
  return (
    <div className="theme-api-console-line">
      <Label htmlFor={id} label={label} schema={property?.schema} required={property?.required} />
      <input
        id={id}
        type="file"
        onChange={({target: {files}}) => onChange({...part, file: toFileValue(files)})}
      />
      {part.file && !part.file.content && <p>{messages.bodyLost(part.file.name)}</p>}
    </div>
  );
}
