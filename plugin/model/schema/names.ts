import {createNames} from '../../document/createNames';
import type {SchemaId} from '../types';
import {toKeys} from '../../document/pointer';
import type {Place} from '../../document/types';

/** Fields that hold named schemas. */
const CONTAINERS: ReadonlySet<string> = new Set(['schemas', '$defs', 'definitions']);
/** Segments of a pointer that do not describe the schema they point to. */
const STRUCTURE =
  /^(\d+|allOf|oneOf|anyOf|properties|patternProperties|content|schema|paths|components|responses|parameters|requestBody|requestBodies|headers)$/;

/** Maximum number of words in a name; of longer paths only the ends are kept. */
const MAX_WORDS = 3;

/** Whether the author named the schema at a place: as one of the named schemas, or as a file. */
export function isNamedPlace({pointer}: Pick<Place, 'pointer'>): boolean {
  const segments = toKeys(pointer);
  return segments.length === 0 || CONTAINERS.has(segments.at(-2) ?? '');
}

/**
 * The author's name of the schema at a place: its key among the named schemas, or the name of the
 * file. A schema inside another gets its path, such as `Order.items`.
 */
export function toSchemaName({file, pointer}: Pick<Place, 'file' | 'pointer'>): string {
  const segments = toKeys(pointer);
  let start = segments.length - 1;
  while (start > 0 && !CONTAINERS.has(segments[start - 1] ?? '')) start--;
  const inContainer = start > 0;
  const named = inContainer ? segments.slice(start) : segments;
  const words = named.filter(
    (segment, index) =>
      (inContainer && index === 0) || named.length === 1 || !STRUCTURE.test(segment),
  );
  if (words.length > MAX_WORDS)
    return [
      ...(inContainer ? words.slice(0, 1) : []),
      ...words.slice(inContainer ? 1 - MAX_WORDS : -MAX_WORDS),
    ].join('.');
  if (words.length > 0) return words.join('.');
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
}

/**
 * A name for schemas that apply together. Those outside the named schemas have long paths, and are
 * only counted: `Base.scene & more`, not `Base.scene & post.application/json.scene`.
 */
export function toMergedName(places: readonly Pick<Place, 'file' | 'pointer'>[]): string {
  const [only, ...others] = places;
  if (only && others.length === 0) return toSchemaName(only);
  const named = places.filter(({pointer}) =>
    toKeys(pointer).some((segment) => CONTAINERS.has(segment)),
  );
  const names = [...new Set((named.length > 0 ? named : places.slice(0, 1)).map(toSchemaName))];
  if (named.length === 0) names.splice(0, 1, names[0]?.replace(/^.*[./]/, '') || 'schema');
  return [...names, ...(names.length < places.length ? ['more'] : [])].join(' & ');
}

/**
 * Creates ids made of `[A-Za-z0-9._-]`, unique without regard to case, and never equal to a
 * property that every object has.
 * @param scope prefix of all ids, followed by a dot
 */
export function createSchemaIds(scope?: string): (name: string) => SchemaId {
  const toFree = createNames(Object.getOwnPropertyNames(Object.prototype));
  return (name) => {
    const named =
      name
        .replace(/[^A-Za-z0-9._-]+/g, '-')
        .replace(/^-+|-+$/g, '')
        .slice(0, 100) || 'schema';
    return toFree(scope === undefined ? named : `${scope}.${named}`);
  };
}
