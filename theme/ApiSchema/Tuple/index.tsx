import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {NodeSchema, Anchor, Direction} from 'docusaurus-plugin-api-reference/client';
import {partAnchor, saysMore} from 'docusaurus-plugin-api-reference/client/internal';
import ApiRows from '@theme/ApiRows';
import ApiSchemaProperty from '@theme/ApiSchema/Property';
import styles from './styles.module.css';

export interface Props {
  readonly node: NodeSchema;
  readonly id: Anchor;
  readonly direction: Direction;
}

// The items of a list that has more details than the type of each item.
export default function ApiSchemaTuple({
  node: {prefixItems = [], items, unevaluatedItems, contains},
  id,
  direction,
}: Props): ReactNode {
  const rest = `[${prefixItems.length}…]`;
  const rows: ReactNode[] = prefixItems.map((schema, index) => (
    <ApiSchemaProperty
      key={index}
      schema={schema}
      id={partAnchor(id, `item-${index}`)}
      direction={direction}
      name={`[${index}]`}
    />
  ));
  if (saysMore(items))
    rows.push(
      <ApiSchemaProperty
        key="items"
        schema={items}
        id={partAnchor(id, 'items')}
        direction={direction}
        name={rest}
      />,
    );
  if (saysMore(unevaluatedItems))
    rows.push(
      <ApiSchemaProperty
        key="other"
        schema={unevaluatedItems}
        id={partAnchor(id, 'other-items')}
        direction={direction}
        name={rest}
      />,
    );
  if (contains) {
    rows.push(
      <ApiSchemaProperty
        key="contains"
        schema={contains.schema}
        id={partAnchor(id, 'contains')}
        direction={direction}
        name={toContainsWords(contains)}
        isWord
      />,
    );
  }
  return (
    <>
      {rows.length > 0 && <ApiRows>{rows}</ApiRows>}
      {[items, unevaluatedItems].some((schema) => schema?.kind === 'boolean' && !schema.value) && (
        <p className={styles.note}>
          <Translate
            id="theme.api.schema.noOtherItems"
            description="Rule of a list: only the listed items are allowed"
          >
            No other items
          </Translate>
        </p>
      )}
    </>
  );
}

// Shown in place of a name. Without `minContains` one item is enough.
function toContainsWords({min = 1, max}: NonNullable<NodeSchema['contains']>): string {
  if (max === undefined)
    return translate(
      {
        id: 'theme.api.schema.containsMin',
        message: 'at least {min} of the items:',
        description: 'So many items of a list match the schema that follows',
      },
      {min},
    );
  if (min === 0)
    return translate(
      {
        id: 'theme.api.schema.containsMax',
        message: 'at most {max} of the items:',
        description: 'So many items of a list match the schema that follows',
      },
      {max},
    );
  if (min === max)
    return translate(
      {
        id: 'theme.api.schema.containsExactly',
        message: 'exactly {min} of the items:',
        description: 'So many items of a list match the schema that follows',
      },
      {min},
    );
  return translate(
    {
      id: 'theme.api.schema.containsRange',
      message: '{min} to {max} of the items:',
      description: 'So many items of a list match the schema that follows',
    },
    {min, max},
  );
}
