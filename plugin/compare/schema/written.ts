/** Finds where authors wrote the changes of schemas. */
import type {Place} from '../../document/types';
import {parentOf} from '../../document/pointer';
import {present} from '../../document/present';
import {type ChangeKind, type Detail, type Direction, traitsOf} from '../kinds';
import {type Pair, type Side, toFound} from '../side';
import type {ChangePlace, FoundChange} from '../types';
import {type SchemaFacts, toText} from './schemaFacts';

/** Two schemas as the documents refer to them, inside the two that contain them. */
export type SchemaSite = Pair<Place> & {outer: SchemaSite | undefined};

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

function toKey(side: Side, {file, pointer}: ChangePlace): string {
  return `${toFile(side, file)}#${pointer}`;
}

type ChangeContext = {
  sides: Pair<Side>;
  direction: Direction;
  site: SchemaSite;
  isEdited: IsEdited;
};

/** Returns a function that describes changes of two schemas, at the places to look at. */
export function createToFound(
  facts: Pair<SchemaFacts>,
  {sides, direction, site, isEdited}: ChangeContext,
): (kind: ChangeKind, detail: Detail, at: Pair<Place>) => FoundChange {
  let known: Pair<Layers> | undefined;
  /** Most pairs have no change. */
  const getLayers = () =>
    (known ??= {
      before: createLayers(sides.before, facts.before),
      after: createLayers(sides.after, facts.after),
    });
  /** The default place is that of the whole schema; the change may be in a part of it. */
  const toWritten = (which: 'before' | 'after', at: Pair<Place>): Place => {
    const other = which === 'before' ? 'after' : 'before';
    if (at[which] !== facts[which].at) return at[which];
    const layers = getLayers();
    const part = layers[other].around(at[other]);
    const twin = part && layers[which].at(toKey(sides[other], part));
    return twin ?? at[which];
  };
  /**
   * Where a `$ref` names another schema than before, both schemas may be unchanged: the reference
   * is the place to look at.
   */
  const toEdited = (which: 'before' | 'after', place: Place): Place => {
    const part = getLayers()[which].around(place);
    if (isEdited[which](place) || (part && isEdited[which](part))) return place;
    for (let around: SchemaSite | undefined = site; around; around = around.outer)
      if (isEdited[which](around[which])) return around[which];
    return place;
  };
  return (kind, detail, at) => {
    const written = {before: toWritten('before', at), after: toWritten('after', at)};
    const edited = {
      before: toEdited('before', written.before),
      after: toEdited('after', written.after),
    };
    const which = traitsOf(kind).gone ? 'before' : 'after';
    const schema = sides[which].schemaOf(written[which]);
    return {
      ...toFound(kind, edited, detail, direction),
      identity: toFound(kind, written, detail, direction).identity,
      ...present({schema}),
    };
  };
}

type Layers = {
  /** The part of a composed schema with this key. */
  at: (key: string) => Place | undefined;
  /** The part in which a place is. */
  around: (place: Place) => Place | undefined;
};

/** A composed schema may have as many parts as changes. */
function createLayers(side: Side, {layers}: SchemaFacts): Layers {
  const byKey = new Map(layers.map((layer) => [toKey(side, layer), layer]));
  return {
    at: (key) => byKey.get(key),
    around({file, pointer}) {
      for (let inner: string | undefined = pointer; inner !== undefined; inner = parentOf(inner)) {
        const layer = byKey.get(toKey(side, {file, pointer: inner}));
        if (layer) return layer;
      }
      return undefined;
    },
  };
}
