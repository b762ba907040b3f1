/** Reads a list of `api.navigation`: the entries of a tab's sidebar, in order. */
import {toDiagnostic} from '../diagnostics/diagnostic';
import {isObject} from '../document/isObject';
import type {Json, JsonObject} from '../document/types';
import {present} from '../document/present';
import {type ConfigContext, describe, isWhole, readFields} from './fields';
import type {NavigationEntry} from './types';

const EXAMPLES =
  '"GET /pets", "guides/intro" (the id of a doc), {"tag": "Pets"}, {"group": "Guides", "pages": […]}, {"link": "https://example.com", "label": "Status"} or {"rest": true}';

/** Matches a method before the path of an operation or the name of a webhook. */
const OPERATION = /^[A-Za-z][A-Za-z-]*\s+\S/;

/** Reports and omits invalid entries. */
export function normalizeNavigation(
  list: readonly Json[],
  pointer: string,
  context: ConfigContext,
): NavigationEntry[] {
  return list.flatMap((value, index) => toEntry(value, `${pointer}/${index}`, context) ?? []);
}

function toEntry(
  value: Json,
  pointer: string,
  context: ConfigContext,
): NavigationEntry | undefined {
  if (typeof value === 'string' && value.trim() !== '')
    return OPERATION.test(value)
      ? {kind: 'operation', key: value, pointer}
      : {kind: 'doc', id: value, pointer};
  if (isObject(value)) return toObjectEntry(value, pointer, context);
  return fail(pointer, `An entry of \`navigation\` cannot be ${describe(value)}.`, context);
}

function toObjectEntry(
  value: JsonObject,
  pointer: string,
  context: ConfigContext,
): NavigationEntry | undefined {
  const said = readFields('navigationEntry', value, pointer, context);
  const {group, pages, tag, doc, href, link, label, rest} = said;
  // The errors in its fields have already been reported.
  if (!isWhole(said, value)) return undefined;
  const kinds = Object.entries({group, tag, doc, link, href, rest})
    .filter(([, field]) => field !== undefined)
    .map(([kind]) => kind);
  if (kinds.length !== 1)
    return fail(
      pointer,
      kinds.length === 0
        ? 'The entry of `navigation` names nothing.'
        : `The entry of \`navigation\` has both \`${kinds[0]}\` and \`${kinds[1]}\`.`,
      context,
    );
  const needs = (field: string, kind: string, example: string) =>
    fail(pointer, `The ${kind} has no \`${field}\`.`, context, `Add "${field}": ${example}.`);
  if (group !== undefined && label !== undefined)
    return fail(`${pointer}/label`, '`label` has no effect here.', context, 'Remove it.');
  if (group !== undefined)
    return pages
      ? {
          kind: 'group',
          label: group,
          entries: normalizeNavigation(pages, `${pointer}/pages`, context),
          pointer,
        }
      : needs('pages', 'group', '["GET /pets"]');
  const target = link ?? href;
  const stray = pages ? 'pages' : label !== undefined && (tag ?? rest) !== undefined && 'label';
  if (stray)
    return fail(
      `${pointer}/${stray}`,
      `\`${stray}\` has no effect here.`,
      context,
      stray === 'pages'
        ? 'Remove it, or write {"group": "…", "pages": […]}.'
        : 'Remove it: the document names the group.',
    );
  if (tag !== undefined) return {kind: 'tag', name: tag, pointer};
  if (doc !== undefined) return {kind: 'doc', id: doc, ...present({label}), pointer};
  if (target !== undefined)
    return label === undefined
      ? needs('label', 'link', '"Status"')
      : {kind: 'link', href: target, label, pointer};
  return {kind: 'rest', pointer};
}

function fail(
  pointer: string,
  message: string,
  {locate, report}: ConfigContext,
  help = `Write ${EXAMPLES}.`,
): undefined {
  report(toDiagnostic('config-type', {source: locate(pointer), message, help}));
  return undefined;
}

/** Lists the entries, including those inside groups. */
export function listEntries(entries: readonly NavigationEntry[]): NavigationEntry[] {
  return entries.flatMap((entry) =>
    entry.kind === 'group' ? [entry, ...listEntries(entry.entries)] : [entry],
  );
}
