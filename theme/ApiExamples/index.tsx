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

/** So many examples of a parameter are shown; a list of more would hide the next parameters. */
const FEW = 3;

// The examples that the document gives for a parameter or a body, each under its name.
export default function ApiExamples({examples, mediaType}: Props): ReactNode {
  const isShort = mediaType !== undefined || examples.length <= FEW + 1;
  const shown = isShort ? examples : examples.slice(0, FEW);
  const more = examples.slice(shown.length);
  const [only, ...others] = examples;
  if (only && others.length === 0)
    return (
      <div className={`theme-api-examples ${styles.examples} ${styles.example}`}>
        <NamedExample example={only} mediaType={mediaType} />
      </div>
    );
  return (
    <div className={`theme-api-examples ${styles.examples}`}>
      {!mediaType && examples.length > 1 && (
        <div className={styles.name}>
          <Translate id="theme.api.examples" description="Above the examples of a parameter">
            Examples
          </Translate>
        </div>
      )}
      <Examples examples={shown} mediaType={mediaType} />
      {more.length > 0 && (
        <details className="theme-api-disclosure">
          <summary>
            <Translate
              id="theme.api.examples.more"
              description="Disclosure of the other examples of a parameter"
              values={{count: more.length}}
            >
              {'{count} more examples'}
            </Translate>
          </summary>
          <Examples examples={more} />
        </details>
      )}
    </div>
  );
}

function Examples({examples, mediaType}: Props): ReactNode {
  return examples.map((example, index) => (
    <div key={index} className={styles.example}>
      <NamedExample example={example} mediaType={mediaType} />
    </div>
  ));
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
