import React, {type ReactNode} from 'react';
import {
  toSchemaView,
  useExpandAll,
  useSchemas,
  type Anchor,
  type Direction,
  type Schema,
} from 'docusaurus-plugin-api-reference/client';
import ApiSchemaBody from 'docusaurus-plugin-api-reference/parts/ApiSchema/Body';
import ApiSchemaExpandAll from 'docusaurus-plugin-api-reference/parts/ApiSchema/ExpandAll';
import ApiSchemaMeta from '@theme/ApiSchema/Meta';
import styles from './styles.module.css';

export interface Props {
  readonly schema: Schema;
  /** Of the element that the schema is shown in. */
  readonly id: Anchor;
  readonly direction: Direction;
  /** What it is the schema of, for labels. */
  readonly name: string;
}

// The schema of a body, from its root: its summary line, then its values and parts, open.
export default function ApiSchemaTree({schema, id, direction, name}: Props): ReactNode {
  const {lookup} = useSchemas();
  const {ref, isUseful, isExpanded, toggle} = useExpandAll();
  const view = toSchemaView(schema, lookup);
  return (
    <div ref={ref} className={`theme-api-schema ${styles.schema}`}>
      <div className={styles.meta}>
        {isUseful && <ApiSchemaExpandAll name={name} isExpanded={isExpanded} onClick={toggle} />}
        <ApiSchemaMeta view={view} id={id} direction={direction} isAboveVariants />
      </div>
      <ApiSchemaBody
        schema={schema}
        view={view}
        id={id}
        direction={direction}
        name={name}
        mode="root"
        isDescribed
      />
    </div>
  );
}
