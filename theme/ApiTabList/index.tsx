import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {
  StaticContent,
  useHasClosedParts,
  useTabs,
  type Anchor,
} from 'docusaurus-plugin-api-reference/client';
import ApiPanel from 'docusaurus-plugin-api-reference/parts/ApiPanel';
import styles from './styles.module.css';

export interface Props {
  /** Name of the tab list. */
  readonly label: string;
  readonly tabs: readonly {
    readonly key: string;
    readonly label: ReactNode;
    /** Id of the content: an address inside it selects the tab. */ readonly anchor?: Anchor;
    readonly content: ReactNode;
  }[];
  readonly className?: string;
}

// Tabs that follow the ARIA Authoring Practices. On a large page a panel enters the page after it
// has been chosen or searched; before, it is in the HTML only.
export default function ApiTabList({label, tabs, className}: Props): ReactNode {
  const hasClosedParts = useHasClosedParts();
  const {selected, wasSelected, tabListProps, toTabProps, toPanelProps} = useTabs(
    tabs.map(({anchor}) => anchor),
  );
  return (
    <div className={clsx('theme-api-tabs', className)}>
      <div className={styles.list} aria-label={label} {...tabListProps}>
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            className={clsx('clean-btn', styles.tab, index === selected && styles.selected)}
            {...toTabProps(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <ApiPanel key={tab.key} label={tab.label} className={styles.panel} {...toPanelProps(index)}>
          {hasClosedParts || wasSelected(index) ? (
            tab.content
          ) : (
            <StaticContent>{tab.content}</StaticContent>
          )}
        </ApiPanel>
      ))}
    </div>
  );
}
