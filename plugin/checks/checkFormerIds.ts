import {listEntries} from '../config/navigation';
import {listFormerIds, toCurrentPath} from '../config/tabIds';
import type {Config} from '../config/types';
import {toDiagnostic} from '../diagnostics/diagnostic';
import {quote} from '../diagnostics/text';
import type {Diagnostic, SourceLocation} from '../diagnostics/types';
import {decode} from '../document/percent';
import type {SitePaths} from '../navigation/permalinks';
import type {MdxElement, MdxParts} from '../pages/fragments/readElements';
import {findCurrentAddress, toBase} from '../routes/formerAddresses';
import type {Site} from '../types';

/** A string in the code of a site: in its configuration, or in its sidebars. */
export type SiteString = {
  value: string;
  source: SourceLocation;
  frame?: string;
  /** The instance of a call of `apiSidebar` whose tab the string is. */
  sidebarOf?: string;
};

/** Names that contain the former id of a tab, and how to write them. */
export type FormerNames = {
  ofTab: (id: string, write: (id: string) => string) => Problem | undefined;
  ofImport: (from: string, prefix: string) => Problem | undefined;
  /** An address as authors write it, with the baseUrl or without. */
  ofLink: (href: string) => Problem | undefined;
  /** What the text of a page contains if it may have such a link. */
  addresses: readonly string[];
};

type Problem = Pick<Diagnostic, 'message' | 'help'> & {
  code: 'config-tab-id-former' | 'route-former';
};

export function createFormerNames(
  {tabs, former: remembered}: Pick<Site, 'tabs' | 'former'>,
  {baseUrl, routeBasePath}: Pick<SitePaths, 'baseUrl' | 'routeBasePath'>,
): FormerNames | undefined {
  const former = listFormerIds(tabs.map(({config}) => config));
  const {redirects = []} = remembered ?? {};
  if (Object.keys(former).length + redirects.length === 0) return undefined;
  const site = baseUrl.replace(/\/$/, '');
  const moved = new Map(
    redirects.map(({from, to}) => [
      from.slice(site.length).replace(/\/$/, ''),
      to.slice(site.length),
    ]),
  );
  const roots = [...new Set([`/${routeBasePath}`, `${baseUrl}${routeBasePath}`])];
  const ofTab: FormerNames['ofTab'] = (place, write) => {
    const [id = ''] = place.split(/[/#]/, 1);
    const current = toCurrentPath(decode(id), former);
    return current === decode(id)
      ? undefined
      : toProblem(write(place), write(current + place.slice(id.length)), id, current);
  };
  return {
    ofTab,
    ofImport: (from, prefix) =>
      from.startsWith(`${prefix}/`)
        ? ofTab(from.slice(prefix.length + 1), (place) => `${prefix}/${place}`)
        : undefined,
    ofLink: (href) => {
      const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
      for (const root of roots) {
        const to = findCurrentAddress(decode(path), root, former);
        const [id = '', current = ''] = [decode(path), to].map(
          (one) => one?.slice(toBase(root).length).split('/', 1)[0],
        );
        if (to !== undefined) return toProblem(href, to + rest, id, current);
      }
      for (const prefix of ['', site]) {
        const below = decode(path).slice(prefix.length).replace(/\/$/, '');
        const page = path.startsWith(`${prefix}/`) ? moved.get(below) : undefined;
        if (page !== undefined) return toMovedProblem(href, prefix + page + rest);
      }
      return undefined;
    },
    addresses: [
      ...roots.map(toBase),
      ...[...moved.keys()].filter((path) => !path.startsWith(toBase(`/${routeBasePath}`))),
    ],
  };
}

function toProblem(written: string, correct: string, former: string, id: string): Problem {
  return {
    code: 'config-tab-id-former',
    message: `${quote(written)} names the tab ${quote(id)} by its former id, ${quote(former)}.`,
    help: `Write ${quote(correct)}.`,
  };
}

function toMovedProblem(written: string, correct: string): Problem {
  return {
    code: 'route-former',
    message: `${quote(written)} is a former address: its page has moved.`,
    help: `Write ${quote(correct)}.`,
  };
}

export function toFormerFinding(
  {code, ...problem}: Problem,
  place: Pick<Diagnostic, 'source' | 'frame'>,
): Diagnostic {
  return toDiagnostic(code, {...place, ...problem});
}

/** Of an authored page: problems, with the offsets in its text. */
export function listFormerNames(
  {elements, imports, links}: MdxParts,
  names: FormerNames,
  {prefix, pluginId}: {prefix: string; pluginId: string},
): {problem: Problem; offset: number}[] {
  const ofElement = ({name, attributes}: MdxElement) => {
    const [tab, to, href] = ['tab', 'to', 'href'].map((key) => attributes.get(key));
    const link = to ?? href;
    const isOwn = (attributes.get('pluginId') ?? 'default') === pluginId;
    return name.startsWith('Api') && isOwn && typeof tab === 'string'
      ? names.ofTab(tab, (id) => `tab="${id}"`)
      : typeof link === 'string'
        ? names.ofLink(link)
        : undefined;
  };
  return [
    ...imports.map(({from, start}) => ({problem: names.ofImport(from, prefix), start})),
    ...elements.map((element) => ({problem: ofElement(element), start: element.start})),
    ...links.map(({href, start}) => ({problem: names.ofLink(href), start})),
  ].flatMap(({problem, start}) => (problem ? [{problem, offset: start}] : []));
}

/** Of the links in lists of `navigation`. Versions may share a list. */
export function checkFormerLinks(
  site: Pick<Site, 'tabs' | 'former'>,
  paths: SitePaths,
  locate: Config['locate'],
): Diagnostic[] {
  const names = createFormerNames(site, paths);
  if (!names) return [];
  const links = new Map(
    site.tabs.flatMap(({config: {navigation}}) =>
      Array.isArray(navigation)
        ? listEntries(navigation).flatMap((entry): [string, string][] =>
            entry.kind === 'link' ? [[entry.pointer, entry.href]] : [],
          )
        : [],
    ),
  );
  return [...links].flatMap(([pointer, href]) => {
    const problem = names.ofLink(href);
    return problem ? [toFormerFinding(problem, {source: locate(pointer)})] : [];
  });
}

/** Of the code of the site. */
export function checkFormerStrings(
  strings: readonly SiteString[],
  names: FormerNames,
  pluginId: string,
): Diagnostic[] {
  return strings.flatMap(({value, sidebarOf, source, frame}) => {
    const problem =
      sidebarOf === undefined
        ? names.ofLink(value)
        : sidebarOf === pluginId
          ? names.ofTab(value, (id) => `apiSidebar('${id}')`)
          : undefined;
    return problem ? [toFormerFinding(problem, {source, ...(frame !== undefined && {frame})})] : [];
  });
}
