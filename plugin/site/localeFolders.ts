import type {LoadContext} from '@docusaurus/types';

/** What is used of a locale's configuration; Docusaurus before 3.9 does not have it. */
type LocaleConfig = {baseUrl?: string};

/**
 * Where Docusaurus puts the builds of the other languages, below the build folder of this one. None
 * below that of a language other than the default, nor for languages with a site of their own.
 */
export function toLocaleFolders({
  baseUrl,
  i18n: {locales, localeConfigs, currentLocale, defaultLocale},
}: Pick<LoadContext, 'baseUrl' | 'i18n'>): string[] {
  if (currentLocale !== defaultLocale) return [];
  return locales
    .filter((locale) => locale !== currentLocale)
    .map((locale) => {
      const {baseUrl: own = `${baseUrl}${locale}/`}: LocaleConfig = localeConfigs[locale] ?? {};
      return own.startsWith(baseUrl) ? own.slice(baseUrl.length, -1) : '';
    })
    .filter((folder) => folder !== '');
}
