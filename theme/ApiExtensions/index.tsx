import React, {type ReactNode} from 'react';
import type {Extension} from 'docusaurus-plugin-api-reference/client';
import ApiExtension from 'docusaurus-plugin-api-reference/parts/ApiExtension';
import styles from './styles.module.css';

export interface Props {
  readonly extensions: readonly Extension[];
}

// Extension fields of other tools, as written in the document, with the labels of the site.
export default function ApiExtensions({extensions}: Props): ReactNode {
  return (
    <div className={`theme-api-extensions ${styles.extensions}`}>
      {extensions.map((extension) => (
        <ApiExtension key={extension.name} extension={extension} />
      ))}
    </div>
  );
}
