import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Schema} from 'docusaurus-plugin-api-reference/client';
import {
  partAnchor,
  toTerms,
  toValues,
  type SchemaPart,
} from 'docusaurus-plugin-api-reference/client/internal';
import type {Props} from '@theme/ApiSchema/Conditions';
import ApiRows from '@theme/ApiRows';
import ApiSchemaProperty from '@theme/ApiSchema/Property';
import ApiSchemaTerms from '@theme/ApiSchema/Terms';

// What holds under a condition, what must not hold, and what is inside a text.
export default function ApiSchemaConditions({
  node: {conditions = [], dependentSchemas = [], not = [], content},
  id,
  direction,
}: Props): ReactNode {
  const rows: ReactNode[] = [];
  const add = (part: SchemaPart, name: string, schema: Schema | undefined) => {
    if (schema)
      rows.push(
        <ApiSchemaProperty
          key={part}
          schema={schema}
          id={partAnchor(id, part)}
          direction={direction}
          name={name}
          isWord
          isOpen
        />,
      );
  };
  for (const [index, {property, schema}] of dependentSchemas.entries()) {
    add(
      `with-${index}`,
      translate(
        {
          id: 'theme.api.schema.with',
          message: 'with {property}',
          description: 'Comes before rules that hold when a property is there',
        },
        {property},
      ),
      schema,
    );
  }
  for (const [index, condition] of conditions.entries()) {
    const part = `if-${index}` as const;
    const name = translate({
      id: 'theme.api.schema.if',
      message: 'if',
      description: 'Comes before a condition',
    });
    const terms = toTerms(condition.if);
    if (terms)
      rows.push(<ApiSchemaTerms key={part} id={partAnchor(id, part)} name={name} terms={terms} />);
    else add(part, name, condition.if);
    add(
      `then-${index}`,
      translate({
        id: 'theme.api.schema.then',
        message: 'then',
        description: 'Comes before what holds if the condition above does',
      }),
      condition.then,
    );
    add(
      `else-${index}`,
      translate({
        id: 'theme.api.schema.else',
        message: 'else',
        description: 'Comes before what holds if the condition above does not',
      }),
      condition.else,
    );
  }
  for (const [index, schema] of not.entries()) {
    const part = `not-${index}` as const;
    const values = toValues(schema);
    const terms = toTerms(schema)?.filter((term) => !term.orAbsent && !term.values);
    if (values)
      rows.push(
        <ApiSchemaTerms
          key={part}
          id={partAnchor(id, part)}
          name={translate({
            id: 'theme.api.schema.notValues',
            message: 'must not be',
            description: 'Comes before values that are not allowed',
          })}
          values={values}
        />,
      );
    else if (
      terms &&
      terms.length > 0 &&
      schema.kind === 'schema' &&
      terms.length === schema.properties?.length
    ) {
      rows.push(
        <ApiSchemaTerms
          key={part}
          id={partAnchor(id, part)}
          name={translate({
            id: 'theme.api.schema.notPresent',
            message: 'must not hold that',
            description: 'Comes before properties that must not be there (together)',
          })}
          terms={terms}
        />,
      );
    } else
      add(
        part,
        translate({
          id: 'theme.api.schema.not',
          message: 'must not match',
          description: 'Comes before what a value must not be',
        }),
        schema,
      );
  }
  add(
    'content',
    translate({
      id: 'theme.api.schema.content',
      message: 'decoded content',
      description: 'Comes before the schema of what is inside an encoded text',
    }),
    content?.schema,
  );
  return rows.length > 0 ? <ApiRows>{rows}</ApiRows> : null;
}
