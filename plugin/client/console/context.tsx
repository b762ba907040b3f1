import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type {SchemaId, SchemaTable, SecurityRequirement, Server} from '../../model/types';
import type {PropApiDocument} from '../../pages/props';
import {listSecurity, listServers} from '../../request';
import {type Preset, toPresetValues} from '../../request/preset';
import type {RequestContext, RequestValues} from '../../request/types';
import {toStorageKey} from '../credentials/credentials';
import {useDocumentContext, type LoadSchemas} from '../document';
import {useApiOperation} from '../page/operation';
import {toLookup} from '../schema/schemas';
import type {SchemaLookup} from '../schema/view';
import {createPatterns} from '../validation/createPatterns';
import {toFindings, type PlacedFinding} from '../../request/toFindings';
import {useForm, type Form} from './useForm';
import {useRequests, type Requests} from './useRequests';
import {useSending, type Sending} from './useSending';

/** The state that the parts of the console share. */
export type Console = Form &
  Requests &
  Sending & {
    document: PropApiDocument;
    /**
     * The document's key on this site, in the proxy's manifest and for data stored for this
     * document alone.
     */
    documentId: string;
    context: RequestContext;
    /** The operation's servers, else the document's. */
    servers: Server[];
    security: SecurityRequirement[];
    /**
     * Where the form differs from the document's schemas. Findings inform and never prevent
     * sending. Missing values are included once the reader has tried to send.
     */
    findings: PlacedFinding[];
    /** Finds a schema of the context. */
    lookup: SchemaLookup;
    /** Loads a schema that the page does not contain into the context. */
    loadSchema: (id: SchemaId) => void;
    /** The same for one comparison, which waits for it. */
    loadSchemas: LoadSchemas;
  };

/** Steps that comparing a form with patterns may take between two letters: some milliseconds. */
const FORM_STEPS = 500_000;

const Context = createContext<Console | undefined>(undefined);

export function useConsole(): Console {
  const value = useContext(Context);
  if (!value) throw new Error('useConsole needs a ConsoleProvider above it.');
  return value;
}

export type ConsoleProviderProps = {
  /** Initial values from a link. */
  shared?: RequestValues;
  /** Values that the author of an authored page sets. */
  preset?: Preset;
  children: ReactNode;
};

/** Provides the console of one operation as the reader left it, and its actions. */
export function ConsoleProvider({
  shared,
  preset: given,
  children,
}: ConsoleProviderProps): ReactNode {
  const {document, loadSchemas} = useDocumentContext();
  const documentId = document.tryIt.document ?? document.tabId;
  const {context, loadSchema, unloadable} = useRequestContext();
  const storageKey = toStorageKey(document);
  // Applied once: later the form belongs to the reader.
  const key = `${documentId} ${context.operation.id}`;
  const [preset] = useState(() => given && readPreset(key, given, context));
  useEffect(() => {
    if (given) notePreset(key, given);
  }, [key, given]);
  const form = useForm({documentId, storageKey}, context, shared ?? preset);
  const {values} = form.state;
  const requests = useRequests(storageKey, context, values);
  const sending = useSending(documentId, context, form, requests);
  const {isAsked} = sending;
  const findings = useFindings(context, values, isAsked, {loadSchema, unloadable});
  const {schemas} = context;
  const lookup = useMemo(() => toLookup(schemas), [schemas]);
  // A change re-renders each field of the form.
  const value = useMemo<Console>(
    () => ({
      document,
      documentId,
      context,
      servers: listServers(context),
      security: listSecurity(context),
      ...form,
      ...requests,
      ...sending,
      findings,
      lookup,
      loadSchema,
      loadSchemas,
    }),
    [
      document,
      documentId,
      context,
      form,
      requests,
      sending,
      findings,
      lookup,
      loadSchema,
      loadSchemas,
    ],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/**
 * Where the form differs from the document; what takes time, or a schema that the page lacks, is
 * added later.
 */
function useFindings(
  context: RequestContext,
  values: RequestValues,
  isAsked: boolean,
  {loadSchema, unloadable}: Omit<SchemaLoading, 'context'>,
): PlacedFinding[] {
  const [patterns, setPatterns] = useState(() => createPatterns(FORM_STEPS));
  const findings = useMemo(() => {
    patterns.begin();
    return toFindings(context, values, {isAsked, match: patterns.match});
  }, [context, values, isAsked, patterns]);
  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    // A copy has the same answers, and makes React compare again.
    void patterns.settle(signal).then((hasMore) => hasMore && setPatterns({...patterns}));
    return () => controller.abort();
  }, [patterns, findings]);
  useEffect(() => {
    for (const {finding} of findings)
      if (finding.kind === 'unchecked' && finding.reason === 'absent') loadSchema(finding.schema);
  }, [findings, loadSchema]);
  return useMemo(
    () =>
      findings.filter(
        ({finding}) =>
          finding.kind !== 'unchecked' ||
          finding.reason !== 'absent' ||
          unloadable.includes(finding.schema),
      ),
    [findings, unloadable],
  );
}

type SchemaLoading = {
  context: RequestContext;
  loadSchema: (id: SchemaId) => void;
  /** The schemas that could not be loaded. */
  unloadable: readonly SchemaId[];
};

/** The data that a request is built from: the operation, and the schemas that have been loaded. */
function useRequestContext(): SchemaLoading {
  const {document, loadSchemas} = useDocumentContext();
  const {operation, schemas: carried} = useApiOperation();
  const [loaded, setLoaded] = useState<SchemaTable>({});
  const [unloadable, setUnloadable] = useState<readonly SchemaId[]>([]);
  const asked = useRef(new Set<SchemaId>());
  const context = useMemo<RequestContext>(
    () => ({
      operation,
      schemas: {...carried, ...loaded},
      servers: document.servers,
      ...(document.tryIt.ownServer && {ownServer: document.tryIt.ownServer.server}),
      security: document.security,
      securitySchemes: document.securitySchemes,
      siteUrl: window.location.origin,
    }),
    [operation, carried, loaded, document],
  );
  const loadSchema = useCallback(
    (id: SchemaId) => {
      if (asked.current.has(id)) return;
      asked.current.add(id);
      // Without its schema the field accepts JSON.
      const giveUp = () => {
        asked.current.delete(id);
        setUnloadable((before) => (before.includes(id) ? before : [...before, id]));
      };
      void loadSchemas(id).then((more) => {
        if (Object.hasOwn(more, id)) setLoaded((before) => ({...before, ...more}));
        else giveUp();
      }, giveUp);
    },
    [loadSchemas],
  );
  return {context, loadSchema, unloadable};
}

/** The preset that each console used last. */
const used = new Map<string, string>();

/**
 * The values of a preset if the console used a different one last, or none. The same button reopens
 * the console as the reader left it.
 * @param key of the console
 */
function readPreset(
  key: string,
  preset: Preset,
  context: RequestContext,
): RequestValues | undefined {
  return used.get(key) === JSON.stringify(preset) ? undefined : toPresetValues(context, preset);
}

/** Remembers the preset that a console has used. In an effect, since React may render twice. */
function notePreset(key: string, preset: Preset): void {
  used.set(key, JSON.stringify(preset));
}
