import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {toAttributeText, type PropGroup} from 'docusaurus-plugin-api-reference/client/internal';
import ApiBadge from '@theme/ApiBadge';
import ApiExternalDocs from '@theme/ApiExternalDocs';
import ApiMarkdown from '@theme/ApiMarkdown';
import ApiMethod from '@theme/ApiMethod';
import ApiName from 'docusaurus-plugin-api-reference/parts/ApiName';
import ApiPageLink from 'docusaurus-plugin-api-reference/parts/ApiPageLink';
import Self from 'docusaurus-plugin-api-reference/parts/ApiTag/Cards';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

export interface Props {
  readonly group: PropGroup;
  /** Of the headings of groups inside it. */
  readonly level: 2 | 3 | 4 | 5 | 6;
}

type Operation = Props['group']['operations'][number];

// The operations of a group as cards, then the groups inside it. Clicking anywhere on a card
// follows its title's link.
export default function ApiTagCards({group: {operations, groups}, level}: Props): ReactNode {
  const inner = Math.min(6, level + 1) as Props['level'];
  return (
    <>
      {operations.length > 0 && (
        <ul className={`theme-api-tag-cards ${styles.cards}`}>
          {operations.map((operation) => (
            <Card key={operation.permalink} operation={operation} />
          ))}
        </ul>
      )}
      {groups.map((group) => (
        <section key={group.id} className={styles.group}>
          <Heading as={`h${level}`} id={group.id} className={styles.heading}>
            {toAttributeText(group.label)}
          </Heading>
          {group.description !== undefined && (
            <ApiMarkdown headingLevel={inner} anchor={`${group.id}:`}>
              {group.description}
            </ApiMarkdown>
          )}
          {group.externalDocs && <ApiExternalDocs externalDocs={group.externalDocs} />}
          <Self group={group} level={inner} />
        </section>
      ))}
    </>
  );
}

function Card({operation}: {operation: Operation}): ReactNode {
  const {title, permalink, method, path, description, deprecated, badge} = operation;
  const name = <ApiName>{title}</ApiName>;
  return (
    <li className={styles.card}>
      <div className={styles.line}>
        <ApiMethod method={method} />
        {badge !== undefined && <ApiBadge label={badge} />}
        {deprecated && (
          <small>
            <Translate
              id="theme.api.deprecated"
              description="Flag of something that should not be used any more"
            >
              deprecated
            </Translate>
          </small>
        )}
      </div>
      <ApiPageLink to={permalink} className={styles.title}>
        {deprecated ? <s>{name}</s> : name}
      </ApiPageLink>
      <code className="theme-api-path" dir="ltr">
        <ApiName>{path}</ApiName>
      </code>
      {description !== undefined && <p className={styles.words}>{description}</p>}
    </li>
  );
}
