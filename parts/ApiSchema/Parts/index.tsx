import React, {type ReactNode} from 'react';
import {
  createOnDemand,
  type Anchor,
  type Direction,
  type NodeSchema,
} from 'docusaurus-plugin-api-reference/client';
import {hasBlock} from 'docusaurus-plugin-api-reference/client/internal';
import ApiPending from 'docusaurus-plugin-api-reference/parts/ApiPending';
import ApiSchemaProperties from 'docusaurus-plugin-api-reference/parts/ApiSchema/Properties';
import ApiSchemaVariants from '@theme/ApiSchema/Variants';

export interface Props {
  readonly node: NodeSchema;
  readonly id: Anchor;
  readonly direction: Direction;
  /** Of the items of a list, or of the values of a map. */
  readonly isElement?: boolean;
  /** Whether its parts are the first level of a section. */
  readonly isFirst?: boolean;
}

const ApiSchemaConditions = createOnDemand(
  () =>
    import(
      /* webpackChunkName: "api-reference-parts" */ 'docusaurus-plugin-api-reference/parts/ApiSchema/Conditions'
    ),
  ApiPending,
);
const ApiSchemaTuple = createOnDemand(
  () =>
    import(
      /* webpackChunkName: "api-reference-parts" */ 'docusaurus-plugin-api-reference/parts/ApiSchema/Tuple'
    ),
  ApiPending,
);

// The parts of a schema: properties, items, variants, conditions. A schema may have all of them at
// once.
export default function ApiSchemaParts(props: Props): ReactNode {
  const {node} = props;
  return (
    <>
      <ApiSchemaProperties {...props} />
      {hasBlock(node, 'items') && <ApiSchemaTuple {...props} />}
      {hasBlock(node, 'variants') && <ApiSchemaVariants {...props} />}
      {hasBlock(node, 'conditions') && <ApiSchemaConditions {...props} />}
    </>
  );
}
