import type {RouteConfig} from '@docusaurus/types';
import {findSchemaIndex, findSchemaPage} from '../exports/pageVersions';
import type {SchemaId} from '../model/types';
import type {SchemaPage, SchemaPages} from '../lists/schemaPages/types';
import {type Chunk, COST_OF_RARE_FILE, divide, type Division} from './chunks';
import {toPagesModule, toTextModule} from './dataModule';
import {toEditModule} from './editLinks';
import {toObjectText} from './jsonText';
import type {PageRoutes, TabPages} from './tabPages';
import {toSchemaIndexProp, toSchemaProp, toUsers} from './toSchemaProps';

/** A page in the form that is divided among files. */
type DividedPage = {page: SchemaPage; operation: {schemas: SchemaId[]}};

export type SchemaRoutes = PageRoutes & {
  /** Schemas that these pages need and do not contain. */
  deferred: SchemaId[];
};

/**
 * The list of the schemas of a tab and a route for each. Their data is in files of its own, which
 * no other page loads. Nothing if no schema has a page.
 */
export function buildSchemaRoutes(tab: TabPages): SchemaRoutes {
  const {schemaPages} = tab.lists;
  if (!schemaPages) return {routes: [], files: [], deferred: []};
  const {
    config: {tabId},
    texts,
    schemaTexts,
    toFile,
  } = tab;
  const toText = createPageTexts(schemaPages, tab);
  const division: Division<DividedPage> = divide(
    schemaPages.pages.map((page) => ({page, operation: {schemas: page.schemas}})),
    {page: ({page}) => toText(page).length, schema: (id) => schemaTexts.schema(id).length},
    {listFirst: ({page}) => new Set([page.id]), costOfFile: COST_OF_RARE_FILE},
  );
  const index = toFile(
    'schema-index.mjs',
    texts.keep(
      `${tabId} schema index`,
      () => [schemaPages, JSON.stringify(tab.findInVersions(findSchemaIndex))],
      () => toTextModule(JSON.stringify(toSchemaIndexProp(schemaPages, tab))),
    ),
  );
  const chunks = division.chunks.map((chunk, number) => ({
    file: toFile(`schema-pages-${number}.mjs`, toChunkText(chunk, toText, tab)),
    pages: chunk.pages,
  }));
  return {
    routes: [
      {
        path: schemaPages.index,
        exact: true,
        component: '@theme/ApiSchemaIndex',
        modules: {schemas: index.module},
      },
      ...chunks.flatMap(({file, pages}) =>
        pages.map(({page}): RouteConfig => ({
          path: page.permalink,
          exact: true,
          component: '@theme/ApiSchemaPage',
          modules: {chunk: file.module, ...toEditModule(tab.edits.ofSchema(page))},
        })),
      ),
    ],
    files: [index, ...chunks.map(({file}) => file)],
    deferred: division.deferred.flat(),
  };
}

/** The data of a page as JSON; cached until its inputs change. */
function createPageTexts(schemaPages: SchemaPages, tab: TabPages): (page: SchemaPage) => string {
  const {config, texts, schemaTexts, findInVersions} = tab;
  return (page) =>
    texts.keep(
      `${config.tabId} schema ${page.permalink}`,
      () => [
        JSON.stringify([
          toNeeds(page),
          findInVersions(findSchemaPage(page.id)),
          tab.edits.ofSchema(page),
        ]),
        ...page.schemas.map(schemaTexts.schema),
      ],
      () => JSON.stringify(toSchemaProp(page, schemaPages, tab)),
    );
}

function toNeeds({uses, previous, next}: SchemaPage): unknown {
  const toUses = (list: SchemaPage['uses']['direct']) =>
    list.map(({page: {operation}, parts}) => [operation.id, parts]);
  const {direct, through, left, mediaTypes, usedBy} = uses;
  return [previous, next, toUses(direct), toUses(through), left, [...mediaTypes], usedBy];
}

function toChunkText(
  {pages, schemas}: Chunk<DividedPage>,
  toText: (page: SchemaPage) => string,
  {schemaTexts, sidebarLinks}: TabPages,
): string {
  const shown = pages.map(({page}) => page);
  const json = toObjectText([
    ['pages', toObjectText(shown.map((page) => [page.permalink, toText(page)]))],
    ['operations', JSON.stringify(toUsers(shown))],
    ['schemas', schemaTexts.schemas(schemas)],
  ]);
  return toPagesModule(json, sidebarLinks?.toNearSchemas?.(shown), sidebarLinks);
}
