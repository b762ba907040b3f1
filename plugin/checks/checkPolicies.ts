import {toDiagnostic} from '../diagnostics/diagnostic';
import {listSome} from '../diagnostics/text';
import type {Diagnostic, SourceLocation} from '../diagnostics/types';
import {parseUrl} from '../document/parseUrl';
import {toOwnServer} from '../exports/ownServer';
import {listTried} from '../model/page/pageSettings';
import {toDefaultUrl} from '../model/operation/serverUrl';
import type {ApiReference, Server} from '../model/types';
import type {Tab} from '../types';
import {allowsUrl, toBaseUrl, toConnectSources} from './connectSources';
import {listServers} from './tryItFacts';

/** A content security policy that the site sends with its pages. */
export type SitePolicy = {text: string; source: SourceLocation};

/** What the console of a tab requests, and the source that allows it. */
type Target = {
  url: URL;
  /** As the document has it, or in words. */
  named: {address: string} | {words: string};
  add: string;
};

/** Reports policies that block requests of the console. */
export function checkPolicies(
  tabs: readonly Tab[],
  policies: readonly SitePolicy[],
  siteUrl: string | undefined,
): Diagnostic[] {
  const self = siteUrl === undefined ? undefined : parseUrl(siteUrl);
  if (!self) return [];
  return policies.flatMap(({text, source}) =>
    // A header can have several, and browsers obey all of them.
    text.split(',').flatMap((policy) => {
      const sources = toConnectSources(policy);
      return sources ? tabs.flatMap((tab) => checkTab(tab, {sources, source, self})) : [];
    }),
  );
}

function checkTab(
  {config: {tabId, tryIt}, reference}: Tab,
  {sources, source, self}: {sources: readonly string[]; source: SourceLocation; self: URL},
): Diagnostic[] {
  const tried = reference && listTried(reference);
  if (!tried || tried.isOff) return [];
  const blocked = listTargets(tryIt, {...reference, ...tried}, self).filter(
    ({url}) => !allowsUrl(sources, url, self),
  );
  if (blocked.length === 0) return [];
  const addresses = blocked.flatMap(({named}) => ('address' in named ? named.address : []));
  const others = blocked.flatMap(({named}) => ('words' in named ? named.words : []));
  const names = [...(addresses.length > 0 ? [listSome([...new Set(addresses)])] : []), ...others];
  const added = [...new Set(blocked.map(({add}) => add))];
  return [
    toDiagnostic('policy-requests', {
      tabId,
      source,
      message: `The content security policy blocks requests of the console to ${names.join(' and ')}.`,
      help: `Add ${listSome(added, 8)} to \`connect-src\`.`,
    }),
  ];
}

function listTargets(tryIt: Tab['config']['tryIt'], reference: ApiReference, self: URL): Target[] {
  const {proxy = true} = tryIt ?? {};
  const own = toOwnServer(tryIt);
  const ofReaders = own && !own.isProxied ? toOwnTarget(own.server) : [];
  if (proxy !== false)
    return [
      ...toTarget(proxy === true ? '/' : proxy, {words: 'the proxy of the site'}, self),
      ...ofReaders,
    ];
  const called = [
    ...listServers(reference).map(toDefaultUrl),
    ...reference.securitySchemes.flatMap((scheme) =>
      scheme.kind === 'oauth2' ? scheme.flows.flatMap(({tokenUrl}) => tokenUrl ?? []) : [],
    ),
  ];
  return [
    // `server-unreachable` and `server-variable` report the others.
    ...called.flatMap((url) => (/[{}]/.test(url) ? [] : toTarget(url, {address: url}, self))),
    ...ofReaders,
  ];
}

function toTarget(written: string, named: Target['named'], self: URL): Target[] {
  const url = toBaseUrl(written, self);
  if (!url || !/^https?:$/.test(url.protocol)) return [];
  return [{url, named, add: url.origin === self.origin ? "'self'" : url.origin}];
}

/** A label that no policy names: what allows it allows whatever readers write there. */
const ANY_LABEL = 'any-label-of-a-reader';

function toOwnTarget({url: pattern}: Server): Target[] {
  const filled = pattern.replace(/\{[^{}]*\}/g, ANY_LABEL);
  const url = parseUrl(pattern.startsWith('{') ? `https://${filled}` : filled);
  if (!url) return [];
  const [, fixed] = /^.*\{[^{}]*\}\.([^{}/:]+\.[^{}/:]+)/.exec(pattern) ?? [];
  return [
    {
      url,
      named: {words: "readers' own servers, which `tryIt.ownServer` allows"},
      add: fixed === undefined ? 'https:' : `${url.protocol}//*.${fixed}`,
    },
  ];
}
