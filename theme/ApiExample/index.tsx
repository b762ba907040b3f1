import React, {type ReactNode} from 'react';
import {
  isShortValue,
  toExampleCode,
  toLanguage,
  type Example,
  type MediaType,
} from 'docusaurus-plugin-api-reference/client';
import ApiAddress from 'docusaurus-plugin-api-reference/parts/ApiAddress';
import ApiLongCode from 'docusaurus-plugin-api-reference/parts/ApiLongCode';
import ApiMarkdown from '@theme/ApiMarkdown';
import ApiValue from '@theme/ApiValue';

export interface Props {
  readonly example: Example;
  /** Absent: the value of a parameter, shown as JSON. */
  readonly mediaType?: MediaType;
  /** Name for assistive technology. */
  readonly label?: string;
}

// An example: its description, and its value in the syntax of the media type. A short value is
// shown in the line.
export default function ApiExample({example, mediaType, label}: Props): ReactNode {
  const {description, value, serialized, externalValue} = example;
  const isInline = !mediaType && value !== undefined && isShortValue(value);
  if (isInline && [description, serialized, externalValue].every((part) => part === undefined))
    return <ApiValue value={value} />;
  const text = isInline ? undefined : toExampleCode(example);
  return (
    <div className="theme-api-example">
      {description !== undefined && <ApiMarkdown>{description}</ApiMarkdown>}
      {isInline && <ApiValue value={value} />}
      {text !== undefined && (
        <ApiLongCode
          language={toLanguage(mediaType?.mediaType ?? 'application/json', value)}
          label={label}
          made={text.made}
        >
          {text.code}
        </ApiLongCode>
      )}
      {isInline && serialized !== undefined && <code>{serialized}</code>}
      {externalValue !== undefined && <ApiAddress address={externalValue} />}
    </div>
  );
}
