import type {RouteConfig} from '@docusaurus/types';
import {toChunks, toDeferredSchemas} from './chunks';
import type {LoadedContent, TabContent} from './content';
import {toDataModule} from './dataModule';
import type {Diagnostic} from './diagnostics/types';
import {toDownloads} from './downloads';
import {toDocumentId} from './manifest';
import type {ApiReference, SchemaId, SchemaTable} from './model/types';
import {toRedirectTarget} from './navigation/redirect';
import type {OperationPage, TabNavigation} from './navigation/types';
import type {PropOperation, PropOperationChunk, PropTryIt} from './props';
import {toRouteTree} from './routeTree';
import {toApiDocumentProp, toDiagnosticProp, toOperationProp, toOverviewProp} from './toProps';

/** Folder of the modules that authored pages import, one for each operation. */
export const EMBED_FOLDER = 'embed';

/** What the routes need to know about the site. */
export type RouteFrame = {
  /** Permalink of the plugin's root, e.g. `/docs/api`. */
  root: string;
  pluginId: string;
  /** Path or URL of the Try It proxy; false where requests go directly. */
  proxy: string | false;
  /** In `docusaurus start`: findings are shown on the pages. */
  development: boolean;
};

/** An ES module for the bundler. */
export type DataFile = {name: string; text: string};

/**
 * The routes of all tabs and the files that they load. Pure: `toModule` says where a file of that name will be.
 */
export function buildRoutes(content: LoadedContent, frame: RouteFrame, toModule: (name: string) => string): {routes: RouteConfig[]; files: DataFile[]} {
  const files: DataFile[] = [];
  const addFile = (name: string, text: string) => {
    files.push({name, text});
    return toModule(name);
  };
  const addData = (name: string, value: unknown) => addFile(`${name}.mjs`, toDataModule(value));
  const problems = frame.development ? content.diagnostics.filter(({severity}) => severity !== 'info') : [];
  const tabs = content.tabs.map((tab) => buildTabRoute(tab, problems, frame, {addFile, addData}));
  const home: RouteConfig =
    content.tabs.length > 0
      ? {path: frame.root, exact: true, component: '@theme/ApiRedirect', modules: {redirect: addData('redirect', {to: toHome(content, frame)})}}
      : {path: frame.root, component: '@theme/ApiProblems', modules: {diagnostics: addData('problems', problems.map(toDiagnosticProp))}};
  const callback: RouteConfig = {path: `${frame.root}/try-it/callback`, exact: true, component: '@theme/ApiOAuthCallback'};
  return {routes: [callback, {path: frame.root, component: '@theme/ApiRoot', routes: [home, ...tabs]}], files};
}

function toTryIt({pluginId, proxy}: RouteFrame, tabId: string): PropTryIt {
  return {document: toDocumentId(pluginId, tabId), ...(proxy !== false && {proxyPath: proxy})};
}

/** Where the root leads: while the first documents are broken, in development, to what is wrong with them. */
function toHome({tabs}: LoadedContent, {root}: RouteFrame): string {
  return toRedirectTarget(tabs.flatMap(({navigation}) => navigation ?? [])) ?? `${root}/${tabs[0]!.tab.tabId}`;
}

type Files = {addFile: (name: string, text: string) => string; addData: (name: string, value: unknown) => string};

function buildTabRoute(content: TabContent, problems: readonly Diagnostic[], frame: RouteFrame, {addFile, addData}: Files): RouteConfig {
  const {tab, reference, navigation} = content;
  const path = navigation?.overview ?? `${frame.root}/${tab.tabId}`;
  const diagnostics = problems.filter(({tabId}) => tabId === undefined || tabId === tab.tabId).map(toDiagnosticProp);
  if (!reference || !navigation) {
    return {path, component: '@theme/ApiProblems', modules: {diagnostics: addData(`${tab.tabId}/problems`, diagnostics)}};
  }
  const schemas = addFile(`${tab.tabId}/schemas.mjs`, buildSchemaLoader(reference, (name, value) => addData(`${tab.tabId}/${name}`, value)));
  const document = addData(`${tab.tabId}/document`, toApiDocumentProp(tab, reference, navigation, toTryIt(frame, tab.tabId), diagnostics));
  return {
    path,
    component: '@theme/ApiTabRoot',
    modules: {
      document,
      sidebar: addData(`${tab.tabId}/sidebar`, navigation.sidebar ?? []),
      loadSchemas: schemas,
    },
    routes: [
      {path: navigation.overview, exact: true, component: '@theme/ApiOverview', modules: {overview: addData(`${tab.tabId}/overview`, toOverviewProp(reference, navigation, toDownloads(content, frame.root)[0]?.url))}},
      ...toRouteTree(buildOperationRoutes(reference, navigation, frame, document, {addFile, addData}), `${frame.root}/${tab.tabId}`),
    ],
  };
}

