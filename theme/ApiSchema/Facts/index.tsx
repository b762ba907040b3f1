import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {isShortValue} from 'docusaurus-plugin-api-reference/client';
import type {Props} from '@theme/ApiSchema/Facts';
import ApiCode from '@theme/ApiCode';
import ApiSchemaEnum from '@theme/ApiSchema/Enum';
import ApiValue from '@theme/ApiValue';
import styles from './styles.module.css';

// The values that a schema names: constant, default, allowed values, examples.
export default function ApiSchemaFacts({view: {annotations, target}}: Props): ReactNode {
  const node = target?.kind === 'schema' ? target : undefined;
  const examples = annotations.examples ?? [];
  const short = examples.filter(isShortValue);
  const hasLine = node?.const !== undefined || annotations.default !== undefined || short.length > 0;
  return (
    <>
      {hasLine && (
        <div className={`theme-api-schema-facts ${styles.line}`}>
          {node?.const !== undefined && (
            <span>
              <Translate id="theme.api.schema.const" description="Comes before the only value that is allowed">
                Always
              </Translate>{' '}
              <ApiValue value={node.const} />
            </span>
          )}
          {annotations.default !== undefined && (
            <span>
              <Translate id="theme.api.schema.default" description="Comes before the default value">
                Default
              </Translate>{' '}
              <ApiValue value={annotations.default} />
            </span>
          )}
          {short.length > 0 && (
            <span>
              <Translate id="theme.api.schema.example" description="Comes before examples of a value, short for: for example">
                e.g.
              </Translate>
              {short.map((value, index) => (
                <React.Fragment key={index}>
                  {index > 0 && ','} <ApiValue value={value} />
                </React.Fragment>
              ))}
            </span>
          )}
        </div>
      )}
      {node?.enum && <ApiSchemaEnum values={node.enum} />}
      {examples
        .filter((value) => !isShortValue(value))
        .map((value, index) => (
          <details key={index} className={styles.long}>
            <summary>
              <Translate id="theme.api.schema.longExample" description="Disclosure of an example that is longer than a line">
                Example
              </Translate>
            </summary>
            <ApiCode language="json">{JSON.stringify(value, null, 2)}</ApiCode>
          </details>
        ))}
    </>
  );
}
