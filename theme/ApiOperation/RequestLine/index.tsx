import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useApiOperation} from 'docusaurus-plugin-api-reference/client';
import ApiCopyButton from '@theme/ApiCopyButton';
import ApiMethod from '@theme/ApiMethod';
import ApiName from 'docusaurus-plugin-api-reference/parts/ApiName';
import ApiOperationBase from 'docusaurus-plugin-api-reference/parts/ApiOperation/Base';
import styles from './styles.module.css';

// Method and address. A webhook has a name, and the reader chooses its address.
export default function ApiOperationRequestLine(): ReactNode {
  const {
    operation: {kind, method, path},
    server: {baseUrl = ''},
  } = useApiOperation();
  const line = (
    <div className={`theme-api-request-line ${styles.line}`}>
      <ApiMethod method={method} className={styles.method} />
      <span dir="ltr" className={styles.address}>
        <code className={styles.url}>
          {kind === 'operation' && <ApiOperationBase />}
          <wbr />
          <span className={styles.path}>
            <ApiName>{path}</ApiName>
          </span>
        </code>
        {kind === 'operation' && (
          <ApiCopyButton
            text={baseUrl + path}
            label={translate({
              id: 'theme.api.requestLine.copy',
              message: 'Copy the address',
              description: 'Label of the button that copies the URL of an operation',
            })}
          />
        )}
      </span>
    </div>
  );
  if (kind !== 'webhook') return line;
  return (
    <>
      {line}
      <p className={styles.note}>
        <Translate
          id="theme.api.requestLine.webhook"
          description="Below the name of a webhook: who sends the request"
        >
          Webhook: the API sends this request to you.
        </Translate>
      </p>
    </>
  );
}
