import type {TranslationFile} from '@docusaurus/types';
import type {OperationOverride, TabConfig} from '../config/types';
import type {LoadedContent} from '../types';
import {type SitePaths, toTabNavigation} from '../navigation/tabs';

/** Name of the file below the plugin's folder of a language. */
const FILE = 'labels';

type Texts = {[id: string]: {message: string; description: string}};

/**
 * What docs.json itself says to readers, for translators. What a document says is translated in a
 * document.
 */
export function toTranslationFiles({tabs}: LoadedContent): TranslationFile[] {
  const texts: Texts = {};
  for (const {tab} of tabs)
    mapTexts(tab, (id, message, description) => ((texts[id] = {message, description}), message));
  return [{path: FILE, content: texts}];
}

/** The content with the translated words of docs.json. Addresses stay the same in all languages. */
export function translateContent(
  content: LoadedContent,
  files: readonly TranslationFile[],
  paths: SitePaths,
): LoadedContent {
  const texts = new Map(
    files.filter((file) => file.path === FILE).flatMap((file) => Object.entries(file.content)),
  );
  const toTranslated = (id: string, message: string) => texts.get(id)?.message ?? message;
  const {config} = content;
  const tabs = content.tabs.map((tabContent) => {
    const tab = mapTexts(tabContent.tab, toTranslated);
    const {reference, navigation} = tabContent;
    if (!config || !reference || !navigation) return {...tabContent, tab};
    // Whatever is to be said about docs.json has been said when it was loaded.
    return {
      ...tabContent,
      tab,
      navigation: toTabNavigation(
        {...paths, tab, reference, locate: config.locate},
        () => undefined,
      ),
    };
  });
  return {...content, tabs};
}

/**
 * A tab with other words. The names of groups that operations are moved to are those of tags:
 * documents translate these.
 */
function mapTexts(
  tab: TabConfig,
  map: (id: string, message: string, description: string) => string,
): TabConfig {
  const {tabId, label, defaultGroup, webhookGroup} = tab;
  const overrides = new Map(
    [...tab.overrides].map(([key, override]): [string, OperationOverride] => {
      const translated = {...override};
      for (const field of ['title', 'description', 'badge'] as const) {
        const message = override[field];
        if (message !== undefined)
          translated[field] = map(
            `${tabId}.override.${key}.${field}`,
            message,
            `The ${field} of ${key}`,
          );
      }
      return [key, translated];
    }),
  );
  return {
    ...tab,
    label: map(`${tabId}.label`, label, 'The label of the tab'),
    defaultGroup: map(
      `${tabId}.defaultGroup`,
      defaultGroup,
      'The group of operations without tags',
    ),
    webhookGroup: map(`${tabId}.webhookGroup`, webhookGroup, 'The group of webhooks'),
    overrides,
  };
}
