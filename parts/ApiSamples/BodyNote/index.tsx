import React, {type ReactNode} from 'react';
import {say, useApiOperation} from 'docusaurus-plugin-api-reference/client';
import {chooseMediaType} from 'docusaurus-plugin-api-reference/client/internal';
import ApiUnmet from 'docusaurus-plugin-api-reference/parts/ApiUnmet';
import * as messages from '../messages';
import styles from './styles.module.css';

// Where a body comes from, whether its fields are optional, and that it does not match its schema.
export default function ApiSampleBodyNote(): ReactNode {
  const {operation, sample} = useApiOperation();
  const content = operation.requestBody?.content ?? [];
  const {generated} = chooseMediaType(content, sample.choice.mediaType) ?? {};
  if (!generated) return null;
  const {origin, incomplete, optional, shortened} = generated;
  const isMade = origin !== 'schema-example';
  if (!isMade && !incomplete && !optional) return null;
  return (
    <div className={`theme-api-sample-body-note ${styles.note}`}>
      {incomplete ? (
        <>
          {messages.incomplete} <ApiUnmet unmet={incomplete} />
        </>
      ) : (
        <>
          {optional && say('example.optional')}
          {optional && isMade && ' · '}
          {isMade && say(shortened ? 'example.shortened' : 'example.made')}
        </>
      )}
    </div>
  );
}
