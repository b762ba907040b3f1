import type {RouteConfig, RouteModules} from '@docusaurus/types';
import {listFirstLevel} from '../model/page/firstLevel';
import type {SchemaId} from '../model/types';
import {listGroups} from '../navigation/listGroups';
import type {OperationPage, TabNavigation} from '../navigation/types';
import {present} from '../document/present';
import type {OperationData} from './agentTypes';
import {type Chunk, divide} from './chunks';
import {toDataModule, toPagesModule, toTextModule} from './dataModule';
import {toEditModule} from './editLinks';
import {SCHEMAS_FILE, type EmbeddedOperation} from './fragments/types';
import {toObjectText} from './jsonText';
import type {PropOperation} from './props';
import type {DataFile, PageRoutes, TabPages} from './tabPages';
import {toCommonNeeds, toOperationProp, toOwnNeeds} from './toProps';

export type OperationRoutes = PageRoutes & {
  /** Modules with the data of operations, by the permalinks of their pages. */
  chunks: ReadonlyMap<string, string>;
  /** Authored pages can show every operation. */
  embeds: EmbeddedOperation[];
  /**
   * Module that loads a schema by its id, from files that all pages of the tab share; absent where
   * pages contain all schemas.
   */
  loadSchemas?: string;
  /** The same data as JSON, made on demand. */
  data: OperationData;
};

/**
 * A route for each operation. The data of the pages are {@link divide}d among files, each a chunk
 * of operations (`PropOperationChunk`).
 * @param deferredToo schemas that schema pages need and do not contain
 */
export function buildOperationRoutes(
  tab: TabPages,
  deferredToo: readonly SchemaId[],
): OperationRoutes {
  const {reference, navigation, schemaTexts, toFile} = tab;
  const texts = createDataTexts(tab);
  const division = divide(
    toReadingOrder(navigation),
    {page: (page) => texts.page(page).length, schema: (id) => schemaTexts.schema(id).length},
    {listFirst: ({operation}) => listFirstLevel(operation, reference.schemas), deferredToo},
  );
  const chunks = division.chunks.map((chunk, index) => ({
    file: toFile(`operations-${index}.mjs`, texts.chunk(index, chunk)),
    pages: chunk.pages,
  }));
  const inChunks = chunks.flatMap(({file, pages}) => pages.map((page) => ({page, file})));
  const deferred = toSchemaLoader(division.deferred, tab);
  return {
    routes: inChunks.map(({page, file}) => toRoute(page, file, tab)),
    files: [
      // Read only by the bundler's loader: authored pages can show any schema.
      toFile(SCHEMAS_FILE, schemaTexts.schemas(Object.keys(reference.schemas))),
      ...chunks.map(({file}) => file),
      ...deferred.files,
    ],
    chunks: new Map(inChunks.map(({page, file}) => [page.permalink, file.module])),
    embeds: inChunks.map(({page, file}) => toEmbed(page, file, tab)),
    ...present({loadSchemas: deferred.loadSchemas}),
    data: {
      chunks: division.chunks.map((chunk) => ({
        pages: chunk.pages,
        text: () => texts.json(chunk),
      })),
      deferred: division.deferred.map((ids) => ({ids, text: () => schemaTexts.schemas(ids)})),
    },
  };
}

function toRoute(page: OperationPage, {module}: DataFile, tab: TabPages): RouteConfig {
  return {
    path: page.permalink,
    exact: true,
    component: '@theme/ApiOperation/Page',
    modules: {
      chunk: module,
      ...toAuthoredModules(page, tab),
      ...toEditModule(tab.edits.ofOperation(page)),
    },
  };
}

function toEmbed(
  {operation: {key, tags}, permalink}: OperationPage,
  {name, module}: DataFile,
  {config: {tabId}}: TabPages,
): EmbeddedOperation {
  return {tab: tabId, key, tags, chunk: module, data: name, permalink};
}

/**
 * The data of a tab's pages as JSON, and of a chunk of them as a module; cached until it changes.
 */
function createDataTexts(tab: TabPages) {
  const {config, texts, schemaTexts, sidebarLinks} = tab;
  const {schema, schemas} = schemaTexts;
  const common = JSON.stringify(toCommonNeeds(tab));
  const page = (shown: OperationPage) =>
    texts.keep(
      shown.operation,
      () => [
        common,
        JSON.stringify(toOwnNeeds(shown, tab)),
        ...shown.operation.schemas.map(schema),
      ],
      () => JSON.stringify(withoutClosure(toOperationProp(shown, tab))),
    );
  const toPageTexts = (shown: readonly OperationPage[]) =>
    shown.map((one): [string, string] => [one.permalink, page(one)]);
  const json = ({pages: shown, schemas: ids}: Chunk<OperationPage>) =>
    toObjectText([
      ['operations', toObjectText(toPageTexts(shown))],
      ['schemas', schemas(ids)],
    ]);
  const chunk = (index: number, own: Chunk<OperationPage>) => {
    const {pages: shown, schemas: ids} = own;
    const near = sidebarLinks?.toNear?.(shown);
    return texts.keep(
      `${config.tabId} operations ${index}`,
      () => [JSON.stringify([near, ids]), ...toPageTexts(shown).flat(), ...ids.map(schema)],
      () => toPagesModule(json(own), near, sidebarLinks),
    );
  };
  return {page, chunk, json};
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
  {operation}: OperationPage,
  {authoredModules, lists: {authored}}: TabPages,
): RouteModules {
  const contents = authored?.get(operation.id);
  const toModules = (files: readonly string[] = []): RouteModules | undefined => {
    const paths = files.flatMap((file) => authoredModules.get(file)?.path ?? []);
    return paths.length > 0 ? Object.fromEntries(paths.entries()) : undefined;
  };
  const before = toModules(contents?.before);
  const after = toModules(contents?.after);
  return (before ?? after)
    ? {
        ...(before && {before}),
        ...(after && {after}),
        authored: '@theme/ApiOperation/Authored',
      }
    : {};
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

/** Files of schemas that several pages need, with the module that loads one of them by its id. */
function toSchemaLoader(
  deferred: readonly SchemaId[][],
  {schemaTexts, toFile}: TabPages,
): {files: DataFile[]; loadSchemas?: string} {
  if (deferred.length === 0) return {files: []};
  const files = deferred.map((ids, index) =>
    toFile(`schemas-${index}.mjs`, toTextModule(schemaTexts.schemas(ids))),
  );
  const index = toFile(
    'schema-files.mjs',
    toDataModule(Object.fromEntries(deferred.flatMap((ids, file) => ids.map((id) => [id, file])))),
  );
  const loader = toFile(
    'schemas.mjs',
    [
      `const files = [${files.map(({module}) => `() => import(${JSON.stringify(module)})`).join(', ')}];`,
      'export default async function loadSchemas(id) {',
      `  const {default: index} = await import(${JSON.stringify(index.module)});`,
      '  const load = files[index[id]];',
      '  return load ? (await load()).default : {};',
      '}',
      '',
    ].join('\n'),
  );
  return {files: [...files, index, loader], loadSchemas: loader.module};
}
