import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {PropEdit} from 'docusaurus-plugin-api-reference/client/internal';
import EditMetaRow from '@theme/EditMetaRow';

export type Props = PropEdit;

// The same as below docs: a link to the file of the document, and when it was last changed.
export default function ApiEdit({url, lastUpdatedAt}: Props): ReactNode {
  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, 'docusaurus-mt-lg')}>
      <EditMetaRow
        className={clsx('margin-top--sm', ThemeClassNames.docs.docFooterEditMetaRow)}
        editUrl={url}
        lastUpdatedAt={lastUpdatedAt}
        lastUpdatedBy={undefined}
      />
    </footer>
  );
}
