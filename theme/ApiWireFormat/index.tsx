import React, {type ReactNode} from 'react';
import {say} from 'docusaurus-plugin-api-reference/client';
import styles from './styles.module.css';

export interface Props {
  readonly text: string;
}

// How a value with parts is serialised in the request.
export default function ApiWireFormat({text}: Props): ReactNode {
  return (
    <div className={`theme-api-wire-format ${styles.line}`}>
      {say('parameter.sentAs')} <code>{text}</code>
    </div>
  );
}