function buildOperationRoutes(reference: ApiReference, navigation: TabNavigation, {root}: RouteFrame, document: string, {addFile, addData}: Files): RouteConfig[] {
  const {tabId} = navigation.tab;
  const pages = new Map(navigation.pages.map((page) => [page.operation.id, page]));
  const props = toReadingOrder(navigation).map((page) => toOperationProp(page, pages, reference.tags));
  return toChunks(props, reference.schemas).flatMap((chunk, index) => {
    const value: PropOperationChunk = {operations: Object.fromEntries(chunk.pages.map((page) => [page.operation.id, withoutClosure(page)])), schemas: pick(reference.schemas, chunk.schemas)};
    const module = addData(`${tabId}/operations-${index}`, value);
    return chunk.pages.map(({permalink, operation: {id}}) => {
      addFile(`${EMBED_FOLDER}${permalink.slice(root.length).replace(/\/$/, '')}.js`, buildEmbed(document, module, id));
      return {path: permalink, exact: true, component: '@theme/ApiOperation', modules: {chunk: module}, operationId: id};
    });
  });
}

/** Which schemas an operation reaches has been decided by now; in a document where all reach all the list alone is long. */
function withoutClosure(page: PropOperation): PropOperation {
  return {...page, operation: {...page.operation, schemas: []}};
}

/** A module whose default export is a component that shows one operation inside an authored page. */
function buildEmbed(document: string, chunk: string, operationId: string): string {
  return [
    "import React from 'react';",
    "import ApiEmbed from '@theme/ApiEmbed';",
    `import document from ${JSON.stringify(document)};`,
    `import chunk from ${JSON.stringify(chunk)};`,
    'export default function Operation(props) {',
    `  return React.createElement(ApiEmbed, {document, chunk, operationId: ${JSON.stringify(operationId)}, ...props});`,
    '}',
    '',
  ].join('\n');
}

/** Pages as a reader meets them, so that neighbours share a chunk; pages outside the navigation come last. */
function toReadingOrder(navigation: TabNavigation): OperationPage[] {
  const ordered = new Set<OperationPage>();
  const pending = [...navigation.groups].reverse();
  for (let group = pending.pop(); group; group = pending.pop()) {
    for (const page of group.pages) ordered.add(page);
    for (const inner of [...group.groups].reverse()) pending.push(inner);
  }
  for (const page of navigation.pages) ordered.add(page);
  return [...ordered];
}

/** An ES module whose default export loads a schema by id from files that all pages of the tab share. */
function buildSchemaLoader(reference: ApiReference, addData: (name: string, value: unknown) => string): string {
  const files = toDeferredSchemas(reference.operations, reference.schemas);
  if (files.length === 0) return 'export default function loadSchemas() { return Promise.resolve({}); }\n';
  const modules = files.map((ids, index) => addData(`schemas-${index}`, pick(reference.schemas, ids)));
  const index = addData('schema-files', Object.fromEntries(files.flatMap((ids, file) => ids.map((id) => [id, file]))));
  return [
    `const files = [${modules.map((module) => `() => import(${JSON.stringify(module)})`).join(', ')}];`,
    'export default async function loadSchemas(id) {',
    `  const {default: index} = await import(${JSON.stringify(index)});`,
    '  const load = files[index[id]];',
    '  return load ? (await load()).default : {};',
    '}',
    '',
  ].join('\n');
}

function pick(table: SchemaTable, ids: readonly SchemaId[]): SchemaTable {
  return Object.fromEntries(ids.map((id) => [id, table[id]!]));
}
