import React, {type ReactNode} from 'react';
import type {Props} from '@theme/ApiSchema/Parts';
import ApiSchemaConditions from '@theme/ApiSchema/Conditions';
import ApiSchemaProperties from '@theme/ApiSchema/Properties';
import ApiSchemaTuple from '@theme/ApiSchema/Tuple';
import ApiSchemaVariants from '@theme/ApiSchema/Variants';

// The parts of a schema: properties, items, variants, conditions. A schema may have all of them at once.
export default function ApiSchemaParts(props: Props): ReactNode {
  const {variants, conditions, dependentSchemas, not, content, items, prefixItems, unevaluatedItems, contains} = props.node;
  return (
    <>
      <ApiSchemaProperties {...props} />
      {(items ?? prefixItems ?? unevaluatedItems ?? contains) && <ApiSchemaTuple {...props} />}
      {variants && <ApiSchemaVariants {...props} />}
      {(conditions ?? dependentSchemas ?? not ?? content?.schema) && <ApiSchemaConditions {...props} />}
    </>
  );
}
