import type {LoadContext, Props} from '@docusaurus/types';
import {decode} from '../../document/percent';
import type {TextFile} from '../../exports/types';
import {FORMER_TABLE} from '../../proxy/buildFiles';
import {createFindFormer} from '../../proxy/formerTable';
import {toFormerAddresses} from '../../routes/formerAddresses';
import type {FormerAddresses} from '../../routes/types';
import type {Site} from '../../types';
import type {FormerPages} from '../devServer';
import {writeFormerPages} from './formerPages';
import {toFormerTable, writeFormerTables} from './formerTables';
import {type GoneContext, toGoneHtml} from './gonePage';

/** Plugin instances with the same key share the table that `docusaurus start` serves. */
const started = new Map<string, Map<string, FormerAddresses>>();

export type Former = {
  /** Takes over what `docusaurus start` has made. */
  follow: (content: Site, pages: readonly string[], texts: readonly TextFile[]) => Promise<void>;
  latest: () => FormerPages | undefined;
  /** The table that browsers load; a build writes it when all pages are known. */
  listTexts: () => TextFile[];
  /** Writes the files of a build. */
  write: (content: Site, props: Props, texts: readonly TextFile[]) => Promise<void>;
};

/** What one instance of the plugin answers at former addresses of its pages. */
export function createFormer(
  context: LoadContext,
  {pluginId, root, language}: {pluginId: string; root: string; language: string},
  readMessages: () => Promise<{readonly [id: string]: string}>,
): Former {
  const {siteDir, baseUrl, siteConfig, i18n} = context;
  const {currentLocale: locale} = i18n;
  const {trailingSlash} = siteConfig;
  const toContext = (messages: {readonly [id: string]: string}): GoneContext => ({
    language: {
      lang: i18n.localeConfigs[locale]?.htmlLang ?? locale,
      dir: i18n.localeConfigs[locale]?.direction ?? 'ltr',
      messages,
    },
    siteUrl: siteConfig.url,
    root,
  });
  let latest: FormerPages | undefined;
  return {
    latest: () => latest,
    async follow(content, pages, texts) {
      const addresses = toFormerAddresses(content, pages, root);
      const instances = started.get(language) ?? new Map<string, FormerAddresses>();
      started.set(language, instances.set(pluginId, addresses));
      const messages = {...(await readMessages()), ...context.codeTranslations};
      latest = toFormerPages(addresses, baseUrl, texts, toContext(messages));
    },
    listTexts: () => {
      const table = toFormerTable([...(started.get(language)?.values() ?? [])]);
      return Object.keys({...table.redirects, ...table.gone}).length === 0
        ? []
        : [
            {
              url: baseUrl + FORMER_TABLE,
              mediaType: 'application/json',
              text: () => JSON.stringify(table),
            },
          ];
    },
    async write(content, {outDir, routesPaths, codeTranslations}, texts) {
      const addresses = toFormerAddresses(content, routesPaths, root);
      const formats = toUrls(texts);
      const output = {...toContext(codeTranslations), outDir, baseUrl, trailingSlash, formats};
      const written = await writeFormerPages(addresses, output);
      const place = {siteDir, outDir, pluginId, locale};
      await writeFormerTables({...place, baseUrl, trailingSlash, formats, addresses: written});
    },
  };
}

function toFormerPages(
  addresses: FormerAddresses,
  baseUrl: string,
  texts: readonly TextFile[],
  context: GoneContext,
): FormerPages {
  const toKey = (path: string) => decode(path.replace(/\/$/, ''));
  const urls = toUrls(texts);
  const gone = new Map(addresses.gone.map((page) => [toKey(page.from), page]));
  return {
    find: createFindFormer(toFormerTable([addresses]), baseUrl),
    hasFormat: (path) => urls.has(decode(path)),
    toHtml: (path) => {
      const page = gone.get(toKey(path));
      return page && toGoneHtml(page, context);
    },
  };
}

const toUrls = (texts: readonly TextFile[]) => new Set(texts.map(({url}) => url));
