import React, {type ReactNode} from 'react';
import {useApiOperation} from 'docusaurus-plugin-api-reference/client';
import ApiOperationResponse from 'docusaurus-plugin-api-reference/parts/ApiOperation/Response';
import ApiOperationSection from 'docusaurus-plugin-api-reference/parts/ApiOperation/Section';

// The responses in order of their status; the body of the first success is open.
export default function ApiOperationResponses(): ReactNode {
  const {responses} = useApiOperation().operation;
  if (responses.length === 0) return null;
  const open = Math.max(
    0,
    responses.findIndex(({status}) => status.startsWith('2')),
  );
  return (
    <ApiOperationSection section="responses">
      {responses.map((response, index) => (
        <ApiOperationResponse key={response.status} response={response} isOpen={index === open} />
      ))}
    </ApiOperationSection>
  );
}
