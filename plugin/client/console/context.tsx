import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type {SchemaId, SchemaTable, SecurityRequirement, Server} from '../../model/types';
import type {PropApiDocument} from '../../pages/props';
import {buildRequest, listNamedOrigins, listSecurity, listServers} from '../../request';
import type {HttpRequest, RequestContext, RequestValues} from '../../request/types';
import {useDocumentContext} from '../document';
import {bindCredentials, getCredentials} from '../credentials/credentials';
import type {CredentialsState} from '../credentials/types';
import {fitToDocument, type RefusedValue} from '../history/fitToDocument';
import {recordRequest} from '../history/history';
import {holdsSecrets} from '../history/withoutSecrets';
import {listRequestVariants} from '../page/requestVariants';
import {useApiOperation} from '../page/operation';
import {usePage} from '../page/page';
import {bindRequest} from '../send/boundOrigins';
import {
  canSendDirectly,
  chooseTarget,
  findUnsendable,
  toFollowedOperation,
  type DirectReason,
} from '../send/chooseTarget';
import type {Store} from '../store';
import {getConsole} from './consoles';
import {exchange as sendRequest} from './exchange';
import {reduceConsole} from './reduceConsole';
import {toFindings} from './toFindings';
import {toPrefill, type PageChoice} from './toPrefill';
import type {ConsoleAction, ConsoleState, Exchange, PlacedFinding} from './types';

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
  /** The same with its secrets, for the reader's own eyes: it may be incomplete. */
  revealed: HttpRequest;
  /**
   * Present where the request goes straight from the browser: why, where to, and what a browser
   * leaves out of it.
   */
  direct?: {reason: DirectReason; origin: string; unsendable: string[]};
  /**
   * After a failure: the origin that the browser may try alone. Absent where the proxy refused it.
   */
  directOffer?: string;
  /** What a link or an earlier request would have filled in, and the document does not allow. */
  refused: readonly RefusedValue[];
  /**
   * Where the form differs from the document's schemas. They inform, and keep nothing from being
   * sent.
   */
  findings: PlacedFinding[];
  sending: boolean;
  /** `direct`: without the proxy, where there is such an offer. */
  send: (options?: {direct?: boolean; request?: HttpRequest}) => void;
  cancel: () => void;
  /** Fills in the form as the document does. */
  reset: () => void;
  /** Loads a schema that the page does not carry. */
  loadSchema: (id: SchemaId) => void;
};

const Context = createContext<Console | undefined>(undefined);

export function useConsole(): Console {
  const value = useContext(Context);
  if (!value) throw new Error('useConsole needs a ConsoleProvider above it.');
  return value;
}

const NOTHING_REFUSED: readonly RefusedValue[] = [];

export type ConsoleProviderProps = {
  /** Values to begin with, from a link. */ shared?: RequestValues;
  children: ReactNode;
};

/**
 * The state of the console of one operation, as the reader left it, and what can be done with it.
 */
