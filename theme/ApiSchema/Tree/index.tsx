import React, {type ReactNode} from 'react';
import {toSchemaView, useExpandAll, useSchemas} from 'docusaurus-plugin-api-reference/client';
import type {Props} from '@theme/ApiSchema/Tree';
import ApiSchemaBody from '@theme/ApiSchema/Body';
import ApiSchemaExpandAll from '@theme/ApiSchema/ExpandAll';
import ApiSchemaMeta from '@theme/ApiSchema/Meta';
import styles from './styles.module.css';

// The schema of a body, from its root: its summary line, then its values and parts, open.
export default function ApiSchemaTree({schema, id, direction, name}: Props): ReactNode {
  const {lookup} = useSchemas();
  const {ref, isUseful, isExpanded, toggle} = useExpandAll();
  const view = toSchemaView(schema, lookup);
  return (
    <div ref={ref} className={`theme-api-schema ${styles.schema}`}>
      <div className={styles.meta}>
        {isUseful && <ApiSchemaExpandAll name={name} isExpanded={isExpanded} onClick={toggle} />}
        <ApiSchemaMeta view={view} id={id} direction={direction} />
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
