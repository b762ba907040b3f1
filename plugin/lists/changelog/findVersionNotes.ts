/** Finds the versions in which things were added or removed. */
import {formatJson} from '../../document/exactNumber';
import {present} from '../../document/present';
import {type About, traitsOf} from '../../compare/kinds';
import type {Step} from '../../compare/steps';
import type {Change} from '../../compare/types';
import {rememberOf} from '../../model/remember';
import type {ApiReference, Operation, OperationId, SchemaId, VersionNotes} from '../../model/types';
import {matchOperations, type Matches} from '../../compare/matchOperations';
import {type ChangedPlace, findPlace} from './findPlace';

/** One version: its model, and what changed since the version before it. */
export type NotedVersion = {
  label: string;
  reference: ApiReference;
  renames: ReadonlyMap<string, string>;
  /** Absent for the oldest version, and if the documents cannot be compared. */
  changes?: readonly Change[] | undefined;
};

/** An operation, or a parameter, header, property or value, with its note. */
export type Noted = {place: NotedPlace; notes: VersionNotes};

/** Steps from a named schema or an operation. Without `part`, the operation itself. */
type NotedPlace = {
  operation?: OperationId;
  owner?: SchemaId;
  steps: readonly Step[];
  part?: {about: About; name: string};
};

/** By place: one entry for one thing. */
type Notes = Map<string, Noted>;

/** IDs of operations of one version, with the IDs of the same operations in another. */
type OperationMatches = ReadonlyMap<OperationId, OperationId>;

/** Two neighbouring versions. */
type VersionPair = {
  newer: NotedVersion & {notes: Notes};
  older: NotedVersion & {notes: Notes};
  changes: readonly Change[];
  toNewer: OperationMatches;
  toOlder: OperationMatches;
};

/** Changes that need no note on the whole operation: callers send the same requests. */
const UNSAID: ReadonlySet<About | undefined> = new Set(['server', 'name', 'comparison']);

/**
 * Finds the notes of each version. The changes tell where to look; a part gets a note if one model
 * has it and the other does not.
 * @param versions newest first
 */
export function findVersionNotes(versions: readonly NotedVersion[]): Noted[][] {
  const all = versions.map((version) => ({...version, notes: new Map() as Notes}));
  const pairs = all.flatMap((newer, index): VersionPair[] => {
    const [older, {changes}] = [all[index + 1], newer];
    if (!older || !changes) return [];
    const matches: Matches<Operation> = matchOperations(
      older.reference.operations,
      newer.reference.operations,
      newer.renames,
    );
    const toNewer = new Map([...matches].map(([from, to]) => [from.id, to.id]));
    const toOlder = new Map([...matches].map(([from, to]) => [to.id, from.id]));
    return [{newer, older, changes, toNewer, toOlder}];
  });
  pairs.forEach(addChanges);
  // What was added in one version is in the later ones too; what is removed in one is in the
  // earlier ones.
  for (const {older, newer, toNewer} of [...pairs].reverse())
    carry(older.notes, newer, toNewer, ({since, changed}, own) =>
      present({since, ...(changed !== undefined && own.since === undefined && {changed})}),
    );
  for (const {older, newer, toOlder} of pairs)
    carry(newer.notes, older, toOlder, ({removed}) => present({removed}));
  return all.map(({notes}) => [...notes.values()]);
}

/** Notes of one version that also hold for another; a version's own statements take precedence. */
function carry(
  from: Notes,
  {reference, notes}: VersionPair['newer'],
  matches: OperationMatches,
  pick: (notes: VersionNotes, own: VersionNotes) => VersionNotes,
): void {
  for (const {place, notes: said} of from.values()) {
    const {operation: id, ...rest} = place;
    const operation = id === undefined ? undefined : matches.get(id);
    if (id !== undefined && operation === undefined) continue;
    const moved = {...present({operation}), ...rest};
    if (!findNoted(reference, moved)) continue;
    const own = notes.get(toKey(moved))?.notes ?? {};
    const carried = pick(said, own);
    if (Object.keys(carried).length > 0)
      notes.set(toKey(moved), {place: moved, notes: {...carried, ...own}});
  }
}

