import React, {type ReactNode, type ComponentProps} from 'react';
import {usePageLink, type PageLink} from 'docusaurus-plugin-api-reference/client/internal';

export interface Props extends Omit<ComponentProps<'a'>, keyof PageLink> {
  /** Permalink under the site's baseUrl; may have a hash. */
  readonly to: string;
  /** Called with each click, before the page changes; it may prevent the default. */
  readonly onFollow?: PageLink['onClick'];
}

// A link to another page of the plugin. Every page has dozens of them, so it contains only what is
// needed.
export default function ApiPageLink({to, onFollow, children, ...props}: Props): ReactNode {
  return (
    <a {...props} {...usePageLink(to, onFollow)}>
      {children}
    </a>
  );
}
