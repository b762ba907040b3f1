import React, {type ReactNode} from 'react';
import {useApiDocument, type Extension} from 'docusaurus-plugin-api-reference/client';
import {
  listExtensionValues,
  toExtensionLabel,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiValue from '@theme/ApiValue';
import styles from './styles.module.css';

export interface Props {
  readonly extension: Extension;
}

// The label of an extension, and its value; a list of them below it.
export default function ApiExtension({extension}: Props): ReactNode {
  const {extensions: shown} = useApiDocument();
  const {name, value} = extension;
  const values = listExtensionValues(extension);
  return (
    <div>
      {`${toExtensionLabel(name, shown)}: `}
      {values.length === 1 ? (
        <ApiValue value={value} />
      ) : (
        <ul className={styles.values}>
          {values.map((one, index) => (
            <li key={index}>
              <ApiValue value={one} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
