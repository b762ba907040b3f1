import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import ApiDiagnostics from '@theme/ApiDiagnostics';
import Heading from '@theme/Heading';
import type {PropDiagnostic} from 'docusaurus-plugin-api-reference/client/internal';

export interface Props {
  readonly diagnostics: readonly PropDiagnostic[];
}

export default function ApiProblems({diagnostics}: Props): ReactNode {
  const title = translate({
    id: 'theme.api.problems.title',
    message: 'The API reference cannot be shown yet',
    description: 'Title of the page that lists what is wrong with docs.json or a document',
  });
  return (
    <main className="container margin-vert--lg theme-api-problems">
      <PageMetadata title={title} />
      <Heading as="h1">{title}</Heading>
      {/* Nothing else is on this page: also warnings are shown at once. */}
      <ApiDiagnostics diagnostics={diagnostics} open />
    </main>
  );
}
