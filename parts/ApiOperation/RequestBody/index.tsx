import React, {type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {say, useApiOperation} from 'docusaurus-plugin-api-reference/client';
import {
  toDirections,
  toInnerLevel,
  toMediaTypeNames,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiExtensions from '@theme/ApiExtensions';
import ApiMarkdown from '@theme/ApiMarkdown';
import ApiMediaTypes from 'docusaurus-plugin-api-reference/parts/ApiMediaTypes';
import ApiOperationSection from 'docusaurus-plugin-api-reference/parts/ApiOperation/Section';
import * as messages from '../messages';
import styles from './styles.module.css';

export default function ApiOperationRequestBody(): ReactNode {
  const {
    operation: {kind, requestBody},
    toId,
    headingLevel,
  } = useApiOperation();
  const id = toId('body');
  useBrokenLinks().collectAnchor(id);
  if (!requestBody) return null;
  const {description, required, content, extensions} = requestBody;
  const note = (
    <>
      {toMediaTypeNames(content)}{' '}
      {required ? (
        <b className={styles.required}>{say('required')}</b>
      ) : (
        <span className={styles.optional}>{say('optional')}</span>
      )}
    </>
  );
  return (
    <ApiOperationSection section="request-body" note={note}>
      <div id={id} className={`theme-api-request-body ${styles.body}`}>
        {description !== undefined && (
          <ApiMarkdown headingLevel={toInnerLevel(headingLevel)}>{description}</ApiMarkdown>
        )}
        <ApiMediaTypes
          content={content}
          id={id}
          direction={toDirections(kind).request}
          name={messages.requestBodyName}
          hasExamples
        />
        {extensions && <ApiExtensions extensions={extensions} />}
      </div>
    </ApiOperationSection>
  );
}
