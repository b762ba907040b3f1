import React, {lazy, type ReactNode, Suspense} from 'react';
import {DocSidebarItemsExpandedStateProvider} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/ApiSidebarItems';
import type {Props as ToolsProps} from '@theme/ApiSidebarTools';
import DocSidebarItem from '@theme/DocSidebarItem';
import OriginalItems from '@theme-original/DocSidebarItems';

// Every page with a sidebar loads this component, and few sidebars have tools. Without them, the
// items are still there.
const ApiSidebarTools = lazy(() =>
  import('@theme/ApiSidebarTools').catch(() => ({
    default: ({tools: _, ...props}: ToolsProps) => <OriginalItems {...props} />,
  })),
);

// The sidebar of a document, which begins with its overview, and the groups inside a group.
// Docusaurus leaves out categories without links, but the links of a closed group may not be loaded
// yet, so every item is shown here. Other lists are Docusaurus's own.
export default function ApiSidebarItems({items, ...props}: Props): ReactNode {
  const place = items.findIndex(({customProps}) => customProps?.tools) + 1;
  const tools = items[place - 1]?.customProps?.tools;
  if (tools)
    return (
      <>
        <OriginalItems {...props} items={items.slice(0, place)} />
        <Suspense fallback={<OriginalItems {...props} items={items.slice(place)} />}>
          <ApiSidebarTools
            {...props}
            tools={tools as ToolsProps['tools']}
            items={items.slice(place)}
          />
        </Suspense>
      </>
    );
  if (!isOfDocument(items)) return <OriginalItems items={items} {...props} />;
  return (
    <DocSidebarItemsExpandedStateProvider>
      {items.map((item, index) => (
        <DocSidebarItem key={index} item={item} index={index} {...props} />
      ))}
    </DocSidebarItemsExpandedStateProvider>
  );
}

function isOfDocument(items: Props['items']): boolean {
  return (
    items[0]?.className === 'theme-api-sidebar-overview' ||
    items.some(({customProps}) => typeof customProps?.overview === 'string')
  );
}
