import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {useTabs} from 'docusaurus-plugin-api-reference/client';
import type {Props} from '@theme/ApiTabs';
import styles from './styles.module.css';

// Tabs after the ARIA Authoring Practices. All panels are in the page: without JavaScript and on paper they stand below
// each other, each under its label.
export default function ApiTabs({label, tabs, className}: Props): ReactNode {
  const {selected, tabListProps, toTabProps, toPanelProps} = useTabs(tabs.length);
  return (
    <div className={clsx('theme-api-tabs', className)}>
      <div className={styles.list} aria-label={label} {...tabListProps}>
        {tabs.map((tab, index) => (
          <button key={tab.key} type="button" className={clsx('clean-btn', styles.tab, index === selected && styles.selected)} {...toTabProps(index)}>
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div key={tab.key} className={styles.panel} {...toPanelProps(index)}>
          <div className={styles.panelLabel}>{tab.label}</div>
          {tab.id === undefined ? tab.content : <div id={tab.id}>{tab.content}</div>}
        </div>
      ))}
    </div>
  );
}
