import React, {type ReactNode} from 'react';
import {useApiDocument, useApiOperation} from 'docusaurus-plugin-api-reference/client';
import {listSections, listSecurity} from 'docusaurus-plugin-api-reference/client/internal';
import ApiSecurityLine from 'docusaurus-plugin-api-reference/parts/ApiSecurity/Line';

// How to authenticate, in the header. Nothing if the page has no section about it.
export default function ApiOperationSecurityLine(): ReactNode {
  const {security} = useApiDocument();
  const {operation, toId} = useApiOperation();
  return listSections(operation, security).includes('authentication') ? (
    <ApiSecurityLine
      requirements={listSecurity({operation, security})}
      section={toId('authentication')}
    />
  ) : null;
}
