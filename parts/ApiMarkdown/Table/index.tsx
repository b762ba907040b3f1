import React, {type ReactNode} from 'react';
import {toPlainText, type MarkdownNode} from 'docusaurus-plugin-api-reference/client';
import styles from './styles.module.css';

export interface Props {
  /** The content as it is in the model. */
  readonly nodes: readonly MarkdownNode[];
  readonly children: ReactNode;
}

/** A table may be wider than the page: it scrolls, also by keyboard. */
const SCROLLABLE = {role: 'group', tabIndex: 0};

export default function ApiMarkdownTable({nodes, children}: Props): ReactNode {
  return (
    <div className={styles.scroll} {...SCROLLABLE} aria-label={listHeads(nodes).join(', ')}>
      <table>{children}</table>
    </div>
  );
}

// A table is labelled by the names of its columns.
function listHeads(nodes: readonly MarkdownNode[]): string[] {
  return nodes.flatMap((node) =>
    typeof node === 'string'
      ? []
      : node[0] === 'th'
        ? [toPlainText(node[2])]
        : node[0] === 'tbody'
          ? []
          : listHeads(node[2]),
  );
}
