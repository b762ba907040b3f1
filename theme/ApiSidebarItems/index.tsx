import React, {type ReactNode} from 'react';
import {DocSidebarItemsExpandedStateProvider} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/ApiSidebarItems';
import DocSidebarItem from '@theme/DocSidebarItem';
import OriginalItems from '@theme-original/DocSidebarItems';

// The sidebar of a document, which begins with its overview. Docusaurus looks for unlisted pages in the whole of a sidebar,
// for each page anew; here are none. Other lists are its own.
export default function ApiSidebarItems({items, ...props}: Props): ReactNode {
  const [first] = items;
  if (props.level !== 1 || first?.className !== 'theme-api-sidebar-overview') return <OriginalItems items={items} {...props} />;
  return (
    <DocSidebarItemsExpandedStateProvider>
      {items.map((item, index) => (
        <DocSidebarItem key={index} item={item} index={index} {...props} />
      ))}
    </DocSidebarItemsExpandedStateProvider>
  );
}
