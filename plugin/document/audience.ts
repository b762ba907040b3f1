import {extensionsOf} from './extensions/read';
import {isObject} from './isObject';
import {fieldOf, type Place} from './place';
import type {Json, JsonObject, OperationPlace} from './types';

/** Which operations of a document the readers of a tab see. */

/** What an operation has to be; all of it together, and of each field one of its values. */
export type OperationFilter = {
  tag?: string[];
  /** Patterns of path templates and of names of webhooks: `*` within a segment, `**` across. */
  path?: string[];
  /** Patterns: `*` for any characters. */
  operationId?: string[];
  /** Values of `x-…` fields, of the operation or its path item. */
  extension?: JsonObject;
  /** Where docs.json says it. */
  pointer?: string;
};

/** Without `include` all are in; what `exclude` matches is out. */
export type Audience = {include?: readonly OperationFilter[]; exclude?: readonly OperationFilter[]};

/** `x-internal: true` or its like, on an operation or its path item: it is not for readers. */
export function isInternal(layers: readonly Place[]): boolean {
  return layers.some(({value: object}) =>
    extensionsOf(object, 'leftOut').some(({value}) => value === true),
  );
}

/** Tells which operations the audience sees. */
export function createAudience({
  include,
  exclude = [],
}: Audience): (operation: OperationPlace) => boolean {
  const included = include?.map(createFilter);
  const excluded = exclude.map(createFilter);
  return (operation) =>
    !isInternal([operation.place, ...operation.item.layers]) &&
    (included?.some((matches) => matches(operation)) ?? true) &&
    !excluded.some((matches) => matches(operation));
}

/** Tells which operations a filter matches. */
export function createFilter({
  tag,
  path,
  operationId,
  extension,
}: OperationFilter): (operation: OperationPlace) => boolean {
  const paths = path?.map((pattern) => toRegExp(pattern, '[^/]*'));
  const ids = operationId?.map((pattern) => toRegExp(pattern, '.*'));
  return ({path: written, place, item}) => {
    const id = fieldOf(place.value, 'operationId');
    const tags = fieldOf(place.value, 'tags');
    return (
      (tag?.some((name) => Array.isArray(tags) && tags.includes(name)) ?? true) &&
      (paths?.some((pattern) => pattern.test(written)) ?? true) &&
      (ids?.some((pattern) => typeof id === 'string' && pattern.test(id)) ?? true) &&
      Object.entries(extension ?? {}).every(([name, wanted]) =>
        [place, ...item.layers].some(({value}) => hasValue(fieldOf(value, name), wanted)),
      )
    );
  };
}

/** A list in the document has each of its values, and a list of the filter asks for one of them. */
function hasValue(said: Json | undefined, wanted: Json): boolean {
  if (Array.isArray(wanted)) return wanted.some((one) => hasValue(said, one));
  if (Array.isArray(said)) return said.some((one) => hasValue(one, wanted));
  return said !== undefined && !isObject(said) && said === wanted;
}

/** One star is only as long as `within` says; two are anything. `/admin/**` is `/admin` too. */
function toRegExp(pattern: string, within: string): RegExp {
  const parts = pattern.split(/(\/\*\*$|\*+)/).map((part) => {
    if (part === '/**') return '(?:/.*)?';
    if (!part.startsWith('*')) return part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    return part.length > 1 ? '.*' : within;
  });
  return new RegExp(`^${parts.join('')}$`, 'su');
}
