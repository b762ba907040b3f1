/** Finds the tabs that the values of `--against` name. */
import fs from 'node:fs';
import path from 'node:path';
import type {EarlierSource, TabConfig} from '../../../config/types';
import {quote} from '../../../diagnostics/text';
import {parseAgainst} from './parseAgainst';

/** A tab, and the earlier documents to compare its own with. */
export type Task = {
  tab: TabConfig;
  /** The values of `--against`, as the user wrote them. */
  against: string;
  /** Documents that the user names; undefined for those that the tab had at the revision. */
  named: EarlierSource[] | undefined;
  revision?: string;
  /** Whether all tabs are compared with the revision. */
  isWhole: boolean;
};

/** Returns a sentence if a value is wrong. */
export function toTasks(
  texts: readonly string[],
  tabs: readonly TabConfig[],
  cwd: string,
): Task[] | string {
  const tasks: Task[] = [];
  for (const text of texts) {
    const against = parseAgainst(text, (file) => isFile(path.resolve(cwd, file)));
    if (typeof against === 'string') return against;
    const {tabId, source} = against;
    // Older versions rarely change, so they are compared only if they are named.
    const meant = tabs.filter((tab) =>
      tabId === undefined ? tab.version?.isCurrent !== false : tab.tabId === tabId,
    );
    const ids = tabs.map((tab) => quote(tab.tabId)).join(', ');
    if (meant.length === 0) return `There is no tab \`${tabId}\`; there are ${ids}.`;
    const isNamed = source.kind === 'file' || source.path !== undefined;
    if (isNamed && meant.length > 1)
      return `Several tabs have a document: write \`--against TAB=${text}\`, with TAB one of ${ids}.`;
    for (const tab of meant) {
      // The earlier documents of a tab with several documents are named one by one.
      const started = tasks.find((task) => task.tab === tab && task.named);
      if (isNamed && started?.named && tab.sources.length > 1) {
        started.named.push(source);
        started.against += `, ${text}`;
      } else
        tasks.push({
          tab,
          against: text,
          named: isNamed ? [source] : undefined,
          isWhole: !isNamed && tabId === undefined,
          ...(source.kind === 'git' && {revision: source.revision}),
        });
    }
  }
  return tasks;
}

function isFile(file: string): boolean {
  return fs.statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;
}
