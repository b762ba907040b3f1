import React, {useId, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/ApiConsole/Body/Parts/Part';
import Field from '@theme/ApiConsole/Field';
import Label from '@theme/ApiConsole/Field/Label';
import Remove from '@theme/ApiConsole/Field/Remove';

export default function ApiConsolePart({part, property, onChange, onRemove}: Props): ReactNode {
  const id = useId();
  const label =
    part.name ??
    translate({
      id: 'theme.api.console.body.part',
      message: 'part',
      description: 'Label of a part of a multipart body without a name',
    });
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
            />
            <input
              id={id}
              type="file"
              onChange={(event) => {
                const chosen = event.target.files?.[0];
                onChange({
                  ...part,
                  file: chosen && {
                    kind: 'file',
                    name: chosen.name,
                    type: chosen.type,
                    size: chosen.size,
                    content: chosen,
                  },
                });
              }}
            />
            {part.file && !part.file.content && (
              <p>
                <Translate
                  id="theme.api.console.body.lost"
                  description="Shown when a file was chosen in an earlier request and must be chosen again"
                  values={{name: part.file.name}}
                >
                  {'Choose {name} again: files are not kept.'}
                </Translate>
              </p>
            )}
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
