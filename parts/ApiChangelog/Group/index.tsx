import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {toSelectMessage} from 'docusaurus-plugin-api-reference/client/internal';
import ApiChangelogChange from 'docusaurus-plugin-api-reference/parts/ApiChangelog/Change';
import ApiMethod from '@theme/ApiMethod';
import ApiPageLink from 'docusaurus-plugin-api-reference/parts/ApiPageLink';
import Heading from '@theme/Heading';
import type {Props as SectionProps} from 'docusaurus-plugin-api-reference/parts/ApiChangelog/Section';
import styles from './styles.module.css';

export interface Props {
  readonly group: SectionProps['section']['groups'][number];
  /** Whether non-breaking changes are behind a disclosure. */
  readonly isFolded: boolean;
}

type Operation = Props['group']['operations'][number];

// Changes that the same operations share: under the title of the operation, or listed once for a
// schema or for several operations.
export default function ApiChangelogGroup({group, isFolded}: Props): ReactNode {
  const {schema, operations, more, changes} = group;
  const total = operations.length + more;
  const [operation] = operations;
  // Breaking changes come first, and are never behind a disclosure.
  const start = changes.findIndex(({effect}) => effect === 'compatible');
  const open = isFolded && start !== -1 ? changes.slice(0, start) : changes;
  const folded = changes.slice(open.length);
  return (
    <div className={`theme-api-changelog-group ${styles.group}`} data-effect={changes[0]?.effect}>
      <Heading as="h3" className={styles.heading}>
        {!operation ? (
          <Translate
            id="theme.api.changelog.document"
            description="Heading of changes that belong to no operation"
          >
            The whole API
          </Translate>
        ) : total === 1 ? (
          <OperationName operation={operation} />
        ) : schema === undefined ? (
          <OperationCount count={total} />
        ) : (
          <Translate
            id="theme.api.changelog.schema"
            description="Heading of the changes of a schema that several operations use"
            values={{name: <code>{schema}</code>}}
          >
            {'Schema {name}'}
          </Translate>
        )}
      </Heading>
      {total > 1 && (
        <Operations operations={operations} more={more}>
          {schema !== undefined && <OperationCount count={total} />}
        </Operations>
      )}
      <Changes changes={open} />
      {folded.length > 0 && (
        <details className={styles.details} data-effect="compatible">
          <summary>
            <CompatibleCount count={folded.length} />
          </summary>
          <Changes changes={folded} />
        </details>
      )}
    </div>
  );
}

function Changes({changes}: Pick<Props['group'], 'changes'>): ReactNode {
  if (changes.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {changes.map((change, index) => (
        <ApiChangelogChange key={index} change={change} />
      ))}
    </ul>
  );
}

function OperationName({operation: {method, path, title, permalink}}: {operation: Operation}) {
  return (
    <>
      <ApiMethod method={method} />{' '}
      {permalink !== undefined && title !== undefined && (
        <>
          <ApiPageLink to={permalink}>{title}</ApiPageLink>{' '}
        </>
      )}
      <code dir="ltr" className={`theme-api-path ${styles.path}`}>
        {path}
      </code>
    </>
  );
}

// The list opens with its title, unless the number of operations is in the heading.
function Operations({
  operations,
  more,
  children,
}: Pick<Props['group'], 'operations' | 'more'> & {children: ReactNode}): ReactNode {
  return (
    <details className={styles.details}>
      <summary>
        {children || (
          <Translate
            id="theme.api.changelog.operations.list"
            description="Opens the list of operations that have the same changes"
          >
            List of operations
          </Translate>
        )}
      </summary>
      <ul className={styles.operations}>
        {operations.map((operation) => (
          <li key={`${operation.method} ${operation.path}`}>
            <OperationName operation={operation} />
          </li>
        ))}
        {more > 0 && (
          <li>
            <More count={more} />
          </li>
        )}
      </ul>
    </details>
  );
}

function usePlural(count: number, messages: string): string {
  return toSelectMessage(useDocusaurusContext().i18n.currentLocale)(count, messages);
}

function OperationCount({count}: {count: number}): ReactNode {
  return usePlural(
    count,
    translate(
      {
        id: 'theme.api.changelog.operations',
        message: '{count} operation|{count} operations',
        description: 'How many operations have the same changes; plural forms are divided by |',
      },
      {count},
    ),
  );
}

function More({count}: {count: number}): ReactNode {
  return usePlural(
    count,
    translate(
      {
        id: 'theme.api.changelog.operations.more',
        message: 'and {count} more|and {count} more',
        description: 'At the end of a list of operations; plural forms are divided by |',
      },
      {count},
    ),
  );
}

function CompatibleCount({count}: {count: number}): ReactNode {
  return usePlural(
    count,
    translate(
      {
        id: 'theme.api.changelog.folded',
        message: '{count} compatible change|{count} compatible changes',
        description: 'Opens the list of changes that break nothing; plural forms are divided by |',
      },
      {count},
    ),
  );
}
