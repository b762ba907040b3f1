import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {formatRange, partAnchor, type Schema} from 'docusaurus-plugin-api-reference/client';
import type {Props} from '@theme/ApiSchema/Tuple';
import ApiRows from '@theme/ApiRows';
import ApiSchemaProperty from '@theme/ApiSchema/Property';
import styles from './styles.module.css';

// The items of a list that has more to say than what each of them is.
export default function ApiSchemaTuple({node: {prefixItems = [], items, unevaluatedItems, contains}, id, direction}: Props): ReactNode {
  const rest = `[${prefixItems.length}…]`;
  const rows: ReactNode[] = prefixItems.map((schema, index) => <ApiSchemaProperty key={index} schema={schema} id={partAnchor(id, `item-${index}`)} direction={direction} name={`[${index}]`} />);
  if (isSchema(items)) rows.push(<ApiSchemaProperty key="items" schema={items} id={partAnchor(id, 'items')} direction={direction} name={rest} />);
  if (isSchema(unevaluatedItems)) rows.push(<ApiSchemaProperty key="other" schema={unevaluatedItems} id={partAnchor(id, 'other-items')} direction={direction} name={rest} />);
  if (contains) {
    const range = formatRange({min: contains.min ?? 1, max: contains.max});
    const name = translate({id: 'theme.api.schema.contains', message: 'items that match ({range}):', description: 'Stands where a name would: so many items of a list match the schema that follows'}, {range: range ?? ''});
    rows.push(<ApiSchemaProperty key="contains" schema={contains.schema} id={partAnchor(id, 'contains')} direction={direction} name={name} isWord />);
  }
  return (
    <>
      {rows.length > 0 && <ApiRows>{rows}</ApiRows>}
      {[items, unevaluatedItems].some((schema) => schema?.kind === 'boolean' && !schema.value) && (
        <p className={styles.note}>
          <Translate id="theme.api.schema.noOtherItems" description="Rule of a list: only the listed items are allowed">
            No other items
          </Translate>
        </p>
      )}
    </>
  );
}

function isSchema(schema: Schema | undefined): schema is Schema {
  return schema !== undefined && schema.kind !== 'boolean';
}
