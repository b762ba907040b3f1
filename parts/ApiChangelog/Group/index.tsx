import React, {type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {toSelectMessage, splitCode} from 'docusaurus-plugin-api-reference/client/internal';
import ApiMethod from '@theme/ApiMethod';
import ApiPageLink from 'docusaurus-plugin-api-reference/parts/ApiPageLink';
import Heading from '@theme/Heading';
import type {Props as SectionProps} from 'docusaurus-plugin-api-reference/parts/ApiChangelog/Section';
import * as messages from '../messages';
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
          messages.document
        ) : total === 1 ? (
          <OperationName operation={operation} />
        ) : schema === undefined ? (
          <Count count={total} words={messages.operations(total)} />
        ) : (
          messages.schema(<code>{schema}</code>)
        )}
      </Heading>
      {total > 1 && (
        <Operations operations={operations} more={more}>
          {schema !== undefined && <Count count={total} words={messages.operations(total)} />}
        </Operations>
      )}
      <Changes changes={open} />
      {folded.length > 0 && (
        <details className={styles.details} data-effect="compatible">
          <summary>
            <Count count={folded.length} words={messages.folded(folded.length)} />
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
        <Change key={index} change={change} />
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
      <summary>{children || messages.operationsList}</summary>
      <ul className={styles.operations}>
        {operations.map((operation) => (
          <li key={`${operation.method} ${operation.path}`}>
            <OperationName operation={operation} />
          </li>
        ))}
        {more > 0 && (
          <li>
            <Count count={more} words={messages.operationsMore(more)} />
          </li>
        )}
      </ul>
    </details>
  );
}

// Words in the plural form for the count.
function Count({count, words}: {count: number; words: string}): ReactNode {
  return toSelectMessage(useDocusaurusContext().i18n.currentLocale)(count, words);
}

type ChangeProps = {change: Props['group']['changes'][number]};

// One change: its effect on callers in a word, the difference, why it matters, and where it is. The
// sentences are in English in every language.
function Change({change: {effect, message, reason, at, href}}: ChangeProps): ReactNode {
  const words = toCode(message);
  return (
    <li className={`theme-api-changelog-change ${styles.change}`} data-effect={effect}>
      <b className={styles.effect}>
        <Effect effect={effect} />
      </b>
      <div lang="en" dir="ltr">
        {href === undefined ? words : <ApiPageLink to={href}>{words}</ApiPageLink>}{' '}
        <span className={styles.reason}>{toCode(reason)}</span>
        {at.length > 0 && (
          <div className={styles.place}>
            {at.map((step, index) => (
              <React.Fragment key={index}>
                {index > 0 && ' '}
                <bdi>{step}</bdi>
              </React.Fragment>
            ))}
          </div>
        )}
      </div>
    </li>
  );
}

/** Sentences about changes have names and values in backticks. */
function toCode(text: string): ReactNode {
  return splitCode(text).map((part, index) =>
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}

function Effect({effect}: Pick<ChangeProps['change'], 'effect'>): ReactNode {
  if (effect === 'breaking') return messages.breaking;
  return effect === 'uncertain' ? messages.uncertain : messages.compatible;
}
