import React, {type ComponentType, type ReactNode, useEffect, useState} from 'react';
import {DocSidebarItemsExpandedStateProvider} from '@docusaurus/plugin-content-docs/client';
import type {Props as ToolsProps} from '@theme/ApiSidebarTools';
import DocSidebarItem from '@theme/DocSidebarItem';
import OriginalItems from '@theme-original/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItems';
import styles from './styles.module.css';

export type {Props};

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
        <Tools {...props} tools={tools as ToolsProps['tools']} items={items.slice(place)} />
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

// Every page with a sidebar loads this module, and few sidebars have tools, which need JavaScript:
// they load after the page. Until then, and if they cannot be loaded, there are the items alone.
function Tools(props: ToolsProps): ReactNode {
  const [Loaded, setLoaded] = useState<ComponentType<ToolsProps>>();
  useEffect(() => {
    import('@theme/ApiSidebarTools').then(
      (loaded) => setLoaded(() => loaded.default),
      () => undefined,
    );
  }, []);
  const {
    tools: {search, filter},
    ...rest
  } = props;
  return Loaded ? (
    <Loaded {...props} />
  ) : (
    <>
      {search !== undefined && <li className={styles.tool} aria-hidden="true" />}
      {filter && <li className={styles.tool} aria-hidden="true" />}
      <OriginalItems {...rest} />
    </>
  );
}

function isOfDocument(items: Props['items']): boolean {
  return items.some(
    ({className, customProps}) =>
      className === 'theme-api-sidebar-overview' || typeof customProps?.overview === 'string',
  );
}
