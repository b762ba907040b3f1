import React, {Fragment, type ReactNode} from 'react';
import {
  isShortValue,
  say,
  type Json,
  type Anchor,
  type SchemaView,
} from 'docusaurus-plugin-api-reference/client';
import {formatJson, toValueFacts} from 'docusaurus-plugin-api-reference/client/internal';
import ApiCode from '@theme/ApiCode';
import ApiDisclosure from 'docusaurus-plugin-api-reference/parts/ApiDisclosure';
import ApiSchemaEnum from '@theme/ApiSchema/Enum';
import ApiValue from '@theme/ApiValue';

export interface Props {
  readonly view: SchemaView;
  readonly id: Anchor;
  readonly name: string;
  /** Of a parameter. */
  readonly example?: Json;
  /** As in the schema's body. */
  readonly isDescribed?: boolean;
}

// The values that a schema gives: constant, default, allowed values, examples.
export default function ApiSchemaFacts({
  view,
  id,
  name,
  example,
  isDescribed = view.annotations.description !== undefined,
}: Props): ReactNode {
  const {facts, allowed} = toValueFacts(view);
  const inline = facts
    .map(({words, values, isExample}) => ({
      words: say(words),
      values: isExample ? values.filter(isShortValue) : values,
    }))
    .filter(({values}) => values.length > 0);
  if (example !== undefined) inline.push({words: say('schema.example'), values: [example]});
  return (
    <>
      {inline.flatMap(({words, values}, position) =>
        toText(position === 0 && isDescribed ? words : ` · ${words}`, values),
      )}
      {allowed && <ApiSchemaEnum values={allowed} id={id} name={name} />}
      {facts
        .filter(({isExample}) => isExample)
        .flatMap(({words, values}) => values.map((value) => ({value, summary: say(words)})))
        .filter(({value}) => !isShortValue(value))
        .map(({value, summary}, index) => (
          <ApiDisclosure
            key={index}
            id={`${id}:example`}
            label={`${name}: ${summary}`}
            summary={summary}
          >
            <ApiCode language="json">{formatJson(value, 2)}</ApiCode>
          </ApiDisclosure>
        ))}
    </>
  );
}

// Labels and values on the existing line: a page has hundreds of them, so they have no elements of
// their own.
function toText(words: string, values: readonly Json[]): ReactNode[] {
  return values.map((value, index) => (
    <Fragment key={`${words} ${index}`}>
      {index === 0 ? `${words} ` : ', '}
      <ApiValue value={value} />
    </Fragment>
  ));
}
