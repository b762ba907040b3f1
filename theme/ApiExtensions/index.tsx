import React, {type ReactNode} from 'react';
import ApiValue from '@theme/ApiValue';
import type {Extension} from 'docusaurus-plugin-api-reference/client';
import styles from './styles.module.css';

export interface Props {
  readonly extensions: readonly Extension[];
}

// Extension fields of other tools, as written in the document.
export default function ApiExtensions({extensions}: Props): ReactNode {
  return (
    <div className={`theme-api-extensions ${styles.extensions}`}>
      {extensions.map(({name, value}) => (
        <div key={name}>
          {`${name}: `}
          <ApiValue value={value} />
        </div>
      ))}
    </div>
  );
}
