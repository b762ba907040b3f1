import {suggest} from '../../diagnostics/suggest';
import {quote} from '../../diagnostics/text';
import type {SchemaTable} from '../../model/types';
import {readDataModule} from '../dataModule';
import type {PropApiDocument, PropOperationChunk, PropOverview} from '../props';
import {CONSOLE_DATA, RELOADING, toConsoleData, toOperationFragment} from './operationFragment';
import {toSchemaFragment} from './schemaFragment';
import {toAuthenticationFragment, toOperationsFragment} from './tabFragment';
import {
  FragmentError,
  SCHEMAS_FILE,
  type EmbeddedOperation,
  type Embeds,
  type FragmentModule,
  type ReadData,
} from './types';

/** The parts of an import: the path of a page below the plugin's own, and a part of that page. */
export type FragmentRequest = {path: string; part: string};

export type FragmentContext = {
  embeds: Embeds;
  read: ReadData;
  /** Prefix of the imports. */
  prefix: string;
};

/**
 * Returns the component for an import, or a component with the findings if the document could not
 * be read.
 * @throws FragmentError if nothing has that name
 */
export async function toFragment(
  request: FragmentRequest,
  context: FragmentContext,
): Promise<FragmentModule> {
  const {path, part} = request;
  const {embeds, prefix} = context;
  const operation = Object.hasOwn(embeds.operations, path) ? embeds.operations[path] : undefined;
  if (operation) return toOperationModule(operation, request, context);
  const diagnostics = findProblems(embeds, path);
  // A link is inside a text, where blocks do not fit.
  if (diagnostics !== undefined)
    return part === 'link'
      ? {kind: 'children'}
      : {kind: 'component', component: '@theme/ApiDiagnostics', modules: {diagnostics}};
  const [tabId] = Object.keys(embeds.tabs)
    .filter((id) => path === id || path.startsWith(`${id}/schemas/`))
    .sort((one, other) => other.length - one.length);
  if (tabId !== undefined)
    return path === tabId
      ? toTabModule(tabId, part, context)
      : toSchemaModule(tabId, {path: path.slice(`${tabId}/schemas/`.length), part}, context);
  const meant = suggest(path, Object.keys(embeds.operations));
  throw new FragmentError(
    `No page of an operation is at ${prefix}/${path}.${meant === undefined ? '' : ` Did you mean ${prefix}/${meant}?`}`,
  );
}

async function toOperationModule(
  {tab, chunk, data, permalink}: EmbeddedOperation,
  {path, part}: FragmentRequest,
  {embeds, read, prefix}: FragmentContext,
): Promise<FragmentModule> {
  const shared = embeds.tabs[tab];
  if (!shared) throw new FragmentError(RELOADING);
  if (part === '')
    return {
      kind: 'component',
      component: '@theme/ApiEmbed',
      modules: {document: shared.document, chunk, ...toLoader(shared.loadSchemas)},
      values: {permalink},
    };
  const source = {
    document: await readDocument(tab, read),
    chunk: readDataModule(await read(data)) as PropOperationChunk,
    permalink,
    ...toLoader(shared.loadSchemas),
  };
  if (part === CONSOLE_DATA) return toConsoleData(source);
  return toOperationFragment(source, part, (other) => `${prefix}/${path}#${other}`);
}

function toLoader(loadSchemas: string | undefined): {loadSchemas?: string} {
  return loadSchemas === undefined ? {} : {loadSchemas};
}

async function toSchemaModule(
  tabId: string,
  {path, part}: FragmentRequest,
  {embeds, read}: FragmentContext,
): Promise<FragmentModule> {
  const module = embeds.tabs[tabId]?.loadSchemas;
  const deferred =
    module === undefined
      ? undefined
      : {
          module,
          ids: new Set(
            Object.keys(
              readDataModule(await read(`${tabId}/schema-files.mjs`)) as {[id: string]: number},
            ),
          ),
        };
  return toSchemaFragment(
    {
      tabId,
      document: await readDocument(tabId, read),
      schemas: JSON.parse(await read(`${tabId}/${SCHEMAS_FILE}`)) as SchemaTable,
      ...(deferred && {deferred}),
    },
    path,
    part,
  );
}

async function toTabModule(
  tabId: string,
  part: string,
  {embeds, read, prefix}: FragmentContext,
): Promise<FragmentModule> {
  const [, kind, name] = /^(authentication|tag)(?:\.(.*))?$/s.exec(part) ?? [];
  if (kind === 'authentication')
    return toAuthenticationFragment(await readDocument(tabId, read), name);
  if (kind === 'tag' && name !== undefined) {
    const overview = readDataModule(await read(`${tabId}/overview.mjs`)) as PropOverview;
    const tags = new Map(
      Object.values(embeds.operations).map((operation) => [operation.permalink, operation.tags]),
    );
    return toOperationsFragment(overview, {tabId, tag: name}, (page) => tags.get(page) ?? []);
  }
  throw new FragmentError(
    `The tab ${quote(tabId)} has no part ${quote(part)}. Write ${prefix}/${tabId}#authentication or ${prefix}/${tabId}#tag. and the name of a tag.`,
  );
}

async function readDocument(tabId: string, read: ReadData): Promise<PropApiDocument> {
  return readDataModule(await read(`${tabId}/document.mjs`)) as PropApiDocument;
}

/** The module of the findings about the tab that a path begins with, or about the configuration. */
export function findProblems({problems}: Embeds, path: string): string | undefined {
  const [, diagnostics] =
    Object.entries(problems)
      .sort(([one], [other]) => other.length - one.length)
      .find(([tabId]) => tabId === '' || `${path}/`.startsWith(`${tabId}/`)) ?? [];
  return diagnostics;
}
