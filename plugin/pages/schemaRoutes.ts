import type {FormatUrls} from '../types';
import type {RouteConfig} from '@docusaurus/types';
import {type FindInVersions, findSchemaIndex, findSchemaPage} from '../exports/pageVersions';
import type {ApiReference, SchemaId} from '../model/types';
import type {SchemaPage, SchemaPages} from '../lists/schemaPages/types';
import {type Chunk, COST_OF_RARE_FILE, divide, type Division} from './chunks';
import {toLinkedTextModule, toTextModule} from './dataModule';
import {toObjectText, type Texts} from './jsonText';
import type {AddFile, SchemaTexts} from './operationRoutes';
import type {PropSidebarSlice} from './props';
import {toSchemaIndexProp, toSchemaProp, toUsers} from './toSchemaProps';

export type SchemaRoutesContext = {
  tabId: string;
  reference: ApiReference;
  schemaPages: SchemaPages;
  urls: FormatUrls;
  findInVersions: FindInVersions;
  texts: Texts;
  schemaTexts: SchemaTexts;
  /** Module in which the links of a long sidebar are collected. */
  sidebarLinks?: {module: string; toNear: (pages: readonly SchemaPage[]) => PropSidebarSlice[]};
};

/** A page in the form that is divided among files. */
type DividedPage = {page: SchemaPage; operation: {schemas: SchemaId[]}};

export type SchemaRoutes = {
  routes: RouteConfig[];
  /** Schemas that these pages need and do not contain. */
  deferred: SchemaId[];
};

/**
 * The list of the schemas of a tab and a route for each. Their data is in files of its own, which
 * no other page loads.
 */
export function buildSchemaRoutes(context: SchemaRoutesContext, addFile: AddFile): SchemaRoutes {
  const {tabId, schemaPages, texts} = context;
  const toText = createPageTexts(context);
  const division: Division<DividedPage> = divide(
    schemaPages.pages.map((page) => ({page, operation: {schemas: page.schemas}})),
    {
      page: ({page}) => toText(page).length,
      schema: (id) => context.schemaTexts.schema(id).length,
    },
    {
      listFirst: ({page}) => new Set([page.id]),
      costOfFile: COST_OF_RARE_FILE,
    },
  );
  const index = addFile(
    `${tabId}/schema-index.mjs`,
    texts.keep(
      `${tabId} schema index`,
      () => [schemaPages, JSON.stringify(context.findInVersions(findSchemaIndex))],
      () => toTextModule(JSON.stringify(toSchemaIndexProp(context))),
    ),
  );
  const routes = division.chunks.flatMap((chunk, number) => {
    const name = `${tabId}/schema-pages-${number}.mjs`;
    const file = addFile(name, toChunkText(chunk, toText, context));
    return chunk.pages.map(({page}): RouteConfig => ({
      path: page.permalink,
      exact: true,
      component: '@theme/ApiSchemaPage',
      modules: {chunk: file},
    }));
  });
  return {
    routes: [
      {
        path: schemaPages.index,
        exact: true,
        component: '@theme/ApiSchemaIndex',
        modules: {schemas: index},
      },
      ...routes,
    ],
    deferred: division.deferred.flat(),
  };
}

/** The data of a page as JSON; cached until its inputs change. */
function createPageTexts(context: SchemaRoutesContext): (page: SchemaPage) => string {
  const {tabId, texts, schemaTexts, findInVersions} = context;
  return (page) =>
    texts.keep(
      `${tabId} schema ${page.permalink}`,
      () => [
        JSON.stringify([toNeeds(page), findInVersions(findSchemaPage(page.id))]),
        ...page.schemas.map(schemaTexts.schema),
      ],
      () => JSON.stringify(toSchemaProp(page, context)),
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
  {schemaTexts, sidebarLinks}: SchemaRoutesContext,
): string {
  const shown = pages.map(({page}) => page);
  const json = toObjectText([
    ['pages', toObjectText(shown.map((page) => [page.permalink, toText(page)]))],
    ['operations', JSON.stringify(toUsers(shown))],
    ['schemas', schemaTexts.schemas(schemas)],
  ]);
  return sidebarLinks
    ? toLinkedTextModule(json, sidebarLinks.module, sidebarLinks.toNear(shown))
    : toTextModule(json);
}
