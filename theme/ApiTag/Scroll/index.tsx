import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {
  toAttributeText,
  type PropOperationChunk,
  type PropTagPage,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiMarkdown from '@theme/ApiMarkdown';
import ApiMethod from '@theme/ApiMethod';
import ApiName from 'docusaurus-plugin-api-reference/parts/ApiName';
import ApiOperationContent from 'docusaurus-plugin-api-reference/parts/ApiOperation/Content';
import ApiTagFrame from '@theme/ApiTag/Frame';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

export interface Props {
  readonly tag: PropTagPage;
  /** The data of its operations. */
  readonly chunks: {readonly [key: string]: PropOperationChunk};
}

type Group = Props['tag']['group'];
type Chunks = Props['chunks'];

// The page of a tag with all of its operations, one below the other. Each has an anchor here, and
// its heading links to its own page.
export default function ApiTagScroll({tag, chunks}: Props): ReactNode {
  return (
    <ApiTagFrame tag={tag} className="theme-api-tag-scroll">
      <Contents group={tag.group} chunks={chunks} />
      <Operations group={tag.group} chunks={chunks} />
    </ApiTagFrame>
  );
}

function Contents({group, chunks}: {group: Group; chunks: Chunks}): ReactNode {
  return (
    <nav
      className={styles.contents}
      aria-label={translate({
        id: 'theme.api.contents',
        message: 'On this page',
        description: 'Name of the links to the sections of a page',
      })}
    >
      <ul>
        {listCards(group).map(({title, permalink, method, deprecated}) => {
          const name = <ApiName>{title}</ApiName>;
          return (
            <li key={permalink}>
              <a href={`#${findOperation(chunks, permalink)?.id}`}>
                <ApiMethod method={method} />
                {deprecated ? <s>{name}</s> : name}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

// The operations of a group, then the groups inside it.
function Operations({
  group: {operations, groups},
  chunks,
}: {
  group: Group;
  chunks: Chunks;
}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  return (
    <>
      {operations.map(({permalink}) => {
        const found = findOperation(chunks, permalink);
        if (!found) return null;
        collectAnchor(found.id);
        return (
          <div
            key={permalink}
            id={found.id}
            className={`theme-api-tag-operation ${styles.operation}`}
          >
            <ApiOperationContent
              chunk={found.chunk}
              permalink={permalink}
              // Operation ids contain no colon, so no two ids of the page are the same.
              idPrefix={`${found.id}:`}
              isListed
            />
          </div>
        );
      })}
      {groups.map((group) => (
        <section key={group.id} className={styles.group}>
          <Heading as="h2" id={group.id} className={styles.heading}>
            {toAttributeText(group.label)}
          </Heading>
          {group.description !== undefined && (
            <ApiMarkdown headingLevel={3} anchor={`${group.id}:`}>
              {group.description}
            </ApiMarkdown>
          )}
          <Operations group={group} chunks={chunks} />
        </section>
      ))}
    </>
  );
}

function listCards({operations, groups}: Group): Group['operations'] {
  return [...operations, ...groups.flatMap(listCards)];
}

function findOperation(chunks: Chunks, permalink: string) {
  const chunk = Object.values(chunks).find(({operations}) => Object.hasOwn(operations, permalink));
  const id = chunk?.operations[permalink]?.operation.id;
  return chunk && id !== undefined ? {chunk, id} : undefined;
}
