import React, {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {
  GENERATED_SAMPLES,
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
import styles from './styles.module.css';

// The current request as code. Secrets are masked until the reader reveals them.
export default function ApiConsoleSample(): ReactNode {
  const {masked, revealed: complete} = useConsole();
  const [revealed, setRevealed] = useState(false);
  const hasSecrets = masked.problems.some(({kind}) => kind === 'masked-credential');
  // The document's own samples show other requests than this one.
  const samples = useSamples(useChosenSample(GENERATED_SAMPLES), {
    request: revealed ? complete : masked,
    toCurl,
  });
  const {chosen, generated, text} = samples;
  return (
    <Section
      title={translate({
        id: 'theme.api.console.sample',
        message: 'As code',
        description: 'Heading of the request as code in the console',
      })}
      aside={
        <span className={styles.tools}>
          {hasSecrets && <ApiSampleReveal revealed={revealed} onChange={setRevealed} />}
          <ApiSampleLanguage samples={samples} />
          <ApiCopyButton
            text={text}
            label={translate({
              id: 'theme.api.samples.copy',
              message: 'Copy the sample',
              description: 'Label of the button that copies a code sample',
            })}
          />
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
        <p role="alert">
          <Translate
            id="theme.api.samples.failed"
            description="Shown when the code that writes samples in a language cannot be loaded; language is what is shown instead"
            values={{language: chosen.label, shown: generated.label}}
          >
            {
              '{language} could not be loaded, so {shown} is shown. Check your connection and choose it again.'
            }
          </Translate>
        </p>
      )}
    </Section>
  );
}
