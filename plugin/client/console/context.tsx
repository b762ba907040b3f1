import {createContext, useContext, useEffect, useId, useMemo, useRef, useSyncExternalStore, type ReactNode} from 'react';
import type {Operation, SchemaTable, SecurityRequirement, Server} from '../../model/types';
import type {PropApiDocument} from '../../props';
import {buildRequest, listSecurity, listServers, toInitialValues} from '../../request';
import type {HttpRequest, RequestContext, RequestValues} from '../../request/types';
import {getCredentials} from '../credentials/credentials';
import type {CredentialsState} from '../credentials/types';
import {recordRequest} from '../history/history';
import {chooseTarget} from '../send/chooseTarget';
import type {Store} from '../store';
import {getConsole} from './consoles';
import {exchange as sendRequest} from './exchange';
import {reduceConsole} from './reduceConsole';
import {toFindings} from './toFindings';
import type {ConsoleAction, ConsoleState, PlacedFinding} from './types';

/** What the parts of the console share. */
export type Console = {
  document: PropApiDocument;
  /** Key of the document on this site: of the proxy's manifest and of everything that is kept. */
  documentId: string;
  context: RequestContext;
  /** Of the operation, else of the document. */
  servers: Server[];
  security: SecurityRequirement[];
  state: ConsoleState;
  dispatch: (action: ConsoleAction) => void;
  credentials: CredentialsState;
  credentialStore: Store<CredentialsState>;
  /** As it would be sent now. */
  request: HttpRequest;
  /** The same with its secrets masked. */
  masked: HttpRequest;
  /** Where the form differs from the document's schemas. They inform, and keep nothing from being sent. */
  findings: PlacedFinding[];
  sending: boolean;
  send: (options?: {direct?: boolean; request?: HttpRequest}) => void;
  cancel: () => void;
  /** Prefix of ids in the page. */
  id: string;
};

const Context = createContext<Console | undefined>(undefined);

export function useConsole(): Console {
  const value = useContext(Context);
  if (!value) throw new Error('useConsole needs a ConsoleProvider above it.');
  return value;
}

export type ConsoleProviderProps = {document: PropApiDocument; operation: Operation; schemas: SchemaTable; /** Values to begin with, from a link. */ shared?: RequestValues; children: ReactNode};

/** The state of the console of one operation, as the reader left it, and what can be done with it. */
export function ConsoleProvider({document, operation, schemas, shared, children}: ConsoleProviderProps): ReactNode {
  const id = useId();
  const documentId = document.tryIt.document ?? document.tabId;
  const context = useMemo<RequestContext>(
    () => ({operation, schemas, servers: document.servers, security: document.security, securitySchemes: document.securitySchemes, siteUrl: window.location.origin}),
    [operation, schemas, document],
  );
  const store = useMemo(() => getConsole(documentId, operation.id, () => toInitialValues(context)), [documentId, operation.id, context]);
  const credentialStore = useMemo(() => getCredentials(documentId), [documentId]);
  const state = useSyncExternalStore(store.subscribe, store.get);
  const credentials = useSyncExternalStore(credentialStore.subscribe, credentialStore.get);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), [store]);
  useEffect(() => {
    if (shared) store.set(reduceConsole(store.get(), {kind: 'load', values: shared}));
  }, [shared, store]);

  const {request, masked} = useMemo(() => {
    const values: RequestValues = {...state.values, security: {...state.values.security, credentials: [...credentials.credentials]}};
    return {request: buildRequest(context, values, {maskSecrets: false, placeholders: false}), masked: buildRequest(context, values)};
  }, [context, state.values, credentials]);
  const findings = useMemo(() => toFindings(context, state.values), [context, state.values]);
  const sending = state.exchange !== undefined && !state.exchange.outcome;

  const value = useMemo<Console>(() => {
    async function send({direct, request: other}: {direct?: boolean; request?: HttpRequest} = {}): Promise<void> {
      const outgoing = other ?? request;
      if (sending || !outgoing.sendable) return;
      const abort = new AbortController();
      controller.current = abort;
      const target = chooseTarget({request: outgoing, operation: operation.key, document: documentId, proxyPath: document.tryIt.proxyPath, siteOrigin: window.location.origin, direct});
      const ended = await sendRequest(store, {request: outgoing, shown: other ?? masked, target, signal: abort.signal});
      if (ended && !other) recordRequest(documentId, context, store.get().values, ended);
    }
    return {
      document,
      documentId,
      context,
      servers: listServers(context),
      security: listSecurity(context),
      state,
      dispatch: (action) => store.set(reduceConsole(store.get(), action)),
      credentials,
      credentialStore,
      request,
      masked,
      findings,
      sending,
      send: (options) => void send(options),
      cancel: () => controller.current?.abort(),
      id,
    };
  }, [document, documentId, context, operation, state, store, credentials, credentialStore, request, masked, findings, sending, id]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}
