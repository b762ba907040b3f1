import type {RouteConfig} from '@docusaurus/types';
import type {FormatUrls} from '../types';
import {listFirstLevel} from '../model/firstLevel';
import type {ApiReference, SchemaId} from '../model/types';
import {listGroups} from '../navigation/listGroups';
import type {OperationPage, TabNavigation} from '../navigation/types';
import type {SchemaPages} from '../lists/schemaPages/types';
import {type Chunk, divide} from './chunks';
import {toDataModule, toLinkedTextModule, toTextModule} from './dataModule';
import {SCHEMAS_FILE, type EmbeddedOperation} from './fragments/types';
import {toObjectText, type Texts} from './jsonText';
import type {PropOperation, PropSidebarSlice} from './props';
import {toCommonNeeds, toOperationProp, toOwnNeeds} from './toProps';

/** Writes a file for the bundler and returns its import path. */
export type AddFile = (name: string, text: string) => string;

/** Returns the import path of an author's file. */
export type ToAuthoredModule = (file: string) => string | undefined;

export type OperationRoutes = {
  routes: RouteConfig[];
  /** Modules with the data of operations, by the permalinks of their pages. */
  chunks: ReadonlyMap<string, string>;
  /**
   * Module that loads a schema by its id, from files that all pages of the tab share; absent where
   * pages contain all schemas.
   */
  loadSchemas?: string;
};

export type OperationRoutesContext = {
  /** Called for every operation: authored pages can show it. */
  addEmbed: (operation: Omit<EmbeddedOperation, 'tab'>) => void;
  /** Absolute URL of the site. */
  siteUrl: string;
  /** Where the documents can be downloaded, in the order of the documents. */
  downloads: readonly string[];
  urls: FormatUrls;
  toAuthoredModule: ToAuthoredModule;
  texts: Texts;
  schemaTexts: SchemaTexts;
  /** Schemas that schema pages need and do not contain. */
  deferredToo: readonly SchemaId[];
  /** Module in which the links of a long sidebar are collected. */
  sidebarLinks?: {module: string; toNear: (pages: readonly OperationPage[]) => PropSidebarSlice[]};
};

/**
 * A route for each operation. The data of the pages are {@link divide}d among files, each a chunk
 * of operations (`PropOperationChunk`).
 */
export function buildOperationRoutes(
  reference: ApiReference,
  navigation: TabNavigation,
  context: OperationRoutesContext,
  addFile: AddFile,
): OperationRoutes {
  const {tabId} = navigation.tab;
  const texts = createDataTexts(reference, navigation, context);
  // Read only by the bundler's loader: authored pages can show any schema.
  addFile(`${tabId}/${SCHEMAS_FILE}`, texts.schemas(Object.keys(reference.schemas)));
  const division = divide(
    toReadingOrder(navigation),
    {page: (page) => texts.page(page).length, schema: (id) => texts.schema(id).length},
    {
      listFirst: ({operation}) => listFirstLevel(operation, reference.schemas),
      deferredToo: context.deferredToo,
    },
  );
  const chunks = new Map<string, string>();
  const routes = division.chunks.flatMap((chunk, index) => {
    const name = `${tabId}/operations-${index}.mjs`;
    const file = addFile(name, texts.chunk(name, chunk));
    for (const {permalink} of chunk.pages) chunks.set(permalink, file);
    return chunk.pages.map((page) => toRoute(page, {file, name}, context));
  });
  const deferred = division.deferred.map((ids, index) => ({
    ids,
    module: addFile(`${tabId}/schemas-${index}.mjs`, toTextModule(texts.schemas(ids))),
  }));
  if (deferred.length === 0) return {routes, chunks};
  return {
    routes,
    chunks,
    loadSchemas: addFile(
      `${tabId}/schemas.mjs`,
      buildSchemaLoader(deferred, (index) =>
        addFile(`${tabId}/schema-files.mjs`, toDataModule(index)),
      ),
    ),
  };
}

function toRoute(
  page: OperationPage,
  {file: chunk, name}: {file: string; name: string},
  {addEmbed, toAuthoredModule}: OperationRoutesContext,
): RouteConfig {
  const {permalink, operation} = page;
  addEmbed({key: operation.key, tags: operation.tags, chunk, data: name, permalink});
  return {
    path: permalink,
    exact: true,
    component: '@theme/ApiOperation/Page',
    modules: {chunk, ...toAuthoredModules(page, toAuthoredModule)},
  };
}

/**
 * The data of a tab's pages as JSON, and of a chunk of them as a module; cached until it changes.
 */
