/** Reads what `--against` names: a file, or a file at a revision of Git. */
import type {EarlierSource} from '../../../config/types';

export type Against = {
  /** Id of the tab whose document is compared. Absent: the only one, or every one. */
  tabId?: string;
  source: EarlierSource;
};

/**
 * `[TAB=]FILE`, `[TAB=]REVISION:PATH` or `REVISION:`. A file that exists is one, whatever its name
 * looks like. Gives what is wrong as a sentence.
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
