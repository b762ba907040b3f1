import type {TranslationFile} from '@docusaurus/types';
import type {NavigationEntry, OperationOverride, TabConfig} from '../config/types';
import {listFormerIds} from '../config/tabIds';
import {isOwnSetting} from '../config/versions';
import type {Remake, Site} from '../types';

/** Name of the file in the plugin's folder of a language. */
const FILE = 'labels';

type TranslatedTexts = {[id: string]: {message: string; description: string}};

/**
 * The strings of docs.json that readers see, for translators. A document's own strings are
 * translated in a copy of the document.
 */
export function toTranslationFiles({tabs}: Site): TranslationFile[] {
  const texts: TranslatedTexts = {};
  for (const {config: tab} of tabs)
    mapTexts(tab, (id, message, description) => ((texts[id] = {message, description}), message));
  return [{path: FILE, content: texts}];
}

/**
 * The content with translated strings from docs.json, also from a file that names tabs by their
 * former ids. URLs are the same in all languages.
 */
export function translateContent(
  content: Site,
  files: readonly TranslationFile[],
  remake: Remake,
): Site {
  const own = toTranslationFiles(content)[0]?.content ?? {};
  const texts = new Map(
    files.filter((file) => file.path === FILE).flatMap((file) => Object.entries(file.content)),
  );
  const former = listFormerIds(content.tabs.map(({config}) => config));
  for (const [key, text] of [...texts]) {
    const id = Object.keys(former).find((one) => key.startsWith(`${one}.`));
    if (id === undefined) continue;
    const current = `${former[id]}${key.slice(id.length)}`;
    const original = own[current]?.message;
    // Docusaurus fills in the original where there is no translation.
    if ((texts.get(current)?.message ?? original) === original) texts.set(current, text);
  }
  // Most sites have one language, and their own words.
  if (
    Object.entries(own).every(([id, {message}]) => (texts.get(id)?.message ?? message) === message)
  )
    return content;
  return remake(content, {
    toTab: (tab) => mapTexts(tab, (id, message) => texts.get(id)?.message ?? message),
  });
}

/**
 * A copy of a tab with translated strings. Groups that operations are moved to are named after
 * tags, which documents translate.
 */
function mapTexts(
  tab: TabConfig,
  map: (id: string, message: string, description: string) => string,
): TabConfig {
  const {label, defaultGroup, webhookGroup, version} = tab;
  const family = version?.family ?? tab.tabId;
  /** A version's own strings have their own translation. */
  const toId = (path: string, ...keys: string[]) =>
    version && isOwnSetting(tab, ...keys)
      ? `${family}.version.${version.name}.${path}`
      : `${family}.${path}`;
  const overrides = new Map(
    [...tab.overrides].map(([key, override]): [string, OperationOverride] => {
      const translated = {...override};
      for (const field of ['title', 'description', 'badge'] as const) {
        const message = override[field];
        if (message !== undefined)
          translated[field] = map(
            toId(`override.${key}.${field}`, 'overrides', key, field),
            message,
            `The ${field} of ${key}`,
          );
      }
      return [key, translated];
    }),
  );
  const {navigation, showExtensions} = tab;
  return {
    ...tab,
    ...(showExtensions && {
      showExtensions: showExtensions.map((shown) => {
        const {name, label} = shown;
        if (label === undefined) return shown;
        const id = toId(`extension.${name}`, 'showExtensions');
        return {...shown, label: map(id, label, `The label of ${name}`)};
      }),
    }),
    ...(Array.isArray(navigation) && {
      navigation: mapEntries(navigation, (label) =>
        map(
          toId(`navigation.${label}`, 'navigation'),
          label,
          `The label ${label} in the navigation`,
        ),
      ),
    }),
    label: map(`${family}.label`, label, 'The label of the tab'),
    name: label,
    // Other settings, anchors and routes name the groups as docs.json does.
    groupLabels: new Map([
      [
        defaultGroup,
        map(
          toId('defaultGroup', 'defaultGroup'),
          defaultGroup,
          'The group of operations without tags',
        ),
      ],
      [
        webhookGroup,
        map(toId('webhookGroup', 'webhookGroup'), webhookGroup, 'The group of webhooks'),
      ],
    ]),
    overrides,
    ...(version && {
      version: {
        ...version,
        label: map(
          `${family}.version.${version.name}.label`,
          version.label,
          `The label of version ${version.name}`,
        ),
      },
    }),
  };
}

/** Entries with translated labels. */
function mapEntries(
  entries: readonly NavigationEntry[],
  map: (label: string) => string,
): NavigationEntry[] {
  return entries.map((entry): NavigationEntry => {
    switch (entry.kind) {
      case 'group':
        return {
          ...entry,
          label: map(entry.label),
          name: entry.label,
          entries: mapEntries(entry.entries, map),
        };
      case 'link':
        return {...entry, label: map(entry.label)};
      case 'doc':
        return entry.label === undefined ? entry : {...entry, label: map(entry.label)};
      default:
        return entry;
    }
  });
}
