import React, {type ReactNode} from 'react';
import {useApiOperation, isSaidBy, say, type Anchor} from 'docusaurus-plugin-api-reference/client';
import {
  ApiInnerOperationProvider,
  callbackAnchor,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiOperationSection from 'docusaurus-plugin-api-reference/parts/ApiOperation/Section';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import ApiDeprecation from '@theme/ApiDeprecation';
import ApiDisclosure from 'docusaurus-plugin-api-reference/parts/ApiDisclosure';
import ApiExpression from 'docusaurus-plugin-api-reference/parts/ApiExpression';
import ApiExtensions from '@theme/ApiExtensions';
import ApiExternalDocs from '@theme/ApiExternalDocs';
import ApiMarkdown from '@theme/ApiMarkdown';
import ApiMethod from '@theme/ApiMethod';
import ApiOperationParameters from 'docusaurus-plugin-api-reference/parts/ApiOperation/Parameters';
import ApiOperationRequestBody from 'docusaurus-plugin-api-reference/parts/ApiOperation/RequestBody';
import ApiOperationResponses from 'docusaurus-plugin-api-reference/parts/ApiOperation/Responses';
import ApiOperationSecurity from 'docusaurus-plugin-api-reference/parts/ApiOperation/Security';
import * as messages from '../messages';
import styles from './styles.module.css';

// Requests that the API sends to a URL which the caller gave it.
export default function ApiOperationCallbacks(): ReactNode {
  const {
    operation: {callbacks},
    toId,
  } = useApiOperation();
  if (callbacks.length === 0) return null;
  const all = callbacks.flatMap(({name, expression, operations}) =>
    operations.map((operation) => ({name, expression, operation})),
  );
  return (
    <ApiOperationSection section="callbacks">
      {all.map(({name, expression, operation}, index) => (
        <ApiInnerOperationProvider
          key={index}
          operation={operation}
          idPrefix={`${callbackAnchor(name, index)}/`}
        >
          <Callback id={toId(callbackAnchor(name, index))} name={name} expression={expression} />
        </ApiInnerOperationProvider>
      ))}
    </ApiOperationSection>
  );
}

type CallbackProps = {
  readonly id: Anchor;
  readonly name: string;
  /** Runtime expression that gives the URL. */
  readonly expression: string;
};

// One request of a callback, with everything that an operation has, even callbacks.
function Callback({id, name, expression}: CallbackProps): ReactNode {
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
