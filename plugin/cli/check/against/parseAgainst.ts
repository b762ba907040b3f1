/** Parses the value of `--against`: a file, or a file at a Git revision. */
import type {EarlierSource} from '../../../config/types';

export type Against = {
  /** Id of the tab whose document is compared. Absent: the only tab, or every tab. */
  tabId?: string;
  source: EarlierSource;
};

/**
 * Parses `[TAB=]FILE`, `[TAB=]REVISION:PATH` or `REVISION:`. The path of an existing file is a
 * file, even if it looks like something else. Returns a sentence if it is wrong.
 */
export function parseAgainst(text: string, isFile: (file: string) => boolean): Against | string {
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
