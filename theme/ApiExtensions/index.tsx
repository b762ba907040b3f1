import React, {type ReactNode} from 'react';
import type {Props} from '@theme/ApiExtensions';
import ApiValue from '@theme/ApiValue';
import styles from './styles.module.css';

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
