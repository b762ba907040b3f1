import React, {type ReactNode} from 'react';
import {useApiOperation} from 'docusaurus-plugin-api-reference/client';
import ApiOperationSectionTitle from 'docusaurus-plugin-api-reference/parts/ApiOperation/SectionTitle';
import ApiSection from '@theme/ApiSection';
import type {SectionId} from 'docusaurus-plugin-api-reference/client/internal';

export interface Props {
  readonly section: SectionId;
  /** Stands beside the title. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

// A section of an operation's page. Its title is passed on as a string, which then names the link
// to the section.
export default function ApiOperationSection({section, note, children}: Props): ReactNode {
  const {toId, isFragment, headingLevel} = useApiOperation();
  return (
    <ApiOperationSectionTitle section={section}>
      {(title) => (
        <ApiSection
          id={toId(section)}
          title={title}
          note={note}
          hasHeading={!isFragment}
          headingLevel={headingLevel}
        >
          {children}
        </ApiSection>
      )}
    </ApiOperationSectionTitle>
  );
}
