import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import ApiExample from '@theme/ApiExample';
import type {Example, MediaType} from 'docusaurus-plugin-api-reference/client';
import styles from './styles.module.css';

export interface Props {
  readonly examples: readonly Example[];
  /** Absent: values of a parameter. */
  readonly mediaType?: MediaType;
}

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
