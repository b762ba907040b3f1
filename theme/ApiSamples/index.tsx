import React, {useId, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {listBodyExamples, useApiOperation, useCurl} from 'docusaurus-plugin-api-reference/client';
import ApiCode from '@theme/ApiCode';
import ApiConsoleButton from '@theme/ApiConsole/Button';
import ApiCopyButton from '@theme/ApiCopyButton';
import ApiMethod from '@theme/ApiMethod';
import styles from './styles.module.css';

// The request as code: samples that the document brings along, then cURL.
export default function ApiSamples(): ReactNode {
  const id = useId();
  const {operation} = useApiOperation();
  const {kind, method, path, codeSamples, requestBody} = operation;
  const [sample, setSample] = useState(0);
  const [body, setBody] = useState(0);
  const bodies = listBodyExamples(requestBody);
  const curl = useCurl(bodies[body] ?? {});
  // The API sends the request of a webhook: there is nothing to call.
  if (kind !== 'operation' && codeSamples.length === 0) return null;
  const samples = [...codeSamples.map(({lang, label, source}) => ({label: label ?? lang, language: lang, source})), ...(kind === 'operation' ? [{label: 'cURL', language: 'bash', source: curl}] : [])];
  const shown = samples[sample] ?? samples[0]!;
  return (
    <section className={`theme-api-samples ${styles.card}`} aria-label={translate({id: 'theme.api.samples', message: 'Request samples', description: 'Name of the card that shows the request as code'})}>
      <div className={styles.bar}>
        <ApiMethod method={method} /> <code className={styles.path}>{path}</code>
        <span className={styles.space} />
        {samples.length > 1 ? (
          <select className={styles.select} value={sample} onChange={(event) => setSample(Number(event.target.value))} aria-label={translate({id: 'theme.api.samples.language', message: 'Language', description: 'Label of the choice of a programming language'})}>
            {samples.map(({label}, index) => (
              <option key={index} value={index}>
                {label}
              </option>
            ))}
          </select>
        ) : (
          <span className={styles.label}>{shown.label}</span>
        )}
        <ApiCopyButton text={shown.source} label={translate({id: 'theme.api.samples.copy', message: 'Copy the sample', description: 'Label of the button that copies a code sample'})} />
      </div>
      {samples.map(({label, language, source}, index) => (
        <div key={index} className={styles.sample} hidden={index !== sample}>
          {samples.length > 1 && <div className={styles.sampleLabel}>{label}</div>}
          <ApiCode language={language} label={label}>
            {source}
          </ApiCode>
        </div>
      ))}
      {bodies.length > 1 && (
        <div className={styles.foot}>
          <label htmlFor={id}>
            <Translate id="theme.api.samples.example" description="Label of the choice of an example">
              Example
            </Translate>
          </label>
          <select id={id} className={styles.select} value={body} onChange={(event) => setBody(Number(event.target.value))}>
            {bodies.map(({label}, index) => (
              <option key={index} value={index}>
                {label}
              </option>
            ))}
          </select>
        </div>
      )}
      {kind === 'operation' && (
        <div className={styles.tryIt}>
          <ApiConsoleButton />
        </div>
      )}
    </section>
  );
}
