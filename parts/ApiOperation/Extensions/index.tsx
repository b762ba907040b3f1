import React, {type ReactNode} from 'react';
import {useApiDocument, useApiOperation} from 'docusaurus-plugin-api-reference/client';
import {
  listExtensionLines,
  listExtensionRows,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiExtensions from '@theme/ApiExtensions';
import styles from './styles.module.css';

export interface Props {
  readonly as: 'row' | 'line';
}

// The `x-…` fields of an operation: rows below its description, or lines beside authentication.
export default function ApiOperationExtensions({as}: Props): ReactNode {
  const {extensions: shown} = useApiDocument();
  const {
    operation: {extensions},
  } = useApiOperation();
  if (!extensions) return null;
  if (as === 'row') {
    const rows = listExtensionRows(extensions, shown);
    return rows.length > 0 && <ApiExtensions extensions={rows} />;
  }
  return listExtensionLines(extensions, shown).map(({name, label, items}) => (
    <div key={name} className={`theme-api-operation-extension ${styles.line}`}>
      {items.length === 1 ? (
        `${label}: ${items[0]}`
      ) : (
        <>
          {`${label}: `}
          <ul className={styles.items}>
            {items.map((item, index) => (
              <li key={index}>{index < items.length - 1 ? `${item}, ` : item}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  ));
}
