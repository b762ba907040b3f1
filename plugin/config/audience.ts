import {toDiagnostic} from '../diagnostics/diagnostic';
import type {Audience, OperationFilter} from '../document/audience';
import {isObject} from '../document/isObject';
import type {Json} from '../document/types';
import {type ConfigContext, describe, readFields} from './fields';
import {FILTER_FIELDS} from './schema';

const EXAMPLE =
  '{"tag": "Admin"}, {"path": "/admin/**"} or {"extension": {"x-audience": "partner"}}';

/**
 * `api.include` and `api.exclude`: the operations that readers see. An invalid filter is reported,
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
  const fail = (message: string) => {
    context.report(
      toDiagnostic('config-type', {
        source: context.locate(pointer),
        message,
        help: `Write ${EXAMPLE}.`,
      }),
    );
    return undefined;
  };
  if (!isObject(value)) return fail(`A filter must be an object, but is ${describe(value)}.`);
  const said = readFields(value, FILTER_FIELDS, {pointer, name: 'A filter'}, context);
  const {tag, path, operationId, extension} = said;
  if (Object.keys(value).length === 0) return fail('The filter is empty.');
  if (Object.keys(said).length < Object.keys(value).length) return undefined;
  return {
    pointer,
    ...(tag !== undefined && {tag: toList(tag)}),
    ...(path !== undefined && {path: toList(path)}),
    ...(operationId !== undefined && {operationId: toList(operationId)}),
    ...(extension && {extension}),
  };
}

function toList(said: string | string[]): string[] {
  return typeof said === 'string' ? [said] : said;
}
