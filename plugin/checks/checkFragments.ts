import {present} from '../document/present';
import {toDiagnostic} from '../diagnostics/diagnostic';
import {toFrame} from '../diagnostics/frame';
import {toLineColumn, toLineStarts} from '../diagnostics/lines';
import type {Diagnostic} from '../diagnostics/types';
import {type PageSettings, readPage, toReplacements} from '../pages/fragments/readPage';
import {toEmbedPrefix} from '../pages/fragments/toImport';
import type {Embeds, ReadData} from '../pages/fragments/types';
import {buildRoutes, EMBEDS_FILE} from '../pages/routes';
import type {Site} from '../types';

/** Authored pages that may show parts of the reference. */
export type AuthoredPages = Omit<PageSettings, 'prefix'> & {
  /** The texts of pages that docs.json does not name, by their paths relative to it. */
  readTexts: () => Promise<ReadonlyMap<string, string>>;
};

/**
 * Finds components and imports in authored pages that name nothing, with the code that the bundler
 * runs. The data of the pages is made only if a page uses it.
 * @param site absolute path of the site, and permalink of the plugin's root
 */
export async function checkFragments(
  content: Site,
  pages: AuthoredPages,
  site: {siteDir: string; root: string},
): Promise<Diagnostic[]> {
  const texts = new Map([...(await pages.readTexts()), ...(content.authored ?? [])]);
  const {pluginId} = pages;
  const prefix = toEmbedPrefix(pluginId);
  const diagnostics: Diagnostic[] = [];
  let data: ReturnType<typeof toData> | undefined;
  for (const [file, source] of texts) {
    const page = await readPage(file, source, {...pages, prefix});
    if (!page) continue;
    const starts = toLineStarts(page.text);
    await toReplacements(
      page,
      {...(data ??= toData(content, pluginId, site)), prefix},
      pages,
      (words, offset) => {
        const place = toLineColumn(starts, offset);
        const [, message = words, help] = /^(.*?[.!?]) ([A-Z].*)$/s.exec(words) ?? [];
        const frame = toFrame(page.text, place);
        diagnostics.push(
          toDiagnostic('config-fragment', {
            source: {file, ...place},
            message,
            ...present({help, frame}),
          }),
        );
      },
    );
  }
  return diagnostics;
}

/** The files that the bundler would read. */
function toData(
  content: Site,
  pluginId: string,
  site: {siteDir: string; root: string},
): {embeds: Embeds; read: ReadData} {
  const {files} = buildRoutes(
    content,
    {
      ...site,
      pluginId,
      proxy: false,
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
