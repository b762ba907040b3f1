import React, {type ReactNode} from 'react';
import {say} from 'docusaurus-plugin-api-reference/client';
import type {Props} from '@theme/ApiSchema/Unknown';
import ApiValue from '@theme/ApiValue';
import styles from './styles.module.css';

// An invalid value in place of a schema: shown as written, never left out.
export default function ApiSchemaUnknown({value}: Props): ReactNode {
  return (
    <div className={`theme-api-schema-unknown ${styles.unknown}`}>
      {say('schema.unknown')} <ApiValue value={value} />
    </div>
  );
}
