import React, {Fragment, type ReactNode} from 'react';
import ApiBadge from '@theme/ApiBadge';
import type {Badge} from 'docusaurus-plugin-api-reference/client/internal';

export interface Props {
  readonly badges?: readonly Badge[];
  /** Those that the document puts before the name, or all others. */
  readonly position: 'before' | 'after';
}

// The labels before, or after, the thing that they describe. They may be inside a line.
export default function ApiBadges({badges = [], position}: Props): ReactNode {
  return badges
    .filter((badge) => (badge.position ?? 'after') === position)
    .map(({name, color}) => (
      <Fragment key={name}>
        {position === 'after' && ' '}
        <ApiBadge label={name} color={color} />
        {position === 'before' && ' '}
      </Fragment>
    ));
}
