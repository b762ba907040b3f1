import {CHANGE_KINDS} from '../compare/kinds';
import type {Json, JsonObject} from '../document/types';
import {toDiagnostic} from '../diagnostics/diagnostic';
import {formatValue} from '../document/exactNumber';
import {toPointer} from '../document/pointer';
import {present} from '../document/present';
import {normalizeAudience} from './audience';
import {normalizeAuthored} from './authoredEntries';
import {type ConfigContext, describe, isSegment, readObject} from './fields';
import {normalizeNavigation} from './navigation';
import {normalizeRules} from './rules';
import {normalizeShownExtensions} from './siteSettings';
import {DEFAULTS, type FieldTypes} from './fieldTypes';
import {normalizePageRule, normalizeTryIt} from './pageRule';
import type {
  AcceptedChange,
  Environment,
  OperationOverride,
  OperationRule,
  TabConfig,
  TagSettings,
} from './types';

/** How a document is shown. */
export type Settings = Omit<
  TabConfig,
  'tabId' | 'label' | 'pointer' | 'sources' | 'remote' | 'version'
>;

/** Checks the settings in one object of docs.json; adds no defaults. */
export function normalizeSettings(
  {
    navigation,
    tryIt,
    samples,
    tags,
    before,
    after,
    overrides,
    rules,
    acceptedChanges,
    include,
    exclude,
    showExtensions,
    environments,
    ...rest
  }: Omit<FieldTypes['api'], 'source' | 'remote' | 'versions' | 'changelog'>,
  pointer: string,
  context: ConfigContext,
): Partial<Settings> {
  return {
    ...rest,
    ...(navigation !== undefined && {
      navigation: Array.isArray(navigation)
        ? normalizeNavigation(navigation, `${pointer}/navigation`, context)
        : navigation,
    }),
    ...normalizePageRule({samples}, pointer, context),
    ...(tryIt && {tryIt: normalizeTryIt('tabTryIt', tryIt, `${pointer}/tryIt`, context)}),
    ...(environments && {
      environments: normalizeEnvironments(environments, `${pointer}/environments`, context),
    }),
    ...(tags && {tags: normalizeTags(tags, `${pointer}/tags`, context)}),
    ...normalizeAuthored({before, after}, pointer, context),
    ...(overrides && {overrides: normalizeOverrides(overrides, `${pointer}/overrides`, context)}),
    ...(rules && {rules: normalizeRules(rules, `${pointer}/rules`, context)}),
    ...(showExtensions && {
      showExtensions: normalizeShownExtensions(
        showExtensions,
        `${pointer}/showExtensions`,
        context,
      ),
    }),
    ...((include ?? exclude) && {
      audience: normalizeAudience({include, exclude}, pointer, context),
    }),
    ...(acceptedChanges && {
      acceptedChanges: normalizeAcceptedChanges(
        acceptedChanges,
        `${pointer}/acceptedChanges`,
        context,
      ),
    }),
  };
}

/**
 * Completes settings. A version's own settings override those of its tab: each field of an override
 * and each tag separately. Whatever either of them excludes is excluded.
 */
export function completeSettings(tab: Partial<Settings>, own: Partial<Settings> = {}): Settings {
  const tags = mergeRules(tab.tags, own.tags);
  return {
    ...DEFAULTS.api,
    acceptedChanges: [],
    ...mergeRule(tab, own),
    audience: {
      ...tab.audience,
      ...own.audience,
      exclude: [...(tab.audience?.exclude ?? []), ...(own.audience?.exclude ?? [])],
    },
    ...(tags.size > 0 && {tags}),
    overrides: mergeRules(tab.overrides, own.overrides),
    rules: new Map([...(tab.rules ?? []), ...(own.rules ?? [])]),
  };
}

/** Adds the rules of a version to those of its tab; they may share a key. */
function mergeRules<R extends OperationRule>(
  tab: ReadonlyMap<string, R> = new Map(),
  own: ReadonlyMap<string, R> = new Map(),
): Map<string, R> {
  const merged = new Map(tab);
  for (const [key, rule] of own) merged.set(key, mergeRule(merged.get(key), rule));
  return merged;
}

function mergeRule<R extends OperationRule>(one: R | undefined, other: R): R {
  return {...one, ...other, ...present({tryIt: merged(one?.tryIt, other.tryIt)})};
}

