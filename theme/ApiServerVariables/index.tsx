import React, {Fragment, type ReactNode} from 'react';
import {say} from 'docusaurus-plugin-api-reference/client';
import ApiMarkdown from '@theme/ApiMarkdown';
import ApiValue from '@theme/ApiValue';
import type {Server} from 'docusaurus-plugin-api-reference/client/internal';
import styles from './styles.module.css';

export interface Props {
  readonly variables: Server['variables'];
}

// The variables in the URL of a server: default, allowed values and what they mean.
export default function ApiServerVariables({variables}: Props): ReactNode {
  return variables.map((variable) => (
    <div key={variable.name} className={`theme-api-server-variable ${styles.variable}`}>
      <code>{variable.name}</code> {say('schema.default')} <ApiValue value={variable.default} />
      {variable.enum && (
        <>
          {' · '}
          {say('schema.oneOf')}{' '}
          {variable.enum.map((value) => (
            <Fragment key={value}>
              <ApiValue value={value} />{' '}
            </Fragment>
          ))}
        </>
      )}
      {variable.description !== undefined && <ApiMarkdown>{variable.description}</ApiMarkdown>}
    </div>
  ));
}