function createDataTexts(
  reference: ApiReference,
  navigation: TabNavigation,
  {siteUrl, downloads, urls, texts, schemaTexts, sidebarLinks}: OperationRoutesContext,
) {
  const pages = new Map(navigation.pages.map((page) => [page.operation.id, page]));
  const versions = navigation.versions?.links;
  const context = {reference, pages, urls, siteUrl, downloads, versions};
  const common = JSON.stringify(toCommonNeeds(context));
  const {schema, schemas} = schemaTexts;
  const page = (shown: OperationPage) =>
    texts.keep(
      shown.operation,
      () => [
        common,
        JSON.stringify(toOwnNeeds(shown, context)),
        ...shown.operation.schemas.map(schema),
      ],
      () => JSON.stringify(withoutClosure(toOperationProp(shown, context))),
    );
  const chunk = (name: string, {pages: shown, schemas: ids}: Chunk<OperationPage>) => {
    const near = sidebarLinks?.toNear(shown);
    const toPageTexts = () => shown.map((one): [string, string] => [one.permalink, page(one)]);
    return texts.keep(
      name,
      () => [JSON.stringify([near, ids]), ...toPageTexts().flat(), ...ids.map(schema)],
      () => {
        const json = toObjectText([
          ['operations', toObjectText(toPageTexts())],
          ['schemas', schemas(ids)],
        ]);
        return near && sidebarLinks
          ? toLinkedTextModule(json, sidebarLinks.module, near)
          : toTextModule(json);
      },
    );
  };
  return {page, schema, schemas, chunk};
}

/**
 * The schemas that an operation reaches are already known; in a document where all reach all, the
 * list alone is long.
 */
function withoutClosure(page: PropOperation): PropOperation {
  return {...page, operation: {...page.operation, schemas: []}};
}

/**
 * Loaded only with pages that need it: other pages pay neither for these texts nor for the
 * component that shows them.
 */
function toAuthoredModules(
  {override: {before, after}}: OperationPage,
  toModule: ToAuthoredModule,
): {before?: string; after?: string; authored?: string} {
  const [beforeModule, afterModule] = [before, after].map((file) =>
    file === undefined ? undefined : toModule(file),
  );
  if (beforeModule === undefined && afterModule === undefined) return {};
  return {
    ...(beforeModule !== undefined && {before: beforeModule}),
    ...(afterModule !== undefined && {after: afterModule}),
    authored: '@theme/ApiOperation/Authored',
  };
}

/**
 * Pages in the order of the sidebar, so that neighbours share a chunk; pages outside the navigation
 * come last.
 */
function toReadingOrder(navigation: TabNavigation): OperationPage[] {
  return [
    ...new Set([...listGroups(navigation.groups).flatMap(({pages}) => pages), ...navigation.pages]),
  ];
}

/** An ES module whose default export loads a schema by id. */
function buildSchemaLoader(
  files: readonly {ids: readonly SchemaId[]; module: string}[],
  addIndex: (index: {[id: SchemaId]: number}) => string,
): string {
  const index = addIndex(
    Object.fromEntries(files.flatMap(({ids}, file) => ids.map((id) => [id, file]))),
  );
  return [
    `const files = [${files.map(({module}) => `() => import(${JSON.stringify(module)})`).join(', ')}];`,
    'export default async function loadSchemas(id) {',
    `  const {default: index} = await import(${JSON.stringify(index)});`,
    '  const load = files[index[id]];',
    '  return load ? (await load()).default : {};',
    '}',
    '',
  ].join('\n');
}

/** The named schemas of a tab as JSON, for the data of its pages. */
export type SchemaTexts = {
  schema: (id: SchemaId) => string;
  /** The JSON of a table of schemas. */
  schemas: (ids: readonly SchemaId[]) => string;
};

/** Adds the permalink to a schema that has a page: the name in each reference links to it. */
export function createSchemaTexts(
  {schemas}: Pick<ApiReference, 'schemas'>,
  schemaPages: SchemaPages | undefined,
  texts: Texts,
): SchemaTexts {
  const schema = (id: SchemaId) => {
    const page = schemaPages?.byId.get(id)?.permalink.replace(/\/$/, '').split('/').at(-1);
    return texts.keep(
      schemas[id],
      () => [page],
      () => JSON.stringify(page === undefined ? schemas[id] : {...schemas[id], page}),
    );
  };
  return {schema, schemas: (ids) => toObjectText(ids.map((id) => [id, schema(id)]))};
}
