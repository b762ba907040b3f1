import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {toAttributeText} from 'docusaurus-plugin-api-reference/client/internal';
import type {Props} from '@theme/ApiChangelog/Section';
import ApiBadge from '@theme/ApiBadge';
import ApiChangelogGroup from '@theme/ApiChangelog/Group';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** With more changes than this in a section, those that break nothing are folded. */
const MAX_OPEN = 40;

// What changed in one version, or until one day.
export default function ApiChangelogSection({section}: Props): ReactNode {
  const {id, label, date, banner, since, problem, groups, counts} = section;
  const isLong = groups.reduce((sum, {changes}) => sum + changes.length, 0) > MAX_OPEN;
  const sinceText = translate(
    {
      id: 'theme.api.changelog.since',
      message: 'Since {since}',
      description: 'What changes are compared with: an earlier version, or a day',
    },
    {since},
  );
  const title = label ?? date ?? sinceText;
  return (
    <section className={`theme-api-changelog-section ${styles.section}`}>
      <Heading as="h2" id={id} className={styles.heading}>
        {toAttributeText(title)}
      </Heading>
      <p className={styles.facts}>
        {banner === 'unreleased' && <Unreleased />}
        {date !== undefined && title !== date && <time dateTime={date}>{date}</time>}
        {title !== sinceText && <span>{sinceText}</span>}
        {groups.length > 0 && <Counts counts={counts} />}
      </p>
      {problem !== undefined ? (
        <p className={styles.problem}>
          <Translate
            id="theme.api.changelog.problem"
            description="In place of changes, where two documents cannot be compared"
            values={{since, reason: problem}}
          >
            {'Cannot be compared with {since}. {reason}'}
          </Translate>
        </p>
      ) : groups.length === 0 ? (
        <p>
          <Translate
            id="theme.api.changelog.none"
            description="In place of changes, where there are none"
          >
            No changes that callers notice.
          </Translate>
        </p>
      ) : (
        groups.map((group, index) => (
          <ApiChangelogGroup key={index} group={group} isFolded={isLong} />
        ))
      )}
    </section>
  );
}

function Unreleased(): ReactNode {
  return (
    <ApiBadge
      label={translate({
        id: 'theme.api.changelog.unreleased',
        message: 'unreleased',
        description: 'Badge of a version that is not released yet',
      })}
    />
  );
}

function Counts({counts: {breaking, uncertain, compatible}}: Pick<Props['section'], 'counts'>) {
  return (
    <span>
      <Translate
        id="theme.api.changelog.counts"
        description="How many changes there are of each kind"
        values={{breaking, uncertain, compatible}}
      >
        {'Breaking: {breaking}, may break: {uncertain}, compatible: {compatible}'}
      </Translate>
    </span>
  );
}
