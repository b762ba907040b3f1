import React, {Fragment, type ReactNode} from 'react';
import type {Props} from '@theme/ApiBadges';
import ApiBadge from '@theme/ApiBadge';

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
