import type {SearchName, SearchOperations, SearchOwner} from './types';

/** What can be found; the order is that of equally good results. */
export const SEARCH_KINDS = [
  'operation',
  'schema',
  'parameter',
  'field',
  'value',
  'header',
  'response',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Where something is. */
export type SearchPlace = {
  /** Index of the operation. */
  operation: number;
  /** On its page; the whole page without one. */
  anchor: string;
  /** The owner of the fact. Absent for operations. */
  owner?: SearchOwner;
  deprecated?: true;
};

/** Everything of one kind that has the same name, with all its places. */
export type SearchEntry = {
  kind: SearchKind;
  name: string;
  /** What a status means. */
  label?: string;
  places: SearchPlace[];
};

/** An entry with what it is called, as that is written and as it is compared. */
export type Known = {
  entry: SearchEntry;
  names: readonly string[];
  folded: readonly string[];
  /** All of it in one text, also without the signs between words. */
  text: string;
};

/** Ends of anchors that are no places of their own: a list is shown in the row that has it. */
const UNSHOWN = /(?::(?:items|any|each|content|contains|other-items|other|names))+$/;

export function listOperationEntries({operations}: SearchOperations): SearchEntry[] {
  return operations.map(({title, deprecated}, index) => ({
    kind: 'operation',
    name: title,
    places: [{operation: index, anchor: '', ...(deprecated && {deprecated})}],
  }));
}

/** Gathers the entries of owners, which may be given a few at a time. */
export function createFactEntries(): {
  add: (owners: readonly SearchOwner[]) => void;
  entries: () => SearchEntry[];
} {
  const entries = new Map<string, SearchEntry>();
  const addOwner = (owner: SearchOwner) => {
    const deprecated = new Set(owner.deprecated);
    const add = (kind: SearchKind, name: string, anchor: string, label?: string) => {
      const key = [kind, name, label].join('\n');
      const entry = entries.get(key) ?? {kind, name, ...(label && {label}), places: []};
      entries.set(key, entry);
      const shown = ((owner.anchor ?? '') + anchor).replace(UNSHOWN, '');
      if (hasPlace(entry, owner, shown)) return;
      entry.places.push({
        operation: owner.operation,
        anchor: shown,
        owner,
        ...(deprecated.has(anchor) && {deprecated: true as const}),
      });
    };
    const addNames = (kind: SearchKind, names: readonly SearchName[] = []) => {
      for (const one of names) {
        const [anchor, name] = typeof one === 'string' ? [one, toLastSegment(one)] : one;
        add(kind, name, anchor);
      }
    };
    if (owner.schema !== undefined) add('schema', owner.schema, '');
    addNames('parameter', owner.parameters);
    addNames('field', owner.fields);
    for (const [anchor, ...values] of owner.values ?? [])
      for (const value of values) add('value', value, anchor);
    addNames('header', owner.headers);
    for (const [anchor, label] of owner.responses ?? [])
      add('response', anchor.replace(/^.*response-/, ''), anchor, label);
  };
  return {
    add: (owners) => owners.forEach(addOwner),
    entries: () => Array.from(entries.values()),
  };
}

/** The places of an owner are all together at the end. */
function hasPlace({places}: SearchEntry, owner: SearchOwner, anchor: string): boolean {
  for (let index = places.length - 1; places[index]?.owner === owner; index--)
    if (places[index]?.anchor === anchor) return true;
  return false;
}

function toLastSegment(anchor: string): string {
  return anchor.slice(anchor.lastIndexOf('.') + 1);
}
