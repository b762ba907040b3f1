import React, {type ReactNode} from 'react';
import {useApiDocument, useApiOperation} from 'docusaurus-plugin-api-reference/client';
import {listSecurity} from 'docusaurus-plugin-api-reference/client/internal';
import ApiOperationSection from 'docusaurus-plugin-api-reference/parts/ApiOperation/Section';
import ApiSecurity from 'docusaurus-plugin-api-reference/parts/ApiSecurity';

// Who may call the operation. Renders nothing if the document does not say; its default for all
// operations does not apply to requests that the API itself sends.
export default function ApiOperationSecurity(): ReactNode {
  const {security, securitySchemes} = useApiDocument();
  const {operation} = useApiOperation();
  const requirements = listSecurity({
    operation,
    security: operation.kind === 'operation' ? security : [],
  });
  if (operation.security === undefined && requirements.length === 0) return null;
  return (
    <ApiOperationSection section="authentication">
      <ApiSecurity requirements={requirements} schemes={securitySchemes} />
    </ApiOperationSection>
  );
}