function addChanges(pair: VersionPair): void {
  const {newer, older, changes, toOlder} = pair;
  const toNames = ({operations}: ApiReference) => new Map(operations.map((one) => [one.key, one]));
  const [names, olderNames] = [toNames(newer.reference), toNames(older.reference)];
  const put = ({notes}: VersionPair['newer'], place: NotedPlace, note: VersionNotes) => {
    const key = toKey(place);
    notes.set(key, {place, notes: {...notes.get(key)?.notes, ...note}});
  };
  const compared = new Set<string>();
  for (const {kind, uses} of changes) {
    const {about} = traitsOf(kind);
    for (const {operation: name, steps: way} of uses) {
      if (kind === 'operation-removed') {
        const gone = olderNames.get(name);
        if (gone) put(older, {operation: gone.id, steps: []}, {removed: newer.label});
        continue;
      }
      const operation = names.get(name);
      if (!operation) continue;
      const isNew = kind === 'operation-added';
      if (isNew || !UNSAID.has(about))
        put(
          newer,
          {operation: operation.id, steps: []},
          {[isNew ? 'since' : 'changed']: newer.label},
        );
      const before = operationsById(older.reference).get(toOlder.get(operation.id) ?? '');
      if (!about || !PARTS[about] || !before) continue;
      const place = findPlace(newer.reference, operation, way);
      if (!place) continue;
      const {owner, steps} = place;
      const known = JSON.stringify([about, owner ?? operation.id, owner === undefined, steps]);
      if (compared.has(known)) continue;
      compared.add(known);
      const other = findPlace(older.reference, owner ?? before, steps);
      if (!other || other.owner !== owner) continue;
      const [parts, otherParts] = [partsOf(place, about), partsOf(other, about)];
      const toPlace = (id: OperationId, part: string): NotedPlace => ({
        ...(owner === undefined ? {operation: id} : {owner}),
        steps,
        part: {about, name: part},
      });
      for (const part of parts.keys())
        if (!otherParts.has(part)) put(newer, toPlace(operation.id, part), {since: newer.label});
      for (const part of otherParts.keys())
        if (!parts.has(part)) put(older, toPlace(before.id, part), {removed: newer.label});
    }
  }
}

function toKey({operation, owner, steps, part}: NotedPlace): string {
  return JSON.stringify([operation ?? null, owner ?? null, steps, part ?? null]);
}

type ListParts = (target: ChangedPlace['target']) => [name: string, part: object][];

/** The parts that can have a note, by name. */
const PARTS: {readonly [about in About]?: ListParts} = {
  parameter: (target) =>
    'parameters' in target
      ? target.parameters
          // Path parameters belong to the path.
          .filter((parameter) => parameter.in !== 'path')
          .map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])
      : [],
  header: (target) =>
    'headers' in target ? target.headers.map((header) => [header.name.toLowerCase(), header]) : [],
  property: (target) =>
    'properties' in target && target.properties
      ? target.properties.map((property) => [property.name, property])
      : [],
  value: (target) =>
    'enum' in target && target.enum
      ? target.enum.map((value) => [formatJson(value.value), value])
      : [],
};

/** Each note looks up one part of a list that may be long. */
function partsOf({target}: ChangedPlace, about: About): ReadonlyMap<string, object> {
  return partsOfTarget(target)(about);
}

const partsOfTarget = rememberOf((target: ChangedPlace['target']) => {
  const known = new Map<About, Map<string, object>>();
  return (about: About) => {
    const parts = known.get(about) ?? new Map(PARTS[about]?.(target));
    known.set(about, parts);
    return parts;
  };
});

const operationsById = rememberOf(
  ({operations}: ApiReference) => new Map(operations.map((one) => [one.id, one])),
);

/** The part of a model, or the operation, that a note is about. */
export function findNoted(
  reference: ApiReference,
  {operation: id, owner, steps, part}: NotedPlace,
): object | undefined {
  const operation = id === undefined ? undefined : operationsById(reference).get(id);
  if (!part) return operation;
  const from = owner ?? operation;
  const position = from === undefined ? undefined : findPlace(reference, from, steps);
  return position && partsOf(position, part.about).get(part.name);
}
