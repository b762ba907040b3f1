/** Reads filters of operations, wherever docs.json has `include` and `exclude`. */
import type {Audience, OperationFilter} from '../document/audience';
import {isObject} from '../document/isObject';
import {present} from '../document/present';
import type {Json} from '../document/types';
import {type ConfigContext, isWhole, readObject} from './fields';

/**
 * `include` and `exclude`: of the operations that readers see, or that show an author's content. An invalid filter is reported,
 * and matches every operation in `exclude` and none in `include`, so that nothing is published by
 * mistake.
 */
export function normalizeAudience(
  {include, exclude}: {include?: readonly Json[]; exclude?: readonly Json[]},
  pointer: string,
  context: ConfigContext,
): Audience {
  const read = (list: readonly Json[], field: string) =>
    list.map((value, index) => toFilter(value, `${pointer}/${field}/${index}`, context));
  return {
    ...(include && {include: read(include, 'include').flatMap((filter) => filter ?? [])}),
    ...(exclude && {exclude: read(exclude, 'exclude').map((filter) => filter ?? {})}),
  };
}

function toFilter(
  value: Json,
  pointer: string,
  context: ConfigContext,
): OperationFilter | undefined {
  const said = readObject('filter', value, pointer, context);
  if (!said || !isObject(value) || !isWhole(said, value)) return undefined;
  const {tag, method, path, operationId, extension} = said;
  return present({
    pointer,
    ...(tag !== undefined && {tag: toList(tag)}),
    ...(method !== undefined && {method: toList(method)}),
    ...(path !== undefined && {path: toList(path)}),
    ...(operationId !== undefined && {operationId: toList(operationId)}),
    extension,
  });
}

function toList(said: string | string[]): string[] {
  return typeof said === 'string' ? [said] : said;
}
