import React, {type ReactNode} from 'react';
import {say, useApiOperation, type MediaType} from 'docusaurus-plugin-api-reference/client';
import {chooseMediaType, findNode, isObject} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import * as messages from '../messages';
import styles from './styles.module.css';

// Where a body comes from, and why it does not match its schema or is empty.
export default function ApiSampleBodyNote(): ReactNode {
  const {operation, schemas, sample} = useApiOperation();
  const {mediaType: chosen, include} = sample.choice;
  const content = operation.requestBody?.content ?? [];
  const shown = chooseMediaType(content, chosen);
  if (!shown) return null;
  if (shown.generated?.incomplete)
    return <p className={`theme-api-sample-body-note ${styles.note}`}>{messages.incomplete}</p>;
  const {properties = []} = findNode(shown.schema, schemas) ?? {};
  if (include === 'all' || properties.length === 0 || !isBare(shown))
    return shown.generated && shown.generated.origin !== 'schema-example' ? (
      <p className={`theme-api-sample-body-note ${styles.note}`}>{say('example.made')}</p>
    ) : null;
  return (
    <p className={`theme-api-sample-body-note ${styles.note}`}>
      {messages.bare}{' '}
      <ApiButton
        onClick={({currentTarget}) => {
          // The button disappears with the note, so the focus moves to the choice that it has
          // changed.
          currentTarget.parentElement?.previousElementSibling?.querySelector('pre')?.focus();
          sample.setChoice({...sample.choice, include: 'all'});
        }}
      >
        {messages.bareAll}
      </ApiButton>
    </p>
  );
}

function isBare({examples, generated}: MediaType): boolean {
  const {value} = generated ?? {};
  return (
    examples.length === 0 &&
    (value === undefined || (isObject(value) && Object.keys(value).length === 0))
  );
}
