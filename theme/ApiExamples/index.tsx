import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/ApiExamples';
import ApiExample from '@theme/ApiExample';
import styles from './styles.module.css';

// The examples that the document gives for a parameter or a body, each under its name.
export default function ApiExamples({examples, mediaType}: Props): ReactNode {
  return (
    <div className={`theme-api-examples ${styles.examples}`}>
      {examples.map((example, index) => (
        <div key={index} className={styles.example}>
          <div className={styles.name}>
            {example.summary ?? example.name ?? (
              <Translate id="theme.api.example" description="Name of an example that has none">
                Example
              </Translate>
            )}
          </div>
          <ApiExample
            example={example}
            mediaType={mediaType}
            label={example.summary ?? example.name}
          />
        </div>
      ))}
    </div>
  );
}
