import React, {type ReactNode} from 'react';
import {useApiOperation} from 'docusaurus-plugin-api-reference/client';
import ApiOperationResponse from '@theme/ApiOperation/Response';
import ApiOperationSectionTitle from '@theme/ApiOperation/SectionTitle';
import ApiSection from '@theme/ApiSection';

// The responses in order of their status; the body of the first success is open.
export default function ApiOperationResponses(): ReactNode {
  const {
    operation: {responses},
    toId,
  } = useApiOperation();
  if (responses.length === 0) return null;
  const open = Math.max(0, responses.findIndex(({status}) => status.startsWith('2')));
  return (
    <ApiSection id={toId('responses')} title={<ApiOperationSectionTitle section="responses" />}>
      {responses.map((response, index) => (
        <ApiOperationResponse key={response.status} response={response} isOpen={index === open} />
      ))}
    </ApiSection>
  );
}
