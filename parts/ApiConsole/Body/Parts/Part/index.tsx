import React, {useId, type ReactNode} from 'react';
import type {PartValue, Property} from 'docusaurus-plugin-api-reference/client/internal';
import Field from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field';
import FileField from 'docusaurus-plugin-api-reference/parts/ApiConsole/Field/File';
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

export default function ApiConsolePart({part, property, onChange, onRemove}: Props): ReactNode {
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