function merged<T extends object>(one: T | undefined, other: T | undefined): T | undefined {
  return one && other ? {...one, ...other} : (other ?? one);
}

/** Reads `api.environments`. */
function normalizeEnvironments(
  list: readonly Json[],
  pointer: string,
  context: ConfigContext,
): Environment[] {
  return list.flatMap((value, index) => {
    const place = `${pointer}/${index}`;
    const environment = readObject('environment', value, place, context);
    if (!environment) return [];
    const {variables, ...rest} = environment;
    const given = Object.entries(variables ?? {}).filter(([name]) => name !== '$schema');
    return present({
      ...rest,
      pointer: place,
      variables:
        variables &&
        Object.fromEntries(
          given.flatMap(([name, one]) => {
            if (typeof one === 'string') return [[name, one]];
            context.report(
              toDiagnostic('config-type', {
                source: context.locate(place + toPointer('variables', name)),
                message: `\`${name}\` must be a string, but is ${describe(one)}.`,
                help: `Write "${formatValue(one)}" in quotes.`,
              }),
            );
            return [];
          }),
        ),
    });
  });
}

/** The changes that `check --against` no longer reports, each with its reason. */
function normalizeAcceptedChanges(
  list: readonly Json[],
  pointer: string,
  context: ConfigContext,
): AcceptedChange[] {
  return list.flatMap((value, index) => {
    const change = readObject('acceptedChange', value, `${pointer}/${index}`, context);
    const kind = CHANGE_KINDS.find((each) => each === change?.kind);
    return change && kind ? [{...change, kind}] : [];
  });
}

/** Reads `api.tags`. Whether the names are tags of the document is checked later, in the navigation. */
function normalizeTags(
  tags: JsonObject,
  pointer: string,
  context: ConfigContext,
): Map<string, TagSettings> {
  const normalized = new Map<string, TagSettings>();
  for (const [name, value] of Object.entries(tags)) {
    if (name === '$schema') continue;
    const place = pointer + toPointer(name);
    const tag = readObject('tag', value, place, context, name);
    if (!tag) continue;
    const {page} = tag;
    normalized.set(
      name,
      present({
        page,
        ...normalizeAuthored(tag, place, context),
        ...normalizePageRule(tag, place, context),
      }),
    );
  }
  return normalized;
}

/**
 * `api.overrides`. Whether the keys name operations of the document is checked later, in the
 * navigation.
 */
function normalizeOverrides(
  overrides: JsonObject,
  pointer: string,
  context: ConfigContext,
): Map<string, OperationOverride> {
  const normalized = new Map<string, OperationOverride>();
  for (const [key, value] of Object.entries(overrides)) {
    if (key === '$schema') continue;
    const place = pointer + toPointer(key);
    const override = readObject('override', value, place, context, key);
    if (!override) continue;
    const {slug, tryIt, samples, ...rest} = override;
    const usable = slug && checkSlug(slug, `${place}/slug`, context);
    const rule = normalizePageRule({tryIt, samples}, place, context);
    normalized.set(key, {...rest, ...rule, ...(usable && {slug})});
  }
  return normalized;
}

function checkSlug(
  slug: readonly string[],
  pointer: string,
  {locate, report}: ConfigContext,
): boolean {
  const wrong = [...slug.entries()].filter(([, segment]) => !isSegment(segment));
  for (const [index, segment] of wrong) {
    const message = `${JSON.stringify(segment)} is not one segment of a URL.`;
    const parts = segment.split('/').filter((part) => part !== '' && !/^\.+$/.test(part));
    const climbs = /(?:^|\/)\.+(?:\/|$)/.test(segment);
    const help =
      segment.includes('/') && parts.length > 0 && parts.every(isSegment)
        ? `Write ${climbs ? 'the segments without dots, because a slug cannot leave its tab' : 'each segment on its own'}: ${JSON.stringify(parts)}.`
        : 'Use 1 to 120 letters, digits and `.` `_` `~` `-`, but not `.`, `..` or an ending such as `.html`.';
    report(toDiagnostic('config-slug', {source: locate(`${pointer}/${index}`), message, help}));
  }
  return wrong.length === 0;
}
