import type {Json, JsonObject} from '../document/types';
import {normalizeAcceptedChanges} from './acceptedChanges';
import {normalizeAudience} from './audience';
import type {ConfigContext} from './fields';
import {normalizeNavigation} from './navigation';
import {normalizeOverrides} from './overrides';
import {normalizeRules} from './rules';
import {API_DEFAULTS} from './schema';
import {normalizeTags} from './tags';
import type {TabConfig} from './types';

/** How a document is shown. */
export type Settings = Omit<
  TabConfig,
  'tabId' | 'label' | 'pointer' | 'sources' | 'remote' | 'version'
>;

type SaidSettings = Partial<
  Omit<Settings, 'navigation' | 'tags' | 'overrides' | 'rules' | 'acceptedChanges' | 'audience'>
> & {
  navigation?: boolean | Json[];
  include?: Json[];
  exclude?: Json[];
  tags?: JsonObject;
  overrides?: JsonObject;
  rules?: JsonObject;
  acceptedChanges?: Json[];
};

/** Checks the settings in one object of docs.json; adds no defaults. */
export function normalizeSettings(
  {navigation, tags, overrides, rules, acceptedChanges, include, exclude, ...rest}: SaidSettings,
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
    ...(tags && {tags: normalizeTags(tags, `${pointer}/tags`, context)}),
    ...(overrides && {overrides: normalizeOverrides(overrides, `${pointer}/overrides`, context)}),
    ...(rules && {rules: normalizeRules(rules, `${pointer}/rules`, context)}),
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
  const overrides = new Map(tab.overrides);
  for (const [key, override] of own.overrides ?? [])
    overrides.set(key, {...overrides.get(key), ...override});
  return {
    ...API_DEFAULTS,
    tagsOrder: [],
    overlays: [],
    acceptedChanges: [],
    ...tab,
    ...own,
    audience: {
      ...tab.audience,
      ...own.audience,
      exclude: [...(tab.audience?.exclude ?? []), ...(own.audience?.exclude ?? [])],
    },
    ...((tab.tags ?? own.tags) && {tags: new Map([...(tab.tags ?? []), ...(own.tags ?? [])])}),
    overrides,
    rules: new Map([...(tab.rules ?? []), ...(own.rules ?? [])]),
  };
}
