import React, {type ReactNode} from 'react';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import * as messages from '../messages';
import styles from './styles.module.css';

export interface Props {
  readonly revealed: boolean;
  readonly onChange: (revealed: boolean) => void;
}

// Secrets stay masked, in copies too, until the reader reveals them.
export default function ApiSampleReveal({revealed, onChange}: Props): ReactNode {
  return (
    <ApiButton
      className={`theme-api-sample-reveal ${styles.button}`}
      onClick={() => onChange(!revealed)}
    >
      {revealed ? messages.mask : messages.reveal}
    </ApiButton>
  );
}
