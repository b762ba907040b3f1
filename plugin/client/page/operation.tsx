import {createContext, useCallback, useContext, useMemo, type ReactNode, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Operation, SchemaTable, Server} from '../../model/types';
import type {PropOperation, PropOperationChunk} from '../../pages/props';
import {planSchemas, type SchemaPlan} from '../schema/plan';
import {SchemasProvider, toLookup} from '../schema/schemas';
import type {Anchor} from '../../model/page/anchors';
import {listServers} from '../../request/listServers';
import type {ServerValues} from '../../request/types';
import {useApiDocument, useDocumentContext} from '../document';
import {useWriter} from '../samples/useWriter';
import type {Authored} from './authored';
import {toOperationRoots} from './operationRoots';
import {PageProvider} from './page';
import {useSampleChoice, type SampleChoice} from './sampleChoice';
import {useToSchemaPage} from './useToSchemaPage';

type OperationContext = {
  /** The operation whose page it is. */
  page: PropOperation;
  /** The operation that is shown: the page's own, or one of its callbacks. */
  operation: Operation;
  /** The named schemas that were loaded with it. */
  schemas: SchemaTable;
  server: ServerChoice;
  sample: SampleChoice;
  /** What authors add before and after the content. */
  authored: Authored;
  /** Whether it is embedded in an authored page. */
  isEmbedded: boolean;
  /** Whether only a part of the operation is shown, below the author's own heading. */
  isFragment: boolean;
  /** Whether it is one of several on the page of a tag. */
  isListed: boolean;
  /** Of the headings of its sections. */
  headingLevel: HeadingLevel;
  /** Creates the id of a part of this operation. */
  toId: (anchor: Anchor) => Anchor;
  /** The same for the page's own operation, also inside one of its callbacks. */
  toPageId: (anchor: Anchor) => Anchor;
};

/** Of a heading below the title of a page. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

/** The level of a heading below another one. */
export function toInnerLevel(level: HeadingLevel): HeadingLevel {
  return Math.min(6, level + 1) as HeadingLevel;
}

const Context = createContext<OperationContext | undefined>(undefined);

export type ApiOperationProviderProps = {
  chunk: PropOperationChunk;
  /** Permalink of the operation's page. */
  permalink: string;
  /** Precedes all ids on a page that shows several operations. */
  idPrefix?: string;
  authored?: Authored;
  /** Whether only a part of the operation is shown. */
  isFragment?: boolean;
  /** Whether it is one of several on the page of a tag. */
  isListed?: boolean;
  children: ReactNode;
};

/** For pages without authored content. */
const NOTHING: Authored = {};

/** Provides the data of an operation's page to its parts. */
export function ApiOperationProvider({
  chunk,
  permalink,
  idPrefix = '',
  authored = NOTHING,
  isFragment = false,
  isListed = false,
  children,
}: ApiOperationProviderProps): ReactNode {
  const page = chunk.operations[permalink];
  if (!page) throw new Error(`There is no operation “${permalink}” among the data of this page.`);
  const {schemas} = chunk;
  const {schemaDepth} = useApiDocument();
  const lookup = useMemo(() => toLookup(schemas), [schemas]);
  const plan = useMemo<SchemaPlan>(
    () => planSchemas(toOperationRoots(page.operation, idPrefix), lookup, schemaDepth),
    [page, idPrefix, lookup, schemaDepth],
  );
  const toPage = useToSchemaPage();
  const server = useServerChoice(page);
  const sample = useSampleChoice();
  const toId = useCallback((anchor: Anchor) => idPrefix + anchor, [idPrefix]);
  const value = useMemo(
    () => ({
      page,
      operation: page.operation,
      schemas,
      server,
      sample,
      authored,
      isEmbedded: idPrefix !== '',
      isFragment,
      isListed,
      // On its own page, its title is the first-level heading.
      headingLevel: idPrefix === '' || isFragment ? (2 as const) : (3 as const),
      toId,
      toPageId: toId,
    }),
    [page, schemas, server, sample, authored, idPrefix, isFragment, isListed, toId],
  );
  return (
    <PageProvider>
      <SchemasProvider
        schemas={schemas}
        lookup={lookup}
        plan={plan}
        formatNotes={page.formatNotes}
        notePrefix={idPrefix}
        own={undefined}
        markdown={page.formats.markdown}
        toPage={toPage}
      >
        <Context.Provider value={value}>{children}</Context.Provider>
      </SchemasProvider>
    </PageProvider>
  );
}

export type ApiInnerOperationProviderProps = {
  operation: Operation;
  idPrefix: string;
  children: ReactNode;
};

/** Shows another operation, a callback, inside the page of an operation. */
export function ApiInnerOperationProvider({
  operation,
  idPrefix,
  children,
}: ApiInnerOperationProviderProps): ReactNode {
  const outer = useApiOperation();
  const value = useMemo(
    () => ({
      ...outer,
      operation,
      headingLevel: toInnerLevel(outer.headingLevel),
      toId: (anchor: Anchor) => outer.toId(idPrefix + anchor),
    }),
    [outer, operation, idPrefix],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

export function useApiOperation(): OperationContext {
  const value = useContext(Context);
  if (!value)
    throw new Error('A component of an operation needs an ApiOperationProvider above it.');
  return value;
}

/** The server that samples and the request line show. */
type ServerChoice = {
  /** The operation's servers, else the document's. */
  servers: Server[];
  choice: ServerValues;
  setChoice: (choice: ServerValues) => void;
  /** Without a trailing slash; absent when the document names no server. */
  baseUrl?: string;
  /** Variables with a value that the document does not allow. */
  invalid: readonly string[];
};

const FIRST: ServerValues = {index: 0, variables: []};

/**
 * The chosen server of a document is kept from page to page; an operation with its own servers has
 * a separate choice. The page contains the URL of the first server; the code for the others loads
 * when a reader chooses one.
 */
function useServerChoice({operation, sample}: PropOperation): ServerChoice {
  const {document, server, setServer} = useDocumentContext();
  const {siteConfig} = useDocusaurusContext();
  const [own, setOwn] = useState(FIRST);
  const isOwn = operation.servers !== undefined && operation.servers.length > 0;
  const choice = isOwn ? own : server;
  const isChosen = choice.index > 0 || choice.variables.length > 0;
  const writer = useWriter(isChosen);
  return useMemo(() => {
    const context = {
      operation,
      schemas: {},
      servers: document.servers,
      security: [],
      securitySchemes: [],
      siteUrl: siteConfig.url,
    };
    const chosen = isChosen ? writer?.toBaseUrl(context, choice) : undefined;
    const baseUrl = chosen?.baseUrl ?? sample?.baseUrl;
    const invalid = (chosen?.problems ?? []).flatMap((problem) =>
      problem.kind === 'invalid-server-variable' ? problem.name : [],
    );
    return {
      servers: listServers(context),
      choice,
      setChoice: isOwn ? setOwn : setServer,
      ...(baseUrl !== undefined && {baseUrl}),
      invalid,
    };
  }, [operation, sample, document, siteConfig, isOwn, isChosen, writer, choice, setServer]);
}
