import {toCurrentPath} from '../../config/tabIds';
import {present} from '../../document/present';
import {suggest} from '../../diagnostics/suggest';
import {quote} from '../../diagnostics/text';
import type {SchemaTable} from '../../model/types';
import {readDataModule} from '../dataModule';
import type {PropApiDocument, PropOperationChunk, PropOverview} from '../props';
import {CONSOLE_DATA, RELOADING, toConsoleData, toOperationFragment} from './operationFragment';
import {toSchemaFragment, type ShownSchema} from './schemaFragment';
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
  {path: written, part}: FragmentRequest,
  context: FragmentContext,
): Promise<FragmentModule> {
  const {embeds, prefix} = context;
  const path = toCurrentPath(written, embeds.formerIds);
  const request = {path, part};
  const operation = Object.hasOwn(embeds.operations, path) ? embeds.operations[path] : undefined;
  if (operation) return toOperationModule(operation, request, context);
  const diagnostics = findProblems(embeds, path);
  // A link is inside a text, where blocks do not fit.
  if (diagnostics !== undefined)
    return part === 'link'
      ? {kind: 'children'}
      : {
          kind: 'component',
          component: '@theme/ApiDiagnostics',
          modules: {diagnostics},
          // Only `start` shows them, and it renders in browsers alone, where blocks fit everywhere.
          isInline: true,
        };
  const [tabId, kind, name] =
    Object.keys(embeds.tabs)
      .sort((one, other) => other.length - one.length)
      .map((id) => splitPath(path, id))
      .find((found) => found !== undefined) ?? [];
  if (tabId !== undefined && kind === undefined) return toTabModule(tabId, part, context);
  if (tabId !== undefined && name !== undefined)
    return toSchemaModule(tabId, {name, property: part, isInline: kind === 'properties'}, context);
  const meant = suggest(path, Object.keys(embeds.operations));
  throw new FragmentError(
    `No page of an operation is at ${prefix}/${path}.${meant === undefined ? '' : ` Did you mean ${prefix}/${meant}?`}`,
  );
}

/** The id of a tab, and what a path names below it. */
function splitPath(
  path: string,
  tabId: string,
): [tabId: string, kind?: string, name?: string] | undefined {
  if (path === tabId) return [tabId];
  if (!path.startsWith(`${tabId}/`)) return undefined;
  const [, kind, name] = /^(schemas|properties)\/(.*)$/s.exec(path.slice(tabId.length + 1)) ?? [];
  return kind === undefined ? undefined : [tabId, kind, name];
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
  shown: ShownSchema,
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
      ...present({deferred}),
    },
    shown,
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
