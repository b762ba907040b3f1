import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {formatRange, useSchemas, type Constraints} from 'docusaurus-plugin-api-reference/client';

export interface Props {
  readonly constraints: Constraints;
}

/** Nothing is said where it is not a string. */
type Word = string | false | undefined;
type Count = (
  min: number | undefined,
  max: number | undefined,
  message: (range: string) => string,
) => Word;

// The constraints of a schema in short form, each preceded by a dot: ` · 1–40 characters · matches
// ^[a-z]+$`.
export default function ApiSchemaConstraints({constraints}: Props): ReactNode {
  const {selectMessage} = useSchemas();
  const count: Count = (min, max, message) => {
    const range = formatRange({min, max});
    return range === undefined ? undefined : selectMessage(max ?? min ?? 0, message(range));
  };
  const text = [
    ...listNumberWords(constraints),
    toLength(constraints, count),
    ...listItemWords(constraints, count),
    toPropertyCount(constraints, count),
  ]
    .filter((word): word is string => typeof word === 'string')
    .map((word) => ` · ${word}`)
    .join('');
  const {pattern} = constraints;
  if (pattern === undefined) return text;
  return (
    <>
      {`${text} · ${translate({id: 'theme.api.schema.matches', message: 'matches', description: 'Comes before a regular expression'})} `}
      <code>{pattern}</code>
    </>
  );
}

function listNumberWords({
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
  multipleOf,
}: Constraints): Word[] {
  return [
    formatRange({min: minimum, max: maximum, above: exclusiveMinimum, below: exclusiveMaximum}),
    multipleOf !== undefined &&
      translate(
        {
          id: 'theme.api.schema.multipleOf',
          message: 'multiple of {number}',
          description: 'Constraint of a number',
        },
        {number: multipleOf},
      ),
  ];
}

function toLength({minLength, maxLength}: Constraints, count: Count): Word {
  return count(minLength, maxLength, (range) =>
    translate(
      {
        id: 'theme.api.schema.characters',
        message: '{range} character|{range} characters',
        description:
          'Allowed length of a text; {range} is like 1–40 or ≥ 1. Plural forms by the larger number',
      },
      {range},
    ),
  );
}

function listItemWords({minItems, maxItems, uniqueItems}: Constraints, count: Count): Word[] {
  return [
    count(minItems, maxItems, (range) =>
      translate(
        {
          id: 'theme.api.schema.itemCount',
          message: '{range} item|{range} items',
          description:
            'Allowed length of a list; {range} is like 1–40 or ≥ 1. Plural forms by the larger number',
        },
        {range},
      ),
    ),
    uniqueItems &&
      translate({
        id: 'theme.api.schema.unique',
        message: 'unique',
        description: 'Constraint of a list: no item twice',
      }),
  ];
}

/** “1 property” alone would read as the number of properties listed below it. */
function toPropertyCount({minProperties, maxProperties}: Constraints, count: Count): Word {
  return count(minProperties, maxProperties, (range) =>
    minProperties === maxProperties
      ? translate(
          {
            id: 'theme.api.schema.exactPropertyCount',
            message: 'exactly {range} property|exactly {range} properties',
            description:
              'Number of properties that an object must have. Plural forms by the number',
          },
          {range},
        )
      : translate(
          {
            id: 'theme.api.schema.propertyCount',
            message: '{range} property|{range} properties',
            description:
              'Allowed number of properties of an object; {range} is like 1–40 or ≥ 1. Plural forms by the larger number',
          },
          {range},
        ),
  );
}
