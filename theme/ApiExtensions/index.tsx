import React, {type ReactNode} from 'react';
import ApiValue from '@theme/ApiValue';
import {
  listExtensionValues,
  toExtensionLabel,
  useApiDocument,
  type Extension,
} from 'docusaurus-plugin-api-reference/client';
import styles from './styles.module.css';

export interface Props {
  readonly extensions: readonly Extension[];
}

// Extension fields of other tools, as written in the document, with the labels of the site.
export default function ApiExtensions({extensions}: Props): ReactNode {
  const {extensions: shown} = useApiDocument();
  return (
    <div className={`theme-api-extensions ${styles.extensions}`}>
      {extensions.map((extension) => {
        const {name} = extension;
        const values = listExtensionValues(extension);
        return (
          <div key={name}>
            {`${toExtensionLabel(name, shown)}: `}
            {values.length === 1 ? (
              <ApiValue value={extension.value} />
            ) : (
              <ul className={styles.values}>
                {values.map((value, index) => (
                  <li key={index}>
                    <ApiValue value={value} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        );
      })}
    </div>
  );
}
