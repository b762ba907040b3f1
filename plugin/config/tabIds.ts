import {toDiagnostic} from '../diagnostics/diagnostic';
import type {ConfigContext} from './fields';
import {isOwnName} from './ownNames';
import {slugify} from './slugify';
import type {TabConfig} from './types';

/**
 * Segments that are already used below the plugin's root, which may be that of the site, or that
 * later releases need.
 */
const RESERVED = new Map([
  ['try-it', 'belongs to the proxy of Try It'],
  ...['assets', 'img'].map((folder) => [folder, 'is a folder of the site'] as const),
  ...['catalogue', 'errors', 'mcp', 'verified'].map((name) => [name, 'is reserved'] as const),
]);

/** A label cannot give this id: the first tab has it without `api.id`. With one, every tab can. */
const OF_FIRST = 'belongs to the first API tab';

/** What the schema of docs.json allows as `api.id`. */
const WRITABLE = /^[a-z0-9][a-z0-9-]*$/;

/**
 * Completes the id of each tab: without `api.id`, it is `default` for the first, and the slugified
 * label for the others. A tab whose id is taken is reported and omitted, because its routes would
 * clash. The versions of a tab share its id; those other than the current one add their segment.
 * @param tabs each with its versions; `tabId` is `api.id`, or empty
 */
export function checkTabIds(
  tabs: readonly (readonly TabConfig[])[],
  context: ConfigContext,
): TabConfig[] {
  const taken = new Map(RESERVED);
  const usable = tabs.flatMap((versions, index) => {
    const [tab] = versions;
    if (!tab) return [];
    const derived = index === 0 ? 'default' : slugify(tab.label);
    const tabId = tab.tabId || derived;
    const isFormer = index > 0 && tab.tabId === '' && derived === 'default';
    const reason = toReason(tabId, taken) ?? (isFormer ? OF_FIRST : undefined);
    taken.set(tabId, `belongs to the tab ${JSON.stringify(tab.label)} above`);
    if (reason === undefined) return [{versions, tabId, derived}];
    reportId(tab, tabId, reason, context);
    return [];
  });
  if (usable.length > 1)
    for (const {versions, tabId, derived} of usable)
      if (versions[0]?.tabId === '') recommendId(versions[0], tabId, derived, context);
  // A tab cannot have had an id that is reserved, or that was the one of a tab above.
  const others = new Map([...RESERVED, ...usable.map(({tabId}) => [tabId, 'is taken'] as const)]);
  return usable.flatMap(({versions, tabId, derived}) => {
    const former = toReason(derived, others) === undefined ? derived : undefined;
    others.set(derived, 'is taken');
    return withId(versions, tabId, former);
  });
}

/**
 * The ids for the tabs of a new docs.json: those that they have without `api.id`, with a number
 * where such an id is reserved. Undefined for a label in letters that `api.id` cannot have: an id
 * without a meaning would be in all addresses, while `check` asks the author for one, and the
 * addresses from the label keep working.
 */
export function chooseTabIds(labels: readonly string[]): (string | undefined)[] {
  const taken = new Map(RESERVED);
  return labels.map((label, index) => {
    const slug = index === 0 ? 'default' : slugify(label);
    let id = slug;
    for (let number = 2; toReason(id, taken) !== undefined; number++) id = `${slug}-${number}`;
    taken.set(id, 'is taken');
    return WRITABLE.test(id) ? id : undefined;
  });
}

/** The ids that tabs had before they got an `api.id`, each with the one of today. */
export type FormerIds = {readonly [former: string]: string};

/** The former ids of tabs, without those that another tab has now. */
export function listFormerIds(tabs: readonly Pick<TabConfig, 'tabId' | 'formerId'>[]): FormerIds {
  return Object.fromEntries(
    tabs.flatMap(({tabId, formerId}): [string, string][] =>
      formerId === undefined ? [] : [[toFamily(formerId), toFamily(tabId)]],
    ),
  );
}

function toFamily(tabId: string): string {
  return tabId.replace(/\/.*$/s, '');
}

/** A path that begins with the id of a tab, with the id of today. */
export function toCurrentPath(path: string, former: FormerIds): string {
  const [id = '', ...rest] = path.split('/');
  return Object.hasOwn(former, id) ? [former[id], ...rest].join('/') : path;
}

/**
 * Finds a tab by its id, also by its former one.
 * @param id of a tab, or of one of its versions: `admin/1.0`
 */
export function findTab<T extends Pick<TabConfig, 'tabId' | 'formerId'>>(
  tabs: readonly T[],
  id: string,
): T | undefined {
  const current = toCurrentPath(id, listFormerIds(tabs));
  return tabs.find(({tabId}) => tabId === current);
}

function toReason(tabId: string, taken: ReadonlyMap<string, string>): string | undefined {
  if (tabId === '') return 'has neither letters nor digits';
  return taken.get(tabId) ?? (isOwnName(tabId) ? 'is the name of a file of the site' : undefined);
}

function reportId(
  {tabId: written, label, pointer}: TabConfig,
  tabId: string,
  reason: string,
  {locate, report}: ConfigContext,
): void {
  const quoted = JSON.stringify(label);
  const [place, message] =
    written !== ''
      ? ['api/id', `The id \`${tabId}\` of the tab ${quoted} ${reason}.`]
      : tabId === ''
        ? ['tab', `The label ${quoted} ${reason}, so that it gives no id for the routes.`]
        : ['tab', `The label ${quoted} gives the id \`${tabId}\`, which ${reason}.`];
  report(
    toDiagnostic('config-tab-id', {
      source: locate(`${pointer}/${place}`),
      message,
      help: written === '' ? 'Give the tab an `id` in its `api`.' : 'Give the tab another `id`.',
    }),
  );
}

function recommendId(
  {label, pointer}: TabConfig,
  tabId: string,
  derived: string,
  {locate, report}: ConfigContext,
): void {
  report(
    toDiagnostic('config-tab-id-missing', {
      source: locate(`${pointer}/api`),
      message: `The addresses of the tab ${JSON.stringify(label)} depend on its ${derived === 'default' ? 'position' : 'label'}.`,
      help: WRITABLE.test(tabId)
        ? `Write \`"id": "${tabId}"\` into its \`api\`: no page moves then, whatever you change.`
        : 'Give its `api` an `id`, such as `"id": "admin"`; its former addresses lead to the new ones.',
    }),
  );
}

function withId(
  versions: readonly TabConfig[],
  family: string,
  formerFamily: string | undefined,
): TabConfig[] {
  return versions.map(({version, ...tab}) => {
    const toId = (id: string) => (version && !version.isCurrent ? `${id}/${version.segment}` : id);
    return {
      ...tab,
      tabId: toId(family),
      ...(formerFamily !== undefined && {formerId: toId(formerFamily)}),
      ...(version && {version: {...version, family}}),
    };
  });
}
