import React, {type ReactNode} from 'react';
import {say, type Json} from 'docusaurus-plugin-api-reference/client';
import ApiValue from '@theme/ApiValue';
import styles from './styles.module.css';

export interface Props {
  readonly value: Json;
}

// An invalid value in place of a schema: shown as written, never left out.
export default function ApiSchemaUnknown({value}: Props): ReactNode {
  return (
    <div className={`theme-api-schema-unknown ${styles.unknown}`}>
      {say('schema.unknown')} <ApiValue value={value} />
    </div>
  );
}
