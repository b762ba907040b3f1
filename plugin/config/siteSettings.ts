/** Settings of a tab that the plugin's options set for the whole site. */
import {toDiagnostic} from '../diagnostics/diagnostic';
import type {Json} from '../document/types';
import {present} from '../document/present';
import {isObject, isRecord} from '../document/isObject';
import {
  accepts,
  checkFields,
  describe,
  readObject,
  toFieldSchema,
  type ConfigContext,
  type FieldSchema,
} from './fields';
import type {Options} from './fieldTypes';
import type {ShownExtension, TabConfig, TabTryItSettings} from './types';

/** What the options say. A tab's own setting is nearer. */
export type SiteSettings = Pick<
  Options,
  'showExtensions' | 'schemaDepth' | 'editUrl' | 'showLastUpdateTime'
> & {tryIt?: Pick<TabTryItSettings, 'proxy' | 'ownServer'>};

const NAME: FieldSchema = {$ref: '#/definitions/extensionName'};
const EXPECTED = 'An entry of `showExtensions` must be a name that begins with `x-`, or an object';
const HELP =
  'Write "x-rate-limit" or {"name": "x-required-permissions", "label": "Required permissions", "as": "line"}.';

/** A tab with what the site says about all tabs. */
export function withSiteSettings(
  tab: TabConfig,
  {showExtensions, schemaDepth, tryIt: ways, ...site}: SiteSettings,
): TabConfig {
  const shown = tab.showExtensions ?? showExtensions?.map(toShownExtension);
  const depth = tab.schemaDepth ?? schemaDepth;
  const {editUrl = site.editUrl, showLastUpdateTime = site.showLastUpdateTime} = tab;
  return {
    ...tab,
    ...present({editUrl, showLastUpdateTime}),
    ...(ways && {tryIt: {...ways, ...tab.tryIt}}),
    ...(shown && shown.length > 0 && {showExtensions: shown}),
    ...(depth !== undefined && {schemaDepth: depth}),
  };
}

/** A name alone is an extension that is shown as a row. */
export function toShownExtension(said: string | ShownExtension): ShownExtension {
  return typeof said === 'string' ? {name: said} : said;
}

/** Reads `api.showExtensions`. Invalid entries are reported and left out. */
export function normalizeShownExtensions(
  list: readonly Json[],
  pointer: string,
  context: ConfigContext,
): ShownExtension[] {
  return list.flatMap((value, index) => {
    const place = `${pointer}/${index}`;
    if (isObject(value)) return readObject('shownExtension', value, place, context) ?? [];
    if (typeof value === 'string' && accepts(NAME, value)) return {name: value};
    context.report(
      toDiagnostic('config-type', {
        source: context.locate(place),
        message: `${EXPECTED}, but is ${describe(value)}.`,
        help: HELP,
      }),
    );
    return [];
  });
}

/** What is wrong with entries of the option `showExtensions`. Values may be secrets, and are not repeated. */
export function listEntryProblems(entries: readonly unknown[]): string[] {
  return entries.flatMap((entry, index) =>
    isRecord(entry)
      ? checkFields(
          entry,
          toFieldSchema('shownExtension'),
          `showExtensions[${index}].`,
        ).mistakes.map(({message, help}) => message + (help === undefined ? '' : ` ${help}`))
      : accepts(NAME, entry)
        ? []
        : `${EXPECTED}. ${HELP}`,
  );
}
