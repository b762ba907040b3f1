import React, {type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  toAttributeText,
  toSelectMessage,
  type PropChangelog,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiBadge from '@theme/ApiBadge';
import ApiChangelogGroup from 'docusaurus-plugin-api-reference/parts/ApiChangelog/Group';
import Heading from '@theme/Heading';
import * as messages from '../messages';
import styles from './styles.module.css';

export interface Props {
  readonly section: PropChangelog['sections'][number];
  /** URL of the complete changelog as Markdown. */
  readonly markdown?: string | undefined;
}

/** In a section with more changes than this, those that break nothing are folded. */
const MAX_OPEN = 40;

// What changed in one version, or until one day.
export default function ApiChangelogSection({section, markdown}: Props): ReactNode {
  const {id, label, date, banner, since, problem, groups, counts, left = 0} = section;
  const hasChanges = groups.length > 0 || left > 0;
  const isLong = groups.reduce((sum, {changes}) => sum + changes.length, 0) > MAX_OPEN;
  const sinceText = messages.since(since);
  const title = label ?? date ?? sinceText;
  return (
    <section className={`theme-api-changelog-section ${styles.section}`}>
      <Heading as="h2" id={id} className={styles.heading}>
        {toAttributeText(title)}
      </Heading>
      <p className={styles.facts}>
        {banner === 'unreleased' && <ApiBadge label={messages.unreleased} />}
        {date !== undefined && title !== date && <time dateTime={date}>{date}</time>}
        {title !== sinceText && <span>{sinceText}</span>}
        {hasChanges && (
          <span>{messages.counts(counts.breaking, counts.uncertain, counts.compatible)}</span>
        )}
      </p>
      {problem !== undefined ? (
        <p className={styles.problem}>{messages.problem(since, problem)}</p>
      ) : !hasChanges ? (
        <p>{messages.none}</p>
      ) : (
        groups.map((group, index) => (
          <ApiChangelogGroup key={index} group={group} isFolded={isLong} />
        ))
      )}
      {left > 0 && <Left count={left} markdown={markdown} />}
    </section>
  );
}

function Left({count, markdown}: {count: number; markdown: string | undefined}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const words = toSelectMessage(currentLocale)(count, messages.left(count));
  return (
    <p>
      {words}
      {markdown !== undefined && (
        <>
          {' '}
          <a href={markdown}>{messages.all}</a>
        </>
      )}
    </p>
  );
}
