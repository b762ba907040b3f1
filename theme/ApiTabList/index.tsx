import React, {useEffect, type ReactNode} from 'react';
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
  /** Text in the line of the tabs, before them. */
  readonly lead?: ReactNode;
  readonly tabs: readonly {
    readonly key: string;
    readonly label: ReactNode;
    /** Id of the content: an address inside it selects the tab. */ readonly anchor?: Anchor;
    readonly content: ReactNode;
  }[];
  readonly className?: string;
  /** Called when the reader clicks a tab, or chooses another one in any way. */
  readonly onChoose?: () => void;
}

// Tabs that follow the ARIA Authoring Practices. On a large page a panel enters the page after it
// has been chosen or searched; before, it is in the HTML only.
export default function ApiTabList({label, lead, tabs, className, onChoose}: Props): ReactNode {
  const hasClosedParts = useHasClosedParts();
  const {selected, wasSelected, tabListProps, toTabProps, toPanelProps} = useTabs(
    tabs.map(({anchor}) => anchor),
  );
  useEffect(() => {
    if (selected > 0) onChoose?.();
  }, [selected, onChoose]);
  return (
    <div className={clsx('theme-api-tabs', className)}>
      <div className={styles.line}>
        {lead}
        <div className={styles.list} aria-label={label} {...tabListProps}>
          {tabs.map((tab, index) => {
            const {onClick, ...props} = toTabProps(index);
            return (
              <button
                key={tab.key}
                type="button"
                className={clsx('clean-btn', styles.tab, index === selected && styles.selected)}
                {...props}
                onClick={(event) => {
                  onClick?.(event);
                  onChoose?.();
                }}
              >
                {tab.label}
              </button>
            );
          })}
        </div>
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