export function ConsoleProvider({shared, children}: ConsoleProviderProps): ReactNode {
  const {document, loadSchemas} = useDocumentContext();
  const {operation, schemas: carried, server, sample, toId} = useApiOperation();
  const {chosenTabs} = usePage();
  const {choice, setChoice} = server;
  const [loaded, setLoaded] = useState<SchemaTable>({});
  const schemas = useMemo(() => ({...carried, ...loaded}), [carried, loaded]);
  const documentId = document.tryIt.document ?? document.tabId;
  const context = useMemo<RequestContext>(
    () => ({
      operation,
      schemas,
      servers: document.servers,
      security: document.security,
      securitySchemes: document.securitySchemes,
      siteUrl: window.location.origin,
    }),
    [operation, schemas, document],
  );
  // The console covers the page: what is chosen there stays as it is until the console is closed.
  const [pageChoice] = useState<PageChoice>(() => ({
    sample: sample.choice,
    variants: listRequestVariants(chosenTabs.get(), toId('')),
  }));
  const prefill = useCallback(() => toPrefill(context, pageChoice), [context, pageChoice]);
  const store = useMemo(
    () => getConsole(documentId, operation.id, pageChoice, prefill),
    [documentId, operation.id, pageChoice, prefill],
  );
  const named = useMemo(
    () =>
      listNamedOrigins(
        [...document.servers, ...(document.operationServers ?? [])],
        window.location.origin,
      ),
    [document],
  );
  const bindable = useRef(named);
  const credentialStore = useMemo(
    () => bindCredentials(getCredentials(documentId), () => bindable.current),
    [documentId],
  );
  const [refused, setRefused] = useState(NOTHING_REFUSED);
  const stored = useSyncExternalStore(store.subscribe, store.get);
  // The server is chosen for the page, and shown by it too.
  const state = useMemo<ConsoleState>(
    () => ({...stored, values: {...stored.values, server: choice}}),
    [stored, choice],
  );
  const credentials = useSyncExternalStore(credentialStore.subscribe, credentialStore.get);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), [store]);
  const dispatch = useCallback(
    (action: ConsoleAction) => {
      if (action.kind === 'server') return setChoice(action.server);
      if (action.kind !== 'load') return store.set(reduceConsole(store.get(), action));
      const fitted = fitToDocument(action.values, context, {isLink: action.isLink === true});
      store.set(reduceConsole(store.get(), {...action, values: fitted.values}));
      setChoice(fitted.values.server);
      setRefused(fitted.refused);
    },
    [context, store, setChoice],
  );
  const applied = useRef<RequestValues>(undefined);
  useEffect(() => {
    // Once: the form is the reader's from then on.
    if (!shared || applied.current === shared) return;
    applied.current = shared;
    dispatch({kind: 'load', values: shared, isLink: true});
  }, [shared, dispatch]);
  const loadSchema = useCallback(
    (id: SchemaId) => {
      // Without it the field takes JSON, which needs no schema.
      void loadSchemas(id).then(
        (more) => setLoaded((before) => ({...before, ...more})),
        () => undefined,
      );
    },
    [loadSchemas],
  );

  const {request, masked, revealed} = useMemo(() => {
    const {confirmed} = credentials;
    const entered = credentials.credentials.map((credential) => ({
      ...credential,
      origins: [...(credential.origins ?? []), ...confirmed],
    }));
    const values: RequestValues = {
      ...state.values,
      security: {...state.values.security, credentials: entered},
    };
    const complete = buildRequest(context, values, {maskSecrets: false, placeholders: false});
    return {
      request: bindRequest(complete, [...named, ...confirmed], () =>
        holdsSecrets(state.values, context),
      ),
      masked: buildRequest(context, values),
      revealed: buildRequest(context, values, {maskSecrets: false}),
    };
  }, [context, state.values, credentials, named]);
  useEffect(() => {
    bindable.current = URL.canParse(request.url)
      ? Array.from(new Set([...named, new URL(request.url).origin]))
      : named;
  }, [named, request.url]);
  const findings = useMemo(() => toFindings(context, state.values), [context, state.values]);
  const sending = state.exchange !== undefined && !state.exchange.outcome;

  const toTarget = useCallback(
    (outgoing: HttpRequest, straight?: boolean, key = operation.key) =>
      chooseTarget({
        request: outgoing,
        operation: key,
        document: document.tryIt.document,
        proxyPath: document.tryIt.proxyPath,
        siteOrigin: window.location.origin,
        direct: straight,
      }),
    [operation.key, document],
  );
  const direct = useMemo(() => {
    const target = toTarget(request);
    return target.via === 'direct' && request.sendable
      ? {
          reason: target.reason,
          origin: new URL(request.url).origin,
          unsendable: findUnsendable(request),
        }
      : undefined;
  }, [toTarget, request]);

  const directOffer = useMemo(
    () => toDirectOffer(state.exchange, request),
    [state.exchange, request],
  );

  const value = useMemo<Console>(() => {
    async function send({
      direct: straight,
      request: other,
    }: {direct?: boolean; request?: HttpRequest} = {}): Promise<void> {
      const outgoing = other ?? request;
      if (sending || !outgoing.sendable) return;
      const abort = new AbortController();
      controller.current = abort;
      const ended = await sendRequest(store, {
        request: outgoing,
        shown: other ?? masked,
        target: toTarget(
          outgoing,
          straight && directOffer !== undefined,
          other && toFollowedOperation(other),
        ),
        signal: abort.signal,
      });
      if (ended && !other) recordRequest(documentId, context, state.values, ended);
    }
    return {
      document,
      documentId,
      context,
      servers: listServers(context),
      security: listSecurity(context),
      state,
      dispatch,
      credentials,
      credentialStore,
      request,
      masked,
      revealed,
      ...(direct && {direct}),
      ...(directOffer !== undefined && {directOffer}),
      refused,
      findings,
      sending,
      send: (options) => void send(options),
      cancel: () => controller.current?.abort(),
      reset: () => dispatch({kind: 'load', values: {...prefill(), server: state.values.server}}),
      loadSchema,
    };
  }, [
    document,
    documentId,
    context,
    state,
    store,
    dispatch,
    credentials,
    credentialStore,
    request,
    masked,
    revealed,
    direct,
    directOffer,
    toTarget,
    refused,
    findings,
    sending,
    prefill,
    loadSchema,
  ]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/**
 * Where the last request was to the same origin, and failed in a way after which the browser may
 * try alone.
 */
function toDirectOffer(
  last: Exchange | undefined,
  {url, sendable}: HttpRequest,
): string | undefined {
  if (
    !sendable ||
    last?.outcome?.kind !== 'failed' ||
    !canSendDirectly(last.outcome.failure) ||
    !URL.canParse(last.url)
  )
    return undefined;
  const {origin} = new URL(url);
  return new URL(last.url).origin === origin ? origin : undefined;
}
