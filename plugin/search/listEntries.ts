import type {NameWords} from './names';
import type {
  SearchName,
  SearchOperations,
  SearchOwner,
  SearchPageNames,
  SearchSection,
} from './types';

/** Kinds of results, in the order of equally good ones. */
export const SEARCH_KINDS = [
  'operation',
  'group',
  'section',
  'security',
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
  /** Index of the operation; -1 for what is on no page of an operation. */
  operation: number;
  /** The anchor on its page; empty for the whole page. */
  anchor: string;
  /** The owner of the fact. Absent for operations. */
  owner?: SearchOwner;
  deprecated?: true;
};

/** Everything of one kind with the same name, with all places. */
export type SearchEntry = {
  kind: SearchKind;
  name: string;
  /** What a status means. */
  label?: string;
  /** The part of its description that the words were found in. Only of results. */
  excerpt?: string;
  places: SearchPlace[];
};

/** An entry with its names, as written and as compared. */
export type KnownEntry = {
  entry: SearchEntry;
  names: readonly string[];
  folded: readonly string[];
  /** All names in one string, also without the signs between words. */
  text: string;
  toNameWords: () => readonly NameWords[];
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

/** The groups that have a page, or a section on the overview. */
export function listGroupEntries({
  groups,
  groupPages = [],
  operations,
}: SearchOperations): SearchEntry[] {
  return groupPages.map((page, index) => ({
    kind: 'group',
    name: groups[index] ?? '',
    places: [
      {
        operation: -1,
        anchor: '',
        owner: {
          operation: -1,
          page,
          methods: operations.flatMap(({method, groups: own}) =>
            own.includes(index) ? method : [],
          ),
          groups: [index],
        },
      },
    ],
  }));
}

/**
 * The entries of headings, other pages and security schemes, with what is said there, and with the
 * names of pages in English if they have others.
 * @param pageNames names of pages in the language of the reader
 */
export function listSectionEntries(
  sections: readonly SearchSection[],
  pageNames?: SearchPageNames,
): {entry: SearchEntry; text: string; alias: string}[] {
  return sections.map(({kind, name, to, text = '', page}) => {
    const shown = (page && pageNames?.[page]) ?? name;
    return {
      entry: {
        kind,
        name: shown,
        places: [{operation: -1, anchor: '', owner: {operation: -1, page: to}}],
      },
      text,
      alias: shown === name ? '' : name,
    };
  });
}

/** Gathers the entries of owners, which can be added in several steps. */
export function createFactEntries(): {
  add: (owner: SearchOwner) => void;
  entries: () => SearchEntry[];
} {
  const entries = new Map<string, SearchEntry>();
  const addOwner = (owner: SearchOwner) => {
    const deprecated = new Set(owner.deprecated);
    const add = (kind: SearchKind, name: string, anchor: string, label?: string) => {
      const key = `${kind}\n${name}\n${label ?? ''}`;
      let entry = entries.get(key);
      if (!entry) {
        entry = {kind, name, ...(label && {label}), places: []};
        entries.set(key, entry);
      }
      const shown = ((owner.anchor ?? '') + anchor).replace(UNSHOWN, '');
      if (hasPlace(entry, owner, shown)) return;
      const place: SearchPlace = {operation: owner.operation, anchor: shown, owner};
      if (deprecated.has(anchor)) place.deprecated = true;
      entry.places.push(place);
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
    add: addOwner,
    entries: () => Array.from(entries.values()),
  };
}

/** An owner's places are all next to each other at the end. */
function hasPlace({places}: SearchEntry, owner: SearchOwner, anchor: string): boolean {
  for (let index = places.length - 1; places[index]?.owner === owner; index--)
    if (places[index]?.anchor === anchor) return true;
  return false;
}

function toLastSegment(anchor: string): string {
  return anchor.slice(anchor.lastIndexOf('.') + 1);
}
