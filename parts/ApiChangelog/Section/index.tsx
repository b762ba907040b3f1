import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  toAttributeText,
  toSelectMessage,
  type PropChangelog,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiBadge from '@theme/ApiBadge';
import ApiChangelogGroup from 'docusaurus-plugin-api-reference/parts/ApiChangelog/Group';
import Heading from '@theme/Heading';
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
        {hasChanges && <Counts counts={counts} />}
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
      ) : !hasChanges ? (
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
      {left > 0 && <Left count={left} markdown={markdown} />}
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

function Left({count, markdown}: {count: number; markdown: string | undefined}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const words = toSelectMessage(currentLocale)(
    count,
    translate(
      {
        id: 'theme.api.changelog.left',
        message: '{count} more change is left out here.|{count} more changes are left out here.',
        description: 'At the end of a very long list of changes; its plural forms are divided by |',
      },
      {count},
    ),
  );
  return (
    <p>
      {words}
      {markdown !== undefined && (
        <>
          {' '}
          <a href={markdown}>
            <Translate
              id="theme.api.changelog.all"
              description="Link to the complete changelog as Markdown"
            >
              All changes as Markdown
            </Translate>
          </a>
        </>
      )}
    </p>
  );
}
