import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

export interface Props {
  /** What the schema describes, for assistive technology. */
  readonly name: string;
  readonly isExpanded: boolean;
  readonly onClick: () => void;
}

// The button that opens or closes all disclosures of a schema.
export default function ApiSchemaExpandAll({name, isExpanded, onClick}: Props): ReactNode {
  const words = isExpanded
    ? translate({
        id: 'theme.api.schema.collapseAll',
        message: 'Collapse all',
        description: 'Button that closes all parts of a schema',
      })
    : translate({
        id: 'theme.api.schema.expandAll',
        message: 'Expand all',
        description: 'Button that opens all parts of a schema',
      });
  return (
    <button
      type="button"
      className={clsx('clean-btn theme-api-schema-expand-all', styles.button)}
      aria-label={`${words}: ${name}`}
      onClick={onClick}
    >
      {words}
    </button>
  );
}
