import React, {type ReactNode} from 'react';
import {usePageLink} from 'docusaurus-plugin-api-reference/client/internal';
import type {Props} from '@theme/ApiPageLink';

// A link to another page of the plugin. Every page has dozens of them, so it contains only what is
// needed.
export default function ApiPageLink({to, onFollow, children, ...props}: Props): ReactNode {
  return (
    <a {...props} {...usePageLink(to, onFollow)}>
      {children}
    </a>
  );
}
