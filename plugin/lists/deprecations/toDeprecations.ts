/** Lists what a tab deprecates, in the order of removal. */
import {present} from '../../document/present';
import {slugify} from '../../config/slugify';
import {toListPermalink} from '../../navigation/listPage';
import type {TabNavigation} from '../../navigation/types';
import type {ListedTab} from '../../stages';
import {listDeprecated} from './listDeprecated';
import {toIsoDate} from './sunset';
import type {Deprecated, DeprecationGroup, Deprecations} from './types';

/** Undefined if nothing is deprecated, unless the page was published. */
export function toDeprecations({reference, navigation}: ListedTab): Deprecations | undefined {
  const entries = [...listVersions(navigation), ...listDeprecated({reference, navigation})];
  return entries.length === 0 && navigation.published?.ofList('deprecations') === undefined
    ? undefined
    : {
        permalink: toListPermalink(navigation, 'deprecations'),
        groups: toGroups(entries, navigation),
      };
}

/**
 * The other versions of the tab that are no longer maintained. The banner of each says so itself.
 */
function listVersions({tab, versions}: TabNavigation): Deprecated[] {
  return (versions?.list ?? [])
    .filter(({name, banner}) => banner === 'unmaintained' && name !== tab.version?.name)
    .map(({label, overview}) => ({kind: 'version', name: label, to: overview}));
}

/** Dates come first, in their order, then texts that are not dates, then versions. */
function toGroups(entries: readonly Deprecated[], {versions}: TabNavigation): DeprecationGroup[] {
  const groups = new Map<string, DeprecationGroup>();
  const ids = new Set<string>();
  for (const entry of entries) {
    const {date, removed} = entry;
    const iso = date === undefined ? undefined : toIsoDate(date);
    // One day may be written in several ways.
    const key = date === undefined ? `version ${removed ?? ''}` : `date ${iso ?? date}`;
    const known = groups.get(key);
    if (known) {
      known.entries.push(entry);
      continue;
    }
    groups.set(key, {
      id: toFreeId(toId(entry), ids),
      ...(date === undefined ? removed !== undefined && {removed} : {date}),
      ...present({iso}),
      entries: [entry],
    });
  }
  const newestFirst = (versions?.list ?? []).map(({label}) => label);
  const toRank = ({date, iso, removed}: DeprecationGroup): [number, number] =>
    iso !== undefined
      ? [0, Date.parse(iso)]
      : date !== undefined
        ? [1, 0]
        : removed !== undefined
          ? [2, -newestFirst.indexOf(removed)]
          : [3, 0];
  return [...groups.values()].sort((one, other) => {
    const [[kind, place], [otherKind, otherPlace]] = [toRank(one), toRank(other)];
    return kind - otherKind || place - otherPlace;
  });
}

/** `Q1 2027` and `Q1/2027` would have the same anchor. */
function toFreeId(id: string, taken: Set<string>): string {
  let free = id;
  for (let number = 2; taken.has(free); number++) free = `${id}-${number}`;
  taken.add(free);
  return free;
}

function toId({date, removed}: Deprecated): string {
  if (date !== undefined) return `removal-${slugify(date)}`;
  return removed === undefined ? 'no-removal-date' : `removed-in-${slugify(removed)}`;
}
