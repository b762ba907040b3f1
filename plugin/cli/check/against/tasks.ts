/** Finds the tabs that the values of `--against` name. */
import fs from 'node:fs';
import path from 'node:path';
import {findTab} from '../../../config/tabIds';
import type {EarlierSource, TabConfig} from '../../../config/types';
import {quote} from '../../../diagnostics/text';

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
    const named = tabId === undefined ? undefined : findTab(tabs, tabId);
    const meant = tabs.filter((tab) =>
      tabId === undefined ? tab.version?.isCurrent !== false : tab === named,
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

/** The value of `--against`: a file, or a file at a Git revision. */
type Against = {
  /** Id of the tab whose document is compared. Absent: the only tab, or every tab. */
  tabId?: string;
  source: EarlierSource;
};

/**
 * Parses `[TAB=]FILE`, `[TAB=]REVISION:PATH` or `REVISION:`. The path of an existing file is a
 * file, even if it looks like something else. Returns a sentence if it is wrong.
 */
function parseAgainst(text: string, isFile: (file: string) => boolean): Against | string {
  const [, tabId, rest = ''] = isFile(text)
    ? ['', undefined, text]
    : (/^(?:([^=:]+)=)?(.*)$/s.exec(text) ?? []);
  const tab = tabId === undefined ? {} : {tabId};
  if (isFile(rest)) return {...tab, source: {kind: 'file', file: rest}};
  const [, revision = '', path = ''] = /^([^:]+):(.*)$/s.exec(rest) ?? [];
  if (revision === '' || /^[a-z]$/i.test(revision))
    return `There is no file \`${rest}\`. \`--against\` takes a file, or \`REVISION:PATH\` for a file in Git.`;
  if (revision.startsWith('-')) return `\`${revision}\` is not a revision of Git.`;
  return {...tab, source: {kind: 'git', revision, ...(path !== '' && {path})}};
}
