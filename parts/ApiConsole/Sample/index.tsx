import React, {useMemo, useState, type ReactNode} from 'react';
import {
  listGenerated,
  toCurl,
  useChosenSample,
  useConsole,
  useSamples,
} from 'docusaurus-plugin-api-reference/client/internal';
import Section from 'docusaurus-plugin-api-reference/parts/ApiConsole/Section';
import ApiCode from '@theme/ApiCode';
import ApiCopyButton from '@theme/ApiCopyButton';
import ApiSampleLanguage from 'docusaurus-plugin-api-reference/parts/ApiSamples/Language';
import ApiSampleReveal from 'docusaurus-plugin-api-reference/parts/ApiSamples/Reveal';
import * as messages from '../messages';
import styles from './styles.module.css';

// The current request as code. Secrets are masked until the reader reveals them.
export default function ApiConsoleSample(): ReactNode {
  const {context, masked, toRevealed} = useConsole();
  const [revealed, setRevealed] = useState(false);
  const request = useMemo(() => (revealed ? toRevealed() : masked), [revealed, toRevealed, masked]);
  const hasSecrets = masked.problems.some(({kind}) => kind === 'masked-credential');
  // The document's own samples show other requests than this one.
  const samples = useSamples(useChosenSample(listGenerated(context.operation.page)), {
    request,
    toCurl,
  });
  const {chosen, generated, text} = samples;
  return (
    <Section
      title={messages.sample}
      aside={
        <span className={styles.tools}>
          {hasSecrets && <ApiSampleReveal revealed={revealed} onChange={setRevealed} />}
          <ApiSampleLanguage samples={samples} />
          <ApiCopyButton text={text} label={messages.samplesCopy} />
        </span>
      }
    >
      <ApiCode
        language={generated.highlight}
        label={generated.label}
        made={generated.made}
        className={styles.code}
      >
        {text}
      </ApiCode>
      {generated.state === 'failed' && chosen && (
        <p role="alert">{messages.samplesFailed(chosen.label, generated.label)}</p>
      )}
    </Section>
  );
}
