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
  const [first, ...others] = examples;
  const className = `theme-api-examples ${styles.examples}`;
  if (first && others.length === 0)
    return (
      <div className={`${className} ${styles.example}`}>
        <NamedExample example={first} mediaType={mediaType} />
      </div>
    );
  return (
    <div className={className}>
      {examples.map((example, index) => (
        <div key={index} className={styles.example}>
          <NamedExample example={example} mediaType={mediaType} />
        </div>
      ))}
    </div>
  );
}

function NamedExample({
  example,
  mediaType,
}: Pick<Props, 'mediaType'> & {example: Example}): ReactNode {
  const label = example.summary ?? example.name;
  return (
    <>
      <div className={styles.name}>
        {label ?? (
          <Translate id="theme.api.example" description="Name of an example that has none">
            Example
          </Translate>
        )}
      </div>
      <ApiExample example={example} mediaType={mediaType} label={label} />
    </>
  );
}
