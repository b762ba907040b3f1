/** Finds what a caller names: a tab, an operation, a schema. What is unknown gets the nearest names. */
import {withoutNames} from '../document/template';
import {fromTabPath} from '../navigation/tabPaths';
import {suggest} from '../diagnostics/suggest';
import {listSome, quote} from '../diagnostics/text';
import type {SchemaId} from '../model/types';
import type {AgentIndex, AgentSite, AgentTab} from '../pages/agentTypes';
import type {SearchOperation} from '../search/types';
import {AgentError} from './library';
import {toField} from './text';

/** Names that are offered instead of an unknown one. */
const MOST_NEAREST = 3;

/** The tab of an API and a version; by default the first, in its current version. */
export function findTab(
  {tabs}: AgentSite,
  {api, version}: {api?: string | undefined; version?: string | undefined},
): AgentTab {
  const families = listApis(tabs);
  const family = api ?? families[0];
  const own = tabs.filter((tab) => toApi(tab) === family);
  if (own.length === 0) throw toUnknown('API', api ?? '', families, '');
  const found =
    version === undefined
      ? (own.find((tab) => tab.version?.isCurrent !== false) ?? own[0])
      : own.find((tab) => (tab.version?.name ?? tab.documentVersion) === version);
  if (found) return found;
  const names = own.map((tab) => tab.version?.name ?? tab.documentVersion);
  throw toUnknown('version', version ?? '', names, '');
}

/** The name of an API: versions share it. */
export function toApi({id, version}: AgentTab): string {
  return version?.family ?? id;
}

export function listApis(tabs: readonly AgentTab[]): string[] {
  return [...new Set(tabs.map(toApi))];
}

/** `GET /pets`. */
export function toKey({method, path}: Pick<SearchOperation, 'method' | 'path'>): string {
  return `${method.toUpperCase()} ${path}`;
}

/** The position of an operation by its id, its method and path, or the address of its page. */
export function findOperation(
  {search: {operations, base}}: AgentIndex,
  {siteUrl}: Pick<AgentSite, 'siteUrl'>,
  name: string,
): number {
  const wanted = name.trim();
  const address = toAddress(wanted, siteUrl);
  const [, method = '', path = ''] = /^([A-Za-z]+)\s+(\S.*)$/.exec(wanted) ?? [];
  const tests: ((operation: SearchOperation) => boolean)[] = [
    ({operationId}) => operationId === wanted,
    (operation) => toKey(operation) === `${method.toUpperCase()} ${path}`,
    ({page}) => trimSlash(fromTabPath(page, base)) === address,
    // The names of parameters are the document's; a caller may know others.
    (operation) => toShape(toKey(operation)) === toShape(`${method.toUpperCase()} ${path}`),
  ];
  for (const test of tests) {
    const found = operations.findIndex(test);
    if (found >= 0) return found;
  }
  const names = operations.flatMap((operation) => [
    ...(operation.operationId === undefined ? [] : [operation.operationId]),
    toKey(operation),
  ]);
  throw toUnknown('operation', name, names, 'The tool `search` finds operations by words.');
}

function toShape(key: string): string {
  return withoutNames(key).replace(/\/$/, '');
}

function toAddress(name: string, siteUrl: string): string {
  const path = name.startsWith(`${siteUrl}/`) ? name.slice(siteUrl.length) : name;
  return trimSlash(path.replace(/[?#].*$/s, '').replace(/\.(?:md|json|html)$/, ''));
}

function trimSlash(path: string): string {
  return path.replace(/\/$/, '');
}

/** The id of a schema by its id, its name, or a reference to it. */
export function findSchema({schemas}: AgentIndex, name: string): SchemaId {
  const wanted = name.trim().replace(/^#?\/(?:components\/schemas|\$defs|definitions)\//, '');
  if (Object.hasOwn(schemas, wanted)) return wanted;
  const entries = Object.entries(schemas);
  const found = entries.find(([, schema]) => schema.name === wanted);
  if (found) return found[0];
  const names = [...new Set(entries.map(([, schema]) => schema.name))];
  throw toUnknown('schema', name, names, 'The tool `search` with `kind: "schema"` lists them.');
}

/** What does not exist, the names that are near, and what else helps. */
export function toUnknown(
  what: string,
  name: string,
  known: readonly string[],
  more: string,
): AgentError {
  const near = listNear(name, known).map(toName);
  const words = [
    `There is no ${what} ${quote(name)}.`,
    near.length > 0
      ? `Did you mean ${listSome(near, MOST_NEAREST, 'or')}?`
      : known.length > 0 && known.length <= 10
        ? `There ${known.length === 1 ? 'is' : 'are'} ${listSome(known.map(toName), 10)}.`
        : '',
    more,
  ];
  return new AgentError(words.filter((word) => word !== '').join(' '));
}

/** Names are the document's: nobody needs more of a longer one. */
function toName(name: string): string {
  return toField(name, 200);
}

function listNear(name: string, known: readonly string[]): string[] {
  const near: string[] = [];
  let left = [...new Set(known)];
  while (near.length < MOST_NEAREST) {
    const found = suggest(name, left);
    if (found === undefined) return near;
    near.push(found);
    left = left.filter((candidate) => candidate !== found);
  }
  return near;
}
