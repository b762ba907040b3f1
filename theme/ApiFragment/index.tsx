import React, {type ReactNode} from 'react';
import {
  ApiDocumentProvider,
  ApiOperationProvider,
  useFragmentId,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiAnnouncer from 'docusaurus-plugin-api-reference/parts/ApiAnnouncer';
import ApiFormatNotes from '@theme/ApiFormatNotes';
import ApiFragmentFrame from 'docusaurus-plugin-api-reference/parts/ApiFragment/Frame';
import type {Props as EmbedProps} from '@theme/ApiEmbed';

export interface Props extends EmbedProps {
  /** Prefix of the ids inside it; unique on the page by default. */
  readonly id?: string;
  /** The part of the operation. */
  readonly children: ReactNode;
}

// A part of an operation inside an authored page, together with its data.
export default function ApiFragment({
  document,
  chunk,
  permalink,
  loadSchemas,
  id,
  children,
}: Props): ReactNode {
  return (
    <ApiDocumentProvider document={document} loadSchemas={loadSchemas}>
      <ApiOperationProvider
        chunk={chunk}
        permalink={permalink}
        idPrefix={`${useFragmentId(id)}-`}
        isFragment
      >
        <ApiFragmentFrame>{children}</ApiFragmentFrame>
        <ApiFormatNotes />
        <ApiAnnouncer />
      </ApiOperationProvider>
    </ApiDocumentProvider>
  );
}
