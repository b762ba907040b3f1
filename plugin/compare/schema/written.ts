/** Finds where authors wrote the changes of schemas. */
import type {Place} from '../../document/place';
import {isAtOrBelow} from '../../document/pointer';
import type {ChangeKind, Detail, Direction} from '../kinds';
import {isGone, type Pair, type Side, toFound} from '../side';
import type {Found} from '../types';
import {type SchemaFacts, toText} from './schemaFacts';

/** Two schemas as the documents refer to them, inside the two that contain them. */
export type Site = Pair<Place> & {outer: Site | undefined};

export type IsEdited = Pair<(place: Place) => boolean>;

/** Whether a place differs from the place with the same pointer in the other document. */
export function createIsEdited({before, after}: Pair<Side>): IsEdited {
  return {before: createEdits(before, after), after: createEdits(after, before)};
}

function createEdits(side: Side, other: Side): (place: Place) => boolean {
  const known = new Map<string, boolean>();
  return (place) => {
    const key = toKey(side, place);
    const isEdited =
      known.get(key) ?? toText(findTwin(other, side, place) ?? null) !== toText(place.value);
    known.set(key, isEdited);
    return isEdited;
  };
}

function findTwin({document}: Side, own: Side, {file, pointer}: Place): Place['value'] | undefined {
  const base = {file: toFile(own, file) === '' ? document.root.file : file, pointer: ''};
  return document.resolve(`#${pointer.replace(/[%#]/g, encodeURIComponent)}`, base)?.value;
}

/** The entry files of two documents correspond to each other, whatever their names are. */
function toFile({document: {root}}: Side, file: string): string {
  return file === root.file ? '' : file;
}

function toKey(side: Side, {file, pointer}: Place): string {
  return `${toFile(side, file)}#${pointer}`;
}

type Context = {sides: Pair<Side>; direction: Direction; site: Site; isEdited: IsEdited};

/** Returns a function that describes changes of two schemas, at the places to look at. */
export function createToFound(
  facts: Pair<SchemaFacts>,
  {sides, direction, site, isEdited}: Context,
): (kind: ChangeKind, detail: Detail, at: Pair<Place>) => Found {
  const own = {
    before: {facts: facts.before, side: sides.before},
    after: {facts: facts.after, side: sides.after},
  };
  return (kind, detail, at) => {
    // The default places are those of the whole schemas; the change may be in a part of them.
    const written = {
      before:
        at.before === facts.before.at ? toCounterpart(own.before, own.after, at.after) : at.before,
      after:
        at.after === facts.after.at ? toCounterpart(own.after, own.before, at.before) : at.after,
    };
    const edited = {
      before: toEdited('before', written.before, site, isEdited),
      after: toEdited('after', written.after, site, isEdited),
    };
    const which = isGone(kind) ? 'before' : 'after';
    const schema = sides[which].schemaOf(written[which]);
    return {
      ...toFound(kind, edited, detail, direction),
      identity: toFound(kind, written, detail, direction).identity,
      ...(schema !== undefined && {schema}),
    };
  };
}

/**
 * The nearest place around a change that was edited: where a `$ref` names another schema than
 * before, both schemas may be unchanged.
 */
function toEdited(which: keyof Pair<Place>, place: Place, site: Site, isEdited: IsEdited): Place {
  if (isEdited[which](place)) return place;
  for (let at: Site | undefined = site; at; at = at.outer)
    if (isEdited[which](at[which])) return at[which];
  return place;
}

/**
 * The part of one composed schema that corresponds to the part of the other one in which a place
 * is; the schema itself if it has no such part.
 */
function toCounterpart(
  {facts, side}: {facts: SchemaFacts; side: Side},
  own: {facts: SchemaFacts; side: Side},
  place: Place,
): Place {
  const [part] = own.facts.layers
    .filter(({file, pointer}) => file === place.file && isAtOrBelow(place.pointer, pointer))
    .sort((left, right) => right.pointer.length - left.pointer.length);
  const key = part && toKey(own.side, part);
  return facts.layers.find((layer) => toKey(side, layer) === key) ?? facts.at;
}
