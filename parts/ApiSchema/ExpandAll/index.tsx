import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import * as messages from '../messages';
import styles from './styles.module.css';

export interface Props {
  /** What the schema describes, for assistive technology. */
  readonly name: string;
  readonly isExpanded: boolean;
  readonly onClick: () => void;
}

// The button that opens or closes all disclosures of a schema.
export default function ApiSchemaExpandAll({name, isExpanded, onClick}: Props): ReactNode {
  const words = isExpanded ? messages.collapseAll : messages.expandAll;
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
