import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {NodeSchema, Schema, Anchor, Direction} from 'docusaurus-plugin-api-reference/client';
import {
  partAnchor,
  toTerms,
  toValues,
  type SchemaPart,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiRows from '@theme/ApiRows';
import ApiSchemaProperty from '@theme/ApiSchema/Property';
import ApiSchemaTerms, {type Props as TermsProps} from '@theme/ApiSchema/Terms';

export interface Props {
  readonly node: NodeSchema;
  readonly id: Anchor;
  readonly direction: Direction;
}

type Terms = Pick<TermsProps, 'terms' | 'values'>;
type ToRow = (part: SchemaPart, name: string, rule: Schema | Terms) => ReactNode;

// The conditions of a schema, what must not hold, and the content of encoded strings.
export default function ApiSchemaConditions({
  node: {conditions = [], dependentSchemas = [], not = [], content},
  id,
  direction,
}: Props): ReactNode {
  const toRow: ToRow = (part, name, rule) => {
    const row = {id: partAnchor(id, part), name};
    return 'kind' in rule ? (
      <ApiSchemaProperty key={part} {...row} schema={rule} direction={direction} isWord isOpen />
    ) : (
      <ApiSchemaTerms key={part} {...row} {...rule} />
    );
  };
  const rows = [
    ...dependentSchemas.map(({property, schema}, index) =>
      toRow(`with-${index}`, toWithName(property), schema),
    ),
    ...conditions.flatMap((condition, index) => toConditionRows(condition, index, toRow)),
    ...not.map((schema, index) => toNotRow(schema, `not-${index}`, toRow)),
    ...(content?.schema ? [toRow('content', toContentName(), content.schema)] : []),
  ];
  return rows.length > 0 ? <ApiRows>{rows}</ApiRows> : null;
}

function toConditionRows(
  condition: NonNullable<NodeSchema['conditions']>[number],
  index: number,
  toRow: ToRow,
): ReactNode[] {
  const name = translate({
    id: 'theme.api.schema.if',
    message: 'if',
    description: 'Comes before a condition',
  });
  const thenName = translate({
    id: 'theme.api.schema.then',
    message: 'then',
    description: 'Comes before what holds if the condition above does',
  });
  const elseName = translate({
    id: 'theme.api.schema.else',
    message: 'else',
    description: 'Comes before what holds if the condition above does not',
  });
  const terms = toTerms(condition.if);
  return [
    toRow(`if-${index}`, name, terms ? {terms} : condition.if),
    ...(condition.then ? [toRow(`then-${index}`, thenName, condition.then)] : []),
    ...(condition.else ? [toRow(`else-${index}`, elseName, condition.else)] : []),
  ];
}

// A few values, or the absence of properties, fit in a line.
function toNotRow(schema: Schema, part: SchemaPart, toRow: ToRow): ReactNode {
  const values = toValues(schema);
  if (values) {
    const name = translate({
      id: 'theme.api.schema.notValues',
      message: 'must not be',
      description: 'Comes before values that are not allowed',
    });
    return toRow(part, name, {values});
  }
  const terms = toTerms(schema)?.filter((term) => !term.orAbsent && !term.values) ?? [];
  if (terms.length > 0 && schema.kind === 'schema' && terms.length === schema.properties?.length) {
    const name = translate({
      id: 'theme.api.schema.notPresent',
      message: 'invalid if',
      description:
        'Comes before properties that must not be present (together): “invalid if legacy is present”',
    });
    return toRow(part, name, {terms});
  }
  const name = translate({
    id: 'theme.api.schema.not',
    message: 'must not match',
    description: 'Comes before a schema that a value must not match',
  });
  return toRow(part, name, schema);
}

function toWithName(property: string): string {
  return translate(
    {
      id: 'theme.api.schema.with',
      message: 'with {property}',
      description: 'Comes before rules that apply when a property is present',
    },
    {property},
  );
}

function toContentName(): string {
  return translate({
    id: 'theme.api.schema.content',
    message: 'decoded content',
    description: 'Comes before the schema of what is inside an encoded text',
  });
}
