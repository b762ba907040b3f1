import React, {type ReactNode} from 'react';
import {splitCode} from 'docusaurus-plugin-api-reference/client/internal';
import ApiPageLink from 'docusaurus-plugin-api-reference/parts/ApiPageLink';
import type {Props as GroupProps} from 'docusaurus-plugin-api-reference/parts/ApiChangelog/Group';
import * as messages from '../messages';
import styles from './styles.module.css';

export interface Props {
  readonly change: GroupProps['group']['changes'][number];
}

// One change: its effect on callers in a word, the difference, why it matters, and where it is. The
// sentences are in English in every language.
export default function ApiChangelogChange({
  change: {effect, message, reason, at, href},
}: Props): ReactNode {
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

function Effect({effect}: Pick<Props['change'], 'effect'>): ReactNode {
  if (effect === 'breaking') return messages.breaking;
  return effect === 'uncertain' ? messages.uncertain : messages.compatible;
}
