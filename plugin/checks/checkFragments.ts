import {present} from '../document/present';
import {toDiagnostic} from '../diagnostics/diagnostic';
import {toFrame} from '../diagnostics/frame';
import {toLineColumn, toLineStarts} from '../diagnostics/lines';
import type {Diagnostic} from '../diagnostics/types';
import {type PageSettings, readPage, toReplacements} from '../pages/fragments/readPage';
import {toEmbedPrefix} from '../pages/fragments/toImport';
import type {Embeds, ReadData} from '../pages/fragments/types';
import {buildRoutes, EMBEDS_FILE} from '../pages/routes';
import type {SitePaths} from '../navigation/permalinks';
import type {Site} from '../types';
import {
  checkFormerStrings,
  createFormerNames,
  listFormerNames,
  type SiteString,
  toFormerFinding,
} from './checkFormerIds';

/** Authored pages that may show parts of the reference. */
export type AuthoredPages = Omit<PageSettings, 'prefix' | 'addresses'> & {
  /** The texts of pages that docs.json does not name, by their paths relative to it. */
  readTexts: () => Promise<ReadonlyMap<string, string>>;
  /** The strings in the code of the site. */
  readStrings: () => readonly SiteString[];
};

/**
 * Finds components and imports in authored pages that name nothing, with the code that the bundler
 * runs, and former ids of tabs there and in the code of the site. The data of the pages is made only
 * if a page uses it.
 */
export async function checkFragments(
  content: Site,
  pages: AuthoredPages,
  site: SitePlace,
): Promise<Diagnostic[]> {
  const texts = new Map([...(await pages.readTexts()), ...(content.authored ?? [])]);
  const {pluginId} = pages;
  const prefix = toEmbedPrefix(pluginId);
  const names = createFormerNames(content, site);
  const settings = {...pages, prefix, ...(names && {addresses: names.addresses})};
  const diagnostics = names ? checkFormerStrings(pages.readStrings(), names, pluginId) : [];
  let data: ReturnType<typeof toData> | undefined;
  for (const [file, source] of texts) {
    const page = await readPage(file, source, settings);
    if (!page) continue;
    const starts = toLineStarts(page.text);
    const toPlace = (offset: number) => {
      const place = toLineColumn(starts, offset);
      return {source: {file, ...place}, ...present({frame: toFrame(page.text, place)})};
    };
    if (names)
      for (const {problem, offset} of listFormerNames(page.parts, names, settings))
        diagnostics.push(toFormerFinding(problem, toPlace(offset)));
    await toReplacements(
      page,
      {...(data ??= toData(content, pluginId, site)), prefix},
      pages,
      (words, offset) => {
        const [, message = words, help] = /^(.*?[.!?]) ([A-Z].*)$/s.exec(words) ?? [];
        diagnostics.push(
          toDiagnostic('config-fragment', {...toPlace(offset), message, ...present({help})}),
        );
      },
    );
  }
  return diagnostics;
}

/** The absolute path of the site, and where its pages are. */
type SitePlace = Pick<SitePaths, 'baseUrl' | 'routeBasePath'> & {siteDir: string};

/** The files that the bundler would read. */
function toData(
  content: Site,
  pluginId: string,
  {siteDir, baseUrl, routeBasePath}: SitePlace,
): {embeds: Embeds; read: ReadData} {
  const {files} = buildRoutes(
    content,
    {
      siteDir,
      root: `${baseUrl}${routeBasePath}`,
      pluginId,
      proxyPath: '',
      development: false,
      siteUrl: '',
    },
    (name) => name,
  );
  const texts = new Map(files.map(({name, text}) => [name, text]));
  return {
    embeds: JSON.parse(texts.get(EMBEDS_FILE) ?? '{}') as Embeds,
    read: (name) => Promise.resolve(texts.get(name) ?? ''),
  };
}
