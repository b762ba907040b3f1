import fs from 'fs';
import path from 'path';
import React, {type ReactElement} from 'react';
import {HelmetProvider} from 'react-helmet-async';
import {StaticRouter} from 'react-router-dom';
import {Context as RouteContext} from '@docusaurus/core/lib/client/routeContext';
import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import {ApiDocumentProvider} from '../../../plugin/client/internal';
import {toFormatFiles} from '../../../plugin/exports/formatFiles';
import type {Diagnostic} from '../../../plugin/diagnostics/types';
import type {
  PropApiDocument,
  PropErrors,
  PropOperationChunk,
  PropOverview,
} from '../../../plugin/pages/props';
import {buildRoutes} from '../../../plugin/pages/routes';
import ApiOperationContent from '../../../parts/ApiOperation/Content';
import ApiErrors from '../../../theme/ApiErrors';
import ApiOverview from '../../../theme/ApiOverview';
import type {Site} from '../../../plugin/types';
import type {Pages} from '../../constructs/findMissing';
import {createTestLoader} from '../../support/createTestLoader';
import {readDataModule} from '../../support/dataModule';
import {createFolder} from '../../support/folder';
import {routeContext} from '../../support/routeContext';
import {renderToHtml} from './renderToHtml';

const FIXTURES = path.resolve(__dirname, '../../__fixtures__');

type Rendered = {pages: Pages; markdown: Pages; diagnostics: readonly Diagnostic[]};

/**
 * Renders the pages of a document as in the HTML files of a site: with the pipeline of the build,
 * and in the same way as Docusaurus.
 * @param source path, below `__fixtures__`, of a document that refers to nothing outside its folder
 */
export async function renderPages(source: string, showExtensions: string[]): Promise<Rendered> {
  const siteDir = createFolder({
    'docs.json': JSON.stringify({tab: 'API', api: {source: path.basename(source)}}),
  });
  fs.cpSync(path.dirname(path.join(FIXTURES, source)), siteDir, {recursive: true});
  return renderContent(await createTestLoader(siteDir, {showExtensions})());
}

/**
 * Renders the pages of a loaded document.
 * @param keys of the operations to render, `overview` or `errors`; absent: all
 */
export async function renderContent(content: Site, keys?: ReadonlySet<string>): Promise<Rendered> {
  const {files} = buildRoutes(content, routeContext, (name) => name);
  const read = <T,>(name: string) =>
    readDataModule(files.find((file) => file.name === name)!.text) as T;
  const twins = await toFormatFiles(content, {
    siteUrl: 'https://docs.example.com',
    baseUrl: '/',
  });
  const markdown = new Map<string, string>();
  const pages = new Map<string, string>();
  for (const {
    config: {tabId},
    navigation,
    lists,
  } of content.tabs) {
    if (!navigation) continue;
    const document = read<PropApiDocument>(`${tabId}/document.mjs`);
    const render = (permalink: string, page: ReactElement) =>
      renderToHtml(
        <HelmetProvider>
          <StaticRouter location={permalink}>
            <RouteContext.Provider
              value={{plugin: {name: 'docusaurus-plugin-api-reference', id: 'default'}}}
            >
              <TitleFormatterProvider formatter={({title}) => title}>
                <ApiDocumentProvider document={document}>{page}</ApiDocumentProvider>
              </TitleFormatterProvider>
            </RouteContext.Provider>
          </StaticRouter>
        </HelmetProvider>,
      );
    const add = async (key: string, permalink: string, page: ReactElement) => {
      if (keys?.has(key) === false) return;
      pages.set(key, await render(permalink, page));
      const twin = twins.files.find(({url}) => url === `${permalink}.md`);
      if (twin) markdown.set(key, twin.text());
    };
    await add(
      'overview',
      navigation.overview,
      <ApiOverview overview={read<PropOverview>(`${tabId}/overview.mjs`)} />,
    );
    if (lists.errors)
      await add(
        'errors',
        lists.errors.permalink,
        <ApiErrors errors={read<PropErrors>(`${tabId}/errors.mjs`)} />,
      );
    for (const {text} of files.filter(({name}) => name.startsWith(`${tabId}/operations-`))) {
      const chunk = readDataModule(text) as PropOperationChunk;
      for (const {operation, permalink} of Object.values(chunk.operations))
        await add(
          operation.key,
          permalink,
          <ApiOperationContent chunk={chunk} permalink={permalink} />,
        );
    }
  }
  return {pages, markdown, diagnostics: content.diagnostics};
}
