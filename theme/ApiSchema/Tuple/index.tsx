import React, {type ReactNode} from 'react';
import {listItemRows, Say, toItemRules} from 'docusaurus-plugin-api-reference/client/internal';
import ApiRows from '@theme/ApiRows';
import ApiSchemaPart from '@theme/ApiSchema/Part';
import type {Anchor, Direction, NodeSchema} from 'docusaurus-plugin-api-reference/client';
import styles from './styles.module.css';

export interface Props {
  readonly node: NodeSchema;
  readonly id: Anchor;
  readonly direction: Direction;
}

// The items of a list that has more details than the type of each item.
export default function ApiSchemaTuple({node, id, direction}: Props): ReactNode {
  const rows = listItemRows(node);
  return (
    <>
      {rows.length > 0 && (
        <ApiRows>
          {rows.map((row) => (
            <ApiSchemaPart key={row.part} row={row} id={id} direction={direction} />
          ))}
        </ApiRows>
      )}
      {toItemRules(node).map((rule, index) => (
        <p key={index} className={styles.note}>
          <Say {...rule} />
        </p>
      ))}
    </>
  );
}
