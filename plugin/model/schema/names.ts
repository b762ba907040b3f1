import {createNames} from '../../document/createNames';
import type {SchemaId} from '../types';
import {toKeys} from '../../document/pointer';
import {findTitleProblem} from '../../document/title';
import type {Place} from '../../document/types';
import {textOf} from '../read';

/** Fields that hold named schemas. */
const CONTAINERS: ReadonlySet<string> = new Set(['schemas', '$defs', 'definitions']);
/** Segments of a pointer that do not describe the schema they point to. */
const STRUCTURE =
  /^(\d+|allOf|oneOf|anyOf|properties|patternProperties|content|schema|components|responses|parameters|requestBody|requestBodies|headers|callbacks|\{\$.*)$/;
/** Fields with the operations of a document; the two keys after them are a path and a method. */
const OPERATIONS: ReadonlySet<string | undefined> = new Set(['paths', 'webhooks']);

/** Maximum number of words in a name; of longer paths only the ends are kept. */
const MAX_WORDS = 3;

/** The value gives the title. */
type PlaceToName = Pick<Place, 'file' | 'pointer'> & Partial<Pick<Place, 'value'>>;

/** Whether the author named the schema at a place: as one of the named schemas, or as a file. */
export function isNamedPlace({pointer}: Pick<Place, 'pointer'>): boolean {
  const segments = toKeys(pointer);
  return segments.length === 0 || CONTAINERS.has(segments.at(-2) ?? '');
}

/**
 * The author's name of the schema at a place: its key among the named schemas, or the name of the
 * file. A schema inside another gets its path, such as `Order.items`; one inside an operation its
 * title or its path in there, else the operation, such as `POST /pets`.
 */
export function toSchemaName({file, pointer, value}: PlaceToName): string {
  const segments = toKeys(pointer);
  let start = segments.length - 1;
  while (start > 0 && !CONTAINERS.has(segments[start - 1] ?? '')) start--;
  if (start > 0) {
    const [key = '', ...inside] = segments.slice(start);
    return [toKeyName(key), ...toWords(inside).slice(1 - MAX_WORDS)].join('.');
  }
  const title = textOf(value, 'title');
  if (title !== undefined && findTitleProblem(title) === undefined && !isAddress(title))
    return title;
  const [field, path = '', method = ''] = segments;
  const isInOperation = OPERATIONS.has(field);
  const words = toWords(isInOperation ? segments.slice(3) : segments).slice(-MAX_WORDS);
  if (words.length > 0) return words.join('.');
  if (isInOperation) return `${method.toUpperCase()} ${path}`.trim();
  return segments.length === 1
    ? segments.join('')
    : file.slice(file.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
}

/** The segments that describe a schema: names of properties, no other keywords, no media types. */
function toWords(segments: readonly string[]): string[] {
  const isIn = (holder: string, index: number) => segments[index - 1] === holder;
  return segments
    .filter((segment, index) => {
      if (isIn('properties', index)) return true;
      const isMediaType = isIn('content', index) && !isIn('properties', index - 1);
      return !isMediaType && !STRUCTURE.test(segment);
    })
    .map(toKeyName);
}

/** Bundlers name schemas by the URL or the path of a file: `https://a.test/schemas/pet.json`. */
function toKeyName(key: string): string {
  return key.includes('/') ? toLastPart(key).replace(/\.(?:json|ya?ml)$/, '') : key;
}

/** Whether a text identifies something, and is not its name: a URL, a URN, a path or a pointer. */
export function isAddress(text: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:\/\/|urn:|#?\/)/i.test(text);
}

/** What an address ends with: `not-found` of `https://a.test/problems/not-found`. */
export function toLastPart(address: string): string {
  return /([^/#:?]+)[/#:?]*$/.exec(address)?.[1] ?? address;
}

/**
 * A name for schemas that apply together. Those outside the named schemas have long paths, and are
 * only counted: `Base.scene & more`, not `Base.scene & post.application/json.scene`.
 */
export function toMergedName(places: readonly PlaceToName[]): string {
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
