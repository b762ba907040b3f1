import path from 'path';
import escapeRegExp from 'lodash/escapeRegExp';
import {normalizeConfig} from '../config/normalize';
import {parseConfig} from '../config/parse';
import {decodeText} from '../document/files/decode';
import {readSiteFile} from '../document/files/siteFile';
import {present} from '../document/present';
import {readKeptPages} from './readKeptPages';
import type {LockedAddress} from './types';

/** The location of the tabs, as in the options of the plugin. All are optional. */
export type NavbarOptions = {
  /** Folder of the site; default: the current folder. */
  siteDir?: string;
  docsJson?: string;
  /** Of this instance of the plugin, for the addresses in its `routes.lock.json`. */
  id?: string;
  routeBasePath?: string;
  /** Label of a drop-down that contains all tabs, if there are several. */
  dropdown?: string;
  position?: 'left' | 'right';
};

export type ApiNavbarLink = {
  label: string;
  to: string;
  /** Where pages of the tab keep addresses of another tool: on which pages the link is the current one. */
  activeBaseRegex?: string;
  position?: 'left' | 'right';
};
export type ApiNavbarItem =
  | ApiNavbarLink
  | {type: 'dropdown'; label: string; position?: 'left' | 'right'; items: ApiNavbarLink[]};

/**
 * The API tabs of docs.json as links for the navbar, so that a site's configuration repeats neither
 * labels nor paths. Overviews that keep an address of another tool are linked there. An invalid
 * docs.json yields no items: the plugin reports it.
 */
export function apiNavbarItems(options: NavbarOptions & {dropdown?: undefined}): ApiNavbarLink[];
export function apiNavbarItems(options?: NavbarOptions): ApiNavbarItem[];
export function apiNavbarItems({
  siteDir = process.cwd(),
  docsJson = 'docs.json',
  id,
  routeBasePath = 'api',
  dropdown,
  position,
}: NavbarOptions = {}): ApiNavbarItem[] {
  const place = position === undefined ? {} : {position};
  const root = `/${routeBasePath}`.replace(/^\/+|\/+$/g, '');
  const file = path.resolve(siteDir, docsJson);
  const tabs = readTabs(file, siteDir);
  const kept = tabs.length > 0 ? readKeptPages(path.dirname(file), id) : [];
  const links = tabs.map(({label, tabId}) => {
    const to = `${root === '' ? '' : `/${root}`}/${tabId}`;
    return {
      label,
      to,
      ...toKeptLink(
        kept.filter(({tab}) => tab === tabId),
        to,
      ),
    };
  });
  if (dropdown !== undefined && links.length > 1)
    return [{type: 'dropdown', label: dropdown, ...place, items: links}];
  return links.map((link) => ({...link, ...place}));
}

function readTabs(file: string, siteDir: string): {label: string; tabId: string}[] {
  const read = readSiteFile(file, path.resolve(siteDir));
  if (read.kind !== 'file') return [];
  const report = () => undefined;
  const parsed = parseConfig(decodeText(read.bytes).text, path.basename(file), report);
  if (!parsed) return [];
  return normalizeConfig(parsed.value, {locate: parsed.locate, report}).filter(
    ({version}) => version?.isCurrent !== false,
  );
}

/** What the link to a tab has of its pages elsewhere: the overview, and where they are. */
function toKeptLink(kept: readonly LockedAddress[], to: string): Partial<ApiNavbarLink> {
  if (kept.length === 0) return {};
  const overview = kept.find(({kind, version}) => kind === 'overview' && version === undefined);
  const places = new Set(kept.map(({address}) => toPlace(address)));
  return present({
    to: overview?.address,
    // The base of the site and the language may be before them.
    activeBaseRegex: [`${escapeRegExp(to)}(?:/|$)`, ...places].join('|'),
  });
}

/** The folder of a page, unless it could have all docs of a site; for pages to come, too. */
function toPlace(address: string): string {
  const folder = address.replace(/[^/]*$/, '');
  return folder.split('/').length > 3 ? escapeRegExp(folder) : `${escapeRegExp(address)}/?$`;
}
