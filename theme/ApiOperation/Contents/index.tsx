import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {listAuthoredHeadings, listSections, useApiDocument, useApiOperation, useAuthoredIds, type AuthoredHeading} from 'docusaurus-plugin-api-reference/client';
import ApiOperationSectionTitle from '@theme/ApiOperation/SectionTitle';
import styles from './styles.module.css';

/** Fewer sections are in sight anyway. */
const MANY = 3;

// The way to the sections of the page, in one line: the column of a table of contents belongs to the samples.
export default function ApiOperationContents(): ReactNode {
  const {security} = useApiDocument();
  const {operation, authored, toId} = useApiOperation();
  const sections = listSections(operation, security);
  const ids = useAuthoredIds();
  const before = listAuthoredHeadings(authored.before, ids.before);
  const after = listAuthoredHeadings(authored.after, ids.after);
  if (before.length + sections.length + after.length < MANY) return null;
  return (
    <nav className={`theme-api-contents ${styles.contents}`} aria-label={translate({id: 'theme.api.contents', message: 'On this page', description: 'Name of the links to the sections of a page'})}>
      {before.map(toLink)}
      {sections.map((section) => (
        <a key={section} href={`#${toId(section)}`}>
          <ApiOperationSectionTitle section={section} />
        </a>
      ))}
      {after.map(toLink)}
    </nav>
  );
}

// The author's MDX made this markup.
function toLink({id, value}: AuthoredHeading): ReactNode {
  return <a key={id} href={`#${id}`} dangerouslySetInnerHTML={{__html: value}} />;
}
