import {extensionsOf} from './extensions/read';
import {isObject} from './isObject';
import {fieldOf} from './place';
import type {Json, JsonObject, LoadedDocument, OperationPlace, Place} from './types';

/** Decides which operations of a document readers see. */

/** An operation matches if it satisfies every field, with any one of that field's values. */
export type OperationFilter = {
  tag?: string[];
  /** In any case. */
  method?: string[];
  /**
   * Patterns for path templates and webhook names: `*` matches within a segment, `**` across
   * segments.
   */
  path?: string[];
  /** Patterns: `*` matches any characters. */
  operationId?: string[];
  /** Values of `x-…` fields, of the operation or its path item. */
  extension?: JsonObject;
  /** Position of the filter in docs.json. */
  pointer?: string;
};

/** Without `include`, all operations are included. Operations that match `exclude` are removed. */
export type Audience = {include?: readonly OperationFilter[]; exclude?: readonly OperationFilter[]};

/** Whether an operation or its path item is marked as internal (`x-internal: true` or similar). */
export function isInternal(layers: readonly Place[]): boolean {
  return layers.some(({value: object}) =>
    extensionsOf(object, 'leftOut').some(({value}) => value === true),
  );
}

/** Separates the operations that the audience sees from the others. */
export function toAudience(
  operations: readonly OperationPlace[],
  audience: Audience,
): Pick<LoadedDocument, 'operations' | 'hiddenOperations'> {
  const matches = createAudienceFilter(audience);
  const isSeen = (operation: OperationPlace) =>
    !isInternal([operation.place, ...operation.item.layers]) && matches(operation);
  return {
    operations: operations.filter(isSeen),
    hiddenOperations: operations.filter((operation) => !isSeen(operation)),
  };
}

/** Returns a function that tests whether an operation is included and not excluded. */
export function createAudienceFilter({
  include,
  exclude = [],
}: Audience): (operation: OperationPlace) => boolean {
  const included = include?.map(createFilter);
  const excluded = exclude.map(createFilter);
  return (operation) =>
    (included?.some((matches) => matches(operation)) ?? true) &&
    !excluded.some((matches) => matches(operation));
}

/** Returns a function that tests whether a filter matches an operation. */
export function createFilter({
  tag,
  method,
  path,
  operationId,
  extension,
}: OperationFilter): (operation: OperationPlace) => boolean {
  const paths = path?.map((pattern) => toRegExp(pattern, '[^/]*'));
  const methods = method?.map((name) => name.toUpperCase());
  const ids = operationId?.map((pattern) => toRegExp(pattern, '.*'));
  return ({method: own, place, item}) => {
    const id = fieldOf(place.value, 'operationId');
    const tags = fieldOf(place.value, 'tags');
    return (
      (tag?.some((name) => Array.isArray(tags) && tags.includes(name)) ?? true) &&
      (methods?.includes(own.toUpperCase()) ?? true) &&
      (paths?.some((pattern) => pattern.test(item.path)) ?? true) &&
      (ids?.some((pattern) => typeof id === 'string' && pattern.test(id)) ?? true) &&
      Object.entries(extension ?? {}).every(([name, wanted]) =>
        [place, ...item.layers].some(({value}) => hasValue(fieldOf(value, name), wanted)),
      )
    );
  };
}

/** A list in the document has each of its values; a list in the filter asks for any one of them. */
function hasValue(said: Json | undefined, wanted: Json): boolean {
  if (Array.isArray(wanted)) return wanted.some((one) => hasValue(said, one));
  if (Array.isArray(said)) return said.some((one) => hasValue(one, wanted));
  return said !== undefined && !isObject(said) && said === wanted;
}

/** One star matches `within`, two match anything. `/admin/**` also matches `/admin`. */
function toRegExp(pattern: string, within: string): RegExp {
  const parts = pattern.split(/(\/\*\*$|\*+)/).map((part) => {
    if (part === '/**') return '(?:/.*)?';
    if (!part.startsWith('*')) return part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    return part.length > 1 ? '.*' : within;
  });
  return new RegExp(`^${parts.join('')}$`, 'su');
}
