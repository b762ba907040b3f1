import React, {type ReactNode} from 'react';
import {usePageLink} from 'docusaurus-plugin-api-reference/client/internal';
import type {Props} from '@theme/ApiPageLink';

// A link to another page of the plugin. There are dozens on every page, so there is nothing in it
// that is not needed.
export default function ApiPageLink({to, onFollow, children, ...props}: Props): ReactNode {
  return (
    <a {...props} {...usePageLink(to, onFollow)}>
      {children}
    </a>
  );
}
