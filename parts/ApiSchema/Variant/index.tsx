import React, {type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {
  toSchemaView,
  useSchemas,
  type Anchor,
  type Direction,
  type Variant,
  type VariantGroup,
} from 'docusaurus-plugin-api-reference/client';
import {isChosenByLabel} from 'docusaurus-plugin-api-reference/client/internal';
import ApiSchemaBody from 'docusaurus-plugin-api-reference/parts/ApiSchema/Body';
import ApiSchemaMeta from '@theme/ApiSchema/Meta';
import * as messages from '../messages';
import styles from './styles.module.css';

export interface Props {
  readonly variant: Variant;
  readonly group: VariantGroup;
  readonly id: Anchor;
  readonly direction: Direction;
  /** It is in a list, without a tab that names it. */
  readonly isLine?: boolean;
}

// One variant, in its tab or its line.
export default function ApiSchemaVariant({
  variant: {label, schema, values = []},
  group,
  id,
  direction,
  isLine = false,
}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const {lookup} = useSchemas();
  const view = toSchemaView(schema, lookup);
  const others = values.filter((value) => value !== label);
  const {name} = view;
  const isMapped = values.length > 0 && name !== undefined && name !== label;
  return (
    <div id={id} className={`theme-api-schema-variant ${styles.variant}`}>
      {isLine && label !== view.type && label !== view.name && (
        <b className={styles.label}>{label} </b>
      )}
      <span className={styles.meta}>
        {isMapped && isChosenByLabel(group) && (isLine ? '→ ' : `${label} → `)}
        <ApiSchemaMeta view={view} id={id} direction={direction} name={label} />
        {others.length > 0 && (
          <>
            {' · '}
            {messages.chosenBy(others.join(', '))}
          </>
        )}
      </span>
      <ApiSchemaBody
        schema={schema}
        view={view}
        id={id}
        direction={direction}
        name={label}
        mode="root"
      />
    </div>
  );
}
