import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

export interface Props {
  readonly text: string;
}

// How a value with parts is serialised in the request.
export default function ApiWireFormat({text}: Props): ReactNode {
  return (
    <div className={`theme-api-wire-format ${styles.line}`}>
      <Translate
        id="theme.api.parameter.sentAs"
        description="Comes before an example of how a parameter is written in a request"
      >
        Sent as
      </Translate>{' '}
      <code>{text}</code>
    </div>
  );
}
