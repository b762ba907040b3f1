/** Reads `api.tags`: the tags that have their own pages. */
import {toDiagnostic} from '../diagnostics/diagnostic';
import {isObject} from '../document/isObject';
import {toPointer} from '../document/pointer';
import type {JsonObject} from '../document/types';
import {type ConfigContext, describe, readFields} from './fields';
import {TAG_FIELDS} from './schema';
import type {TagPageKind} from './types';

/** Whether the names are tags of the document is checked later, in the navigation. */
export function normalizeTags(
  tags: JsonObject,
  pointer: string,
  context: ConfigContext,
): Map<string, TagPageKind> {
  const normalized = new Map<string, TagPageKind>();
  for (const [name, value] of Object.entries(tags)) {
    if (name === '$schema') continue;
    const place = pointer + toPointer(name);
    const said = isObject(value)
      ? readFields(value, TAG_FIELDS, {pointer: place, name: 'A tag'}, context)
      : undefined;
    if (said?.page !== undefined) normalized.set(name, said.page);
    else if (!isObject(value) || !Object.hasOwn(value, 'page'))
      context.report(
        toDiagnostic('config-type', {
          source: context.locate(place),
          message: isObject(value)
            ? `The tag \`${name}\` has no \`page\`.`
            : `The tag \`${name}\` must be an object, but is ${describe(value)}.`,
          help: `Write ${JSON.stringify({[name]: {page: 'index'}})} or ${JSON.stringify({[name]: {page: 'scroll'}})}.`,
        }),
      );
  }
  return normalized;
}
