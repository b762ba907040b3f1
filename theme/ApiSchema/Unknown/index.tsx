import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import ApiValue from '@theme/ApiValue';
import type {Json} from 'docusaurus-plugin-api-reference/client';
import styles from './styles.module.css';

export interface Props {
  readonly value: Json;
}

// An invalid value in place of a schema: shown as written, never left out.
export default function ApiSchemaUnknown({value}: Props): ReactNode {
  return (
    <div className={`theme-api-schema-unknown ${styles.unknown}`}>
      <Translate
        id="theme.api.schema.unknown"
        description="Warning about a value that is not a schema, where one belongs"
      >
        The document has no valid schema here:
      </Translate>{' '}
      <ApiValue value={value} />
    </div>
  );
}
