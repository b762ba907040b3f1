import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
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
      aria-pressed={revealed}
      onClick={() => onChange(!revealed)}
    >
      {revealed ? (
        <Translate
          id="theme.api.samples.mask"
          description="Button that masks the secrets in a sample"
        >
          Mask secrets
        </Translate>
      ) : (
        <Translate
          id="theme.api.samples.reveal"
          description="Button that shows the secrets in a sample"
        >
          Show secrets
        </Translate>
      )}
    </ApiButton>
  );
}
