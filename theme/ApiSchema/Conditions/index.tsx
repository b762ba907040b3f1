import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {partAnchor, type Schema, type SchemaPart} from 'docusaurus-plugin-api-reference/client';
import type {Props} from '@theme/ApiSchema/Conditions';
import ApiRows from '@theme/ApiRows';
import ApiSchemaProperty from '@theme/ApiSchema/Property';

// What holds under a condition, what must not hold, and what is inside a text.
export default function ApiSchemaConditions({node: {conditions = [], dependentSchemas = [], not = [], content}, id, direction}: Props): ReactNode {
  const rows: ReactNode[] = [];
  const add = (part: SchemaPart, name: string, schema: Schema | undefined) => {
    if (schema) rows.push(<ApiSchemaProperty key={part} schema={schema} id={partAnchor(id, part)} direction={direction} name={name} isWord isOpen />);
  };
  for (const [index, {property, schema}] of dependentSchemas.entries()) {
    add(`with-${index}`, translate({id: 'theme.api.schema.with', message: 'with {property}', description: 'Comes before rules that hold when a property is there'}, {property}), schema);
  }
  for (const [index, condition] of conditions.entries()) {
    add(`if-${index}`, translate({id: 'theme.api.schema.if', message: 'if', description: 'Comes before a condition'}), condition.if);
    add(`then-${index}`, translate({id: 'theme.api.schema.then', message: 'then', description: 'Comes before what holds if the condition above does'}), condition.then);
    add(`else-${index}`, translate({id: 'theme.api.schema.else', message: 'else', description: 'Comes before what holds if the condition above does not'}), condition.else);
  }
  for (const [index, schema] of not.entries()) {
    add(`not-${index}`, translate({id: 'theme.api.schema.not', message: 'must not match', description: 'Comes before what a value must not be'}), schema);
  }
  add('content', translate({id: 'theme.api.schema.content', message: 'decoded content', description: 'Comes before the schema of what is inside an encoded text'}), content?.schema);
  return rows.length > 0 ? <ApiRows>{rows}</ApiRows> : null;
}
