import path from 'path';
import {decodeText} from '../document/files/decode';
import {readSiteFile} from '../document/files/siteFile';
import {normalizeConfig} from './normalize';
import {parseConfig} from './parse';

/** The location of the tabs, as in the options of the plugin. All are optional. */
export type NavbarOptions = {
  /** Folder of the site; default: the current folder. */
  siteDir?: string;
  docsJson?: string;
  routeBasePath?: string;
  /** Label of a drop-down that contains all tabs, if there are several. */
  dropdown?: string;
  position?: 'left' | 'right';
};

export type ApiNavbarLink = {label: string; to: string; position?: 'left' | 'right'};
export type ApiNavbarItem =
  | ApiNavbarLink
  | {type: 'dropdown'; label: string; position?: 'left' | 'right'; items: ApiNavbarLink[]};

/**
 * The API tabs of docs.json as links for the navbar, so that a site's configuration repeats neither
 * labels nor paths. An invalid docs.json yields no items: the plugin reports it.
 */
export function apiNavbarItems(options: NavbarOptions & {dropdown?: undefined}): ApiNavbarLink[];
export function apiNavbarItems(options?: NavbarOptions): ApiNavbarItem[];
export function apiNavbarItems({
  siteDir = process.cwd(),
  docsJson = 'docs.json',
  routeBasePath = 'api',
  dropdown,
  position,
}: NavbarOptions = {}): ApiNavbarItem[] {
  const place = position === undefined ? {} : {position};
  const root = `/${routeBasePath}`.replace(/^\/+|\/+$/g, '');
  const links = readTabs(path.resolve(siteDir, docsJson), siteDir).map(({label, tabId}) => ({
    label,
    to: `${root === '' ? '' : `/${root}`}/${tabId}`,
  }));
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
