import React, {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {toCurl, useConsole} from 'docusaurus-plugin-api-reference/client';
import Section from '@theme/ApiConsole/Section';
import ApiCode from '@theme/ApiCode';
import ApiCopyButton from '@theme/ApiCopyButton';
import styles from './styles.module.css';

// The same request for the command line. Its secrets are masked until the reader wants to see them.
export default function ApiConsoleSample(): ReactNode {
  const {masked, revealed: complete} = useConsole();
  const [revealed, setRevealed] = useState(false);
  const hasSecrets = masked.problems.some(({kind}) => kind === 'masked-credential');
  const command = toCurl(revealed ? complete : masked);
  return (
    <Section
      title={translate({id: 'theme.api.console.sample', message: 'As a command', description: 'Heading of the cURL command in the console'})}
      aside={
        <span className={styles.tools}>
          {hasSecrets && (
            <button type="button" className="button button--secondary button--sm" aria-pressed={revealed} onClick={() => setRevealed(!revealed)}>
              {revealed ? (
                <Translate id="theme.api.console.sample.mask" description="Button that masks the secrets in the cURL command">
                  Mask secrets
                </Translate>
              ) : (
                <Translate id="theme.api.console.sample.reveal" description="Button that shows the secrets in the cURL command">
                  Show secrets
                </Translate>
              )}
            </button>
          )}
          <ApiCopyButton text={command} label={translate({id: 'theme.api.console.sample.copy', message: 'Copy the cURL command', description: 'Accessible name of the button that copies the cURL command'})} />
        </span>
      }
    >
      <ApiCode language="bash" label="cURL">
        {command}
      </ApiCode>
    </Section>
  );
}
