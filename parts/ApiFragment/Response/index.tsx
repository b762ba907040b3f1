import React, {type ReactNode} from 'react';
import {useApiOperation} from 'docusaurus-plugin-api-reference/client';
import ApiOperationResponse from 'docusaurus-plugin-api-reference/parts/ApiOperation/Response';

// The only response in the fragment's data.
export default function ApiFragmentResponse(): ReactNode {
  const [response] = useApiOperation().operation.responses;
  return response && <ApiOperationResponse response={response} isOpen />;
}
