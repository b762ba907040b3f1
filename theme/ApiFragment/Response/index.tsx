import React, {type ReactNode} from 'react';
import {useApiOperation} from 'docusaurus-plugin-api-reference/client';
import ApiOperationResponse from '@theme/ApiOperation/Response';

// The one response that the data of the fragment have.
export default function ApiFragmentResponse(): ReactNode {
  const [response] = useApiOperation().operation.responses;
  return response && <ApiOperationResponse response={response} isOpen />;
}
