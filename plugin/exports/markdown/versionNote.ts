import type {PageVersions, TabNavigation} from '../../navigation/types';
import {escapeText, joinBlocks, toLink} from './text';

const BANNERS = {unreleased: ', not released yet', unmaintained: ', no longer maintained'} as const;

/**
 * Adds a line below the title of a text: the version that it describes, and a link to the same page
 * of the current version. Texts of the current version are unchanged.
 * @param links to the same page in other versions; if absent, the text is that of the overview
 */
export function withVersionNote(
  text: string,
  {tab: {version}, versions}: Pick<TabNavigation, 'tab' | 'versions'>,
  toUrl: (permalink: string) => string,
  links?: PageVersions,
): string {
  if (!version || version.isCurrent) return text;
  const current = versions?.list.find(({isCurrent}) => isCurrent);
  const permalink = links ? links[current?.name ?? ''] : current?.overview;
  const words = [
    `Version ${escapeText(version.label)}${version.banner ? BANNERS[version.banner] : ''}.`,
    current &&
      (permalink === undefined
        ? `The current version, ${toLink(current.label, toUrl(current.overview))}, does not have this page.`
        : `The current version is ${toLink(current.label, toUrl(permalink))}.`),
  ];
  const [title = '', ...rest] = text.split('\n\n');
  return joinBlocks([title, `> ${words.filter(Boolean).join(' ')}`, rest.join('\n\n')]);
}
