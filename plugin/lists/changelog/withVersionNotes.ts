/** Adds to the models of versions since when things exist, and when they are removed. */
import {present} from '../../document/present';
import type {LoadedTab} from '../../stages';
import type {ApiReference, VersionNotes} from '../../model/types';
import {listFamilies, type Versioned} from '../../navigation/versions';
import type {Change} from '../../compare/types';
import type {Memory, CompareStates} from './createMemory';
import {findNoted, findVersionNotes, type Noted} from './findVersionNotes';

/** Tabs without versions are left unchanged, and so are operations and schemas without notes. */
export function withVersionNotes(
  tabs: readonly LoadedTab[],
  {compare, noted: made}: Pick<Memory, 'compare' | 'noted'>,
): LoadedTab[] {
  const noted = new Map<LoadedTab, LoadedTab>();
  for (const family of listFamilies(tabs)) {
    const comparisons = compareVersions(family, compare);
    const versions = family.flatMap((content) =>
      content.reference ? [{content, reference: content.reference}] : [],
    );
    const notes = findVersionNotes(
      versions.map(({content, reference}, index) => {
        const {label, renames} = content.config.version;
        const next = versions[index + 1]?.content;
        const changes = comparisons.find(
          ({newer, older}) => newer === content && older === next,
        )?.changes;
        return {label, renames, reference, changes};
      }),
    );
    for (const [index, {content, reference}] of versions.entries())
      noted.set(content, {
        ...content,
        reference: keepNoted(content.config.tabId, reference, notes[index] ?? [], made),
      });
  }
  return tabs.map((content) => noted.get(content) ?? content);
}

/** While a site is edited, equal models stay the same objects. */
function keepNoted(
  tabId: string,
  from: ApiReference,
  noted: readonly Noted[],
  made: Memory['noted'],
): ApiReference {
  const key = JSON.stringify(noted);
  const known = made.get(tabId);
  const to = known?.from === from && known.key === key ? known.to : addNotes(from, noted);
  made.set(tabId, {from, key, to});
  return to;
}

function addNotes(reference: ApiReference, noted: readonly Noted[]): ApiReference {
  if (noted.length === 0) return reference;
  const notes = new Map<object, VersionNotes>();
  const [operations, owners] = [new Set<string>(), new Set<string>()];
  for (const {place, notes: said} of noted) {
    const target = findNoted(reference, place);
    if (!target) continue;
    notes.set(target, said);
    if (place.operation !== undefined) operations.add(place.operation);
    if (place.owner !== undefined) owners.add(place.owner);
  }
  return {
    ...reference,
    operations: reference.operations.map((operation) =>
      operations.has(operation.id) ? copyWith(operation, notes) : operation,
    ),
    schemas: Object.assign(
      Object.create(null) as ApiReference['schemas'],
      Object.fromEntries(
        Object.entries(reference.schemas).map(([id, named]) => [
          id,
          owners.has(id) ? copyWith(named, notes) : named,
        ]),
      ),
    ),
  };
}

/** Returns the same value if nothing inside it has a note. */
function copyWith<T>(value: T, notes: ReadonlyMap<object, VersionNotes>): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    const copies = items.map((item) => copyWith(item, notes));
    return copies.some((copy, index) => copy !== items[index]) ? (copies as T) : value;
  }
  const changed = Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const copy = copyWith(inner, notes);
    return copy === inner ? [] : [[name, copy] as const];
  });
  const versionNotes = notes.get(value);
  return changed.length === 0 && !versionNotes
    ? value
    : {...value, ...Object.fromEntries(changed), ...present({versionNotes})};
}

type VersionContent = Versioned<LoadedTab>;

/** Two neighbouring versions of a tab. */
type VersionComparison = {
  newer: VersionContent;
  older: VersionContent;
  /** From the older to the newer one. Absent if one of their documents could not be loaded. */
  changes?: readonly Change[];
};

/**
 * Lists the changes between neighbouring versions, newest first. The `renames` of a version apply
 * here too.
 * @param family the versions of one tab, newest first
 */
export function compareVersions(
  family: readonly VersionContent[],
  compare: CompareStates,
): VersionComparison[] {
  return family.slice(1).flatMap((older, index): VersionComparison[] => {
    const newer = family[index];
    if (!newer) return [];
    // A version has one document.
    const [before, after] = [older.documents[0], newer.documents[0]];
    if (!before || !after) return [{newer, older}];
    return [{newer, older, changes: compare(before, after, newer.config.version.renames)}];
  });
}
