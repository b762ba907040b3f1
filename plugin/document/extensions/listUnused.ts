import {isObject} from '../isObject';
import {type ObjectName, ROOT_SHAPE, type Shape, shapeOfEntry} from '../objects';
import {entriesOf, itemsOf, refOf} from '../place';
import type {LoadedDocument, Place} from '../types';
import {EFFECTS} from './table';

/** An extension that has no effect at its position in the document. */
export type UnusedExtension = {
  /** `x-mint.mcp`: the field `mcp` of `x-mint`. */
  name: string;
  count: number;
  /** The first occurrence. */
  place: Place;
};

type Visited = {shape: Shape; place: Place};

/** Fields with an effect, by object. */
const USED: ReadonlyMap<ObjectName, ReadonlySet<string>> = Object.values(EFFECTS).reduce(
  (used, {on, fields}) => {
    for (const name of on) used.set(name, new Set([...(used.get(name) ?? []), ...fields]));
    return used;
  },
  new Map<ObjectName, ReadonlySet<string>>(),
);

/** Extensions that contain settings. */
const HOLDERS: ReadonlySet<string> = new Set(
  Object.values(EFFECTS).flatMap(({fields}) =>
    fields.flatMap((field) => {
      const keys = field.split('/');
      return keys.slice(1).map((_, index) => keys.slice(0, index + 1).join('/'));
    }),
  ),
);

/** Lists the extensions of a document that have no effect, in document order. */
export function listUnused(document: LoadedDocument): UnusedExtension[] {
  const found = new Map<string, UnusedExtension>();
  walkObjects(document, ({of}, place) => {
    for (const [field, extension] of entriesOf(place).flatMap(([key, value]) =>
      key.startsWith('x-') ? listFields(key, value) : [],
    )) {
      if (USED.get(of)?.has(field)) continue;
      const name = field.replaceAll('/', '.');
      const known = found.get(name);
      if (known) known.count += 1;
      else found.set(name, {name, count: 1, place: extension});
    }
  });
  return [...found.values()];
}

function listFields(field: string, place: Place): [field: string, place: Place][] {
  return HOLDERS.has(field) && isObject(place.value)
    ? entriesOf(place).flatMap(([key, inner]) => listFields(`${field}/${key}`, inner))
    : [[field, place]];
}

/** Visits each object of a document once for each kind of object that it is used as. */
function walkObjects(
  {root, version, resolve}: LoadedDocument,
  visit: (shape: Shape, place: Place) => void,
): void {
  const seen = new Map<unknown, Set<string>>();
  const pending: Visited[] = [{shape: ROOT_SHAPE, place: root}];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const {shape, place} = next;
    const {value} = place;
    if (typeof value !== 'object' || value === null) continue;
    const shapes = seen.get(value) ?? new Set();
    const kind = `${shape.form} ${shape.of}`;
    if (shapes.has(kind)) continue;
    seen.set(value, shapes.add(kind));
    if (shape.form === 'object' && isObject(value)) visit(shape, place);
    const ref = shape.form === 'object' ? refOf(value) : undefined;
    const target = ref === undefined ? undefined : resolve(ref, place);
    const isList = Array.isArray(value);
    const entries = isList
      ? itemsOf(place).map((item, index) => [String(index), item] as const)
      : entriesOf(place);
    const inside = entries.flatMap(([key, inner]): Visited[] => {
      const of = shapeOfEntry(shape, key, isList, version);
      return of ? [{shape: of, place: inner}] : [];
    });
    if (target) pending.push({shape, place: target});
    for (const item of inside.reverse()) pending.push(item);
  }
}
