import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {toAttributeText, type PropGroup} from 'docusaurus-plugin-api-reference/client/internal';
import ApiExternalDocs from '@theme/ApiExternalDocs';
import ApiMarkdown from '@theme/ApiMarkdown';
import Self from 'docusaurus-plugin-api-reference/parts/ApiOverview/Group';
import ApiOverviewOperations from 'docusaurus-plugin-api-reference/parts/ApiOverview/Operations';
import ApiPageLink from 'docusaurus-plugin-api-reference/parts/ApiPageLink';
import Heading from '@theme/Heading';
import * as messages from '../messages';
import styles from './styles.module.css';

export interface Props {
  readonly group: PropGroup;
  /** Of its heading. */
  readonly level: 2 | 3 | 4 | 5 | 6;
}

// A group of operations with links to them, then the groups inside it. A tag that is a chapter of
// the document has neither.
export default function ApiOverviewGroup({group, level}: Props): ReactNode {
  const {id, label, page, description, externalDocs, guides = [], operations, groups} = group;
  const inner = Math.min(6, level + 1) as Props['level'];
  // Docusaurus puts a heading that is a plain string into attributes, to name the link to it.
  return (
    <section className={`theme-api-overview-group ${styles.group}`}>
      <Heading as={`h${level}`} id={id} className={styles.heading}>
        {toAttributeText(label)}
      </Heading>
      {description !== undefined && (
        <ApiMarkdown headingLevel={inner} anchor={`${id}:`}>
          {description}
        </ApiMarkdown>
      )}
      {externalDocs && <ApiExternalDocs externalDocs={externalDocs} />}
      {page !== undefined && (
        <p>
          <ApiPageLink to={page}>{messages.tagPage(label)}</ApiPageLink>
        </p>
      )}
      {guides.length > 0 && (
        <ul>
          {guides.map(({title, permalink}) => (
            <li key={permalink}>
              <Link to={permalink}>{title}</Link>
            </li>
          ))}
        </ul>
      )}
      {operations.length > 0 && <ApiOverviewOperations operations={operations} />}
      {groups.map((entry) => (
        <Self key={entry.id} group={entry} level={inner} />
      ))}
    </section>
  );
}
