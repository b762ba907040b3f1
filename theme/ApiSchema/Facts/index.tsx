import React, {Fragment, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {
  formatJson,
  isShortValue,
  type Json,
  type Anchor,
  type SchemaView,
} from 'docusaurus-plugin-api-reference/client';
import {toAllowed} from 'docusaurus-plugin-api-reference/client/internal';
import ApiCode from '@theme/ApiCode';
import ApiDisclosure from '@theme/ApiDisclosure';
import ApiSchemaEnum from '@theme/ApiSchema/Enum';
import ApiValue from '@theme/ApiValue';

export interface Props {
  readonly view: SchemaView;
  readonly id: Anchor;
  readonly name: string;
  /** As in the schema's body. */
  readonly isDescribed?: boolean;
}

type Fact = {words: string; values: readonly Json[]};

// The values that a schema gives: constant, default, allowed values, examples.
export default function ApiSchemaFacts({
  view: {annotations, target},
  id,
  name,
  isDescribed = annotations.description !== undefined,
}: Props): ReactNode {
  const node = target?.kind === 'schema' ? target : undefined;
  const examples = annotations.examples ?? [];
  const merged = node?.mergedExamples ?? [];
  const short = examples.filter(isShortValue);
  const facts: Fact[] = [];
  const {only, values} = node ? toAllowed(node) : {};
  if (only !== undefined)
    facts.push({
      words: translate({
        id: 'theme.api.schema.const',
        message: 'Always',
        description: 'Comes before the only value that is allowed',
      }),
      values: [only],
    });
  if (annotations.default !== undefined)
    facts.push({
      words: translate({
        id: 'theme.api.schema.default',
        message: 'Default',
        description: 'Comes before the default value',
      }),
      values: [annotations.default],
    });
  if (short.length > 0)
    facts.push({
      words: translate({
        id: 'theme.api.schema.example',
        message: 'e.g.',
        description: 'Comes before examples of a value, short for: for example',
      }),
      values: short,
    });
  for (const {from, value} of merged.filter((example) => isShortValue(example.value)))
    facts.push({words: toExampleOf(from), values: [value]});
  return (
    <>
      {facts.flatMap(({words, values}, position) =>
        toText(position === 0 && isDescribed ? words : ` · ${words}`, values),
      )}
      {values && <ApiSchemaEnum values={values} id={id} name={name} />}
      {[
        ...examples.map((value) => ({
          value,
          summary: translate({
            id: 'theme.api.schema.longExample',
            message: 'Example',
            description: 'Disclosure of an example that is longer than a line',
          }),
        })),
        ...merged.map(({from, value}) => ({value, summary: toExampleOf(from)})),
      ]
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

function toExampleOf(name: string): string {
  return translate(
    {
      id: 'theme.api.schema.exampleOf',
      message: 'Example of {name}',
      description: 'Comes before an example of a named schema that was merged into the one at hand',
    },
    {name},
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
