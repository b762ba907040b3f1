import React, {type ReactNode} from 'react';
import {useApiOperation} from 'docusaurus-plugin-api-reference/client';
import {
  ApiInnerOperationProvider,
  callbackAnchor,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiOperationCallback from 'docusaurus-plugin-api-reference/parts/ApiOperation/Callback';
import ApiOperationSection from 'docusaurus-plugin-api-reference/parts/ApiOperation/Section';

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
          <ApiOperationCallback
            id={toId(callbackAnchor(name, index))}
            name={name}
            expression={expression}
          />
        </ApiInnerOperationProvider>
      ))}
    </ApiOperationSection>
  );
}
