import React, {type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {isSaidBy, say, useApiOperation, type Anchor} from 'docusaurus-plugin-api-reference/client';
import ApiDeprecation from '@theme/ApiDeprecation';
import ApiDisclosure from 'docusaurus-plugin-api-reference/parts/ApiDisclosure';
import ApiExpression from 'docusaurus-plugin-api-reference/parts/ApiExpression';
import ApiExtensions from '@theme/ApiExtensions';
import ApiExternalDocs from '@theme/ApiExternalDocs';
import ApiMarkdown from '@theme/ApiMarkdown';
import ApiMethod from '@theme/ApiMethod';
import ApiOperationCallbacks from 'docusaurus-plugin-api-reference/parts/ApiOperation/Callbacks';
import ApiOperationParameters from 'docusaurus-plugin-api-reference/parts/ApiOperation/Parameters';
import ApiOperationRequestBody from 'docusaurus-plugin-api-reference/parts/ApiOperation/RequestBody';
import ApiOperationResponses from 'docusaurus-plugin-api-reference/parts/ApiOperation/Responses';
import ApiOperationSecurity from 'docusaurus-plugin-api-reference/parts/ApiOperation/Security';
import * as messages from '../messages';
import styles from './styles.module.css';

export interface Props {
  readonly id: Anchor;
  readonly name: string;
  /** Runtime expression that gives the URL. */
  readonly expression: string;
}

// One request of a callback, with everything that an operation has, even callbacks.
export default function ApiOperationCallback({id, name, expression}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const {
    operation: {
      method,
      operationId,
      summary,
      pathSummary,
      pathDescription,
      description,
      deprecated,
      externalDocs,
      extensions,
    },
    headingLevel,
  } = useApiOperation();
  return (
    <div id={id} className={`theme-api-callback ${styles.callback}`}>
      <ApiDisclosure
        id={id}
        summary={
          <>
            <ApiMethod method={method} /> <b>{name}</b> <code>{expression}</code>
            {deprecated && ` · ${say('deprecated')}`}
          </>
        }
      >
        <p className={styles.expression}>
          <ApiExpression expression={expression} />
        </p>
        {summary !== undefined && !isSaidBy(summary, description) && <p>{summary}</p>}
        {pathSummary !== undefined && !isSaidBy(pathSummary, summary) && <p>{pathSummary}</p>}
        {pathDescription !== undefined && !isSaidBy(pathDescription, description) && (
          <ApiMarkdown headingLevel={headingLevel}>{pathDescription}</ApiMarkdown>
        )}
        {description !== undefined && (
          <ApiMarkdown headingLevel={headingLevel}>{description}</ApiMarkdown>
        )}
        {deprecated && <ApiDeprecation deprecation={deprecated} />}
        {operationId !== undefined && (
          <p className={`theme-api-operation-id ${styles.id}`}>
            {messages.operationId} <code>{operationId}</code>
          </p>
        )}
        {externalDocs && <ApiExternalDocs externalDocs={externalDocs} />}
        {extensions && <ApiExtensions extensions={extensions} />}
        <ApiOperationSecurity />
        <ApiOperationParameters />
        <ApiOperationRequestBody />
        <ApiOperationResponses />
        <ApiOperationCallbacks />
      </ApiDisclosure>
    </div>
  );
}
