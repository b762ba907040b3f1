import {createContext, useCallback, useContext, useMemo, useState, type ReactNode} from 'react';
import type {SchemaId, SchemaTable, SecurityRequirement, Server} from '../../model/types';
import type {PropApiDocument} from '../../pages/props';
import {listSecurity, listServers} from '../../request';
import type {Preset} from '../../request/preset';
import type {RequestContext, RequestValues} from '../../request/types';
import {toStorageKey} from '../credentials/credentials';
import {useDocumentContext} from '../document';
import {useApiOperation} from '../page/operation';
import {toFindings} from './toFindings';
import type {PlacedFinding} from './types';
import {useForm, type Form} from './useForm';
import {useRequests, type Requests} from './useRequests';
import {takePreset} from './takePreset';
import {useSending, type Sending} from './useSending';

/** What the parts of the console share. */
export type Console = Form &
  Requests &
  Sending & {
    document: PropApiDocument;
    /** Key of the document on this site: of the proxy's manifest and of what is kept of it alone. */
    documentId: string;
    context: RequestContext;
    /** Of the operation, else of the document. */
    servers: Server[];
    security: SecurityRequirement[];
    /**
     * Where the form differs from the document's schemas. They inform, and keep nothing from being
     * sent. What is missing is among them once the reader has asked to send.
     */
    findings: PlacedFinding[];
    /** Loads a schema that the page does not carry. */
    loadSchema: (id: SchemaId) => void;
  };

const Context = createContext<Console | undefined>(undefined);

export function useConsole(): Console {
  const value = useContext(Context);
  if (!value) throw new Error('useConsole needs a ConsoleProvider above it.');
  return value;
}

export type ConsoleProviderProps = {
  /** Values to begin with, from a link. */
  shared?: RequestValues;
  /** What the author of an authored page fills in. */
  preset?: Preset;
  children: ReactNode;
};

/**
 * The state of the console of one operation, as the reader left it, and what can be done with it.
 */
export function ConsoleProvider({
  shared,
  preset: given,
  children,
}: ConsoleProviderProps): ReactNode {
  const {document} = useDocumentContext();
  const documentId = document.tryIt.document ?? document.tabId;
  const {context, loadSchema} = useRequestContext();
  const storageKey = toStorageKey(document);
  // Once: later the form is the reader's.
  const [preset] = useState(
    () => given && takePreset(`${documentId} ${context.operation.id}`, given, context),
  );
  const form = useForm({documentId, storageKey}, context, shared ?? preset);
  const {values} = form.state;
  const requests = useRequests(storageKey, context, values);
  const sending = useSending(documentId, context, form, requests);
  const {isAsked} = sending;
  const findings = useMemo(
    () => toFindings(context, values, {isAsked}),
    [context, values, isAsked],
  );
  // Each field of the form renders again when it changes.
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
      loadSchema,
    }),
    [document, documentId, context, form, requests, sending, findings, loadSchema],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** What a request is made with: the operation, and the schemas that have been loaded. */
function useRequestContext(): {context: RequestContext; loadSchema: (id: SchemaId) => void} {
  const {document, loadSchemas} = useDocumentContext();
  const {operation, schemas: carried} = useApiOperation();
  const [loaded, setLoaded] = useState<SchemaTable>({});
  const context = useMemo<RequestContext>(
    () => ({
      operation,
      schemas: {...carried, ...loaded},
      servers: document.servers,
      security: document.security,
      securitySchemes: document.securitySchemes,
      siteUrl: window.location.origin,
    }),
    [operation, carried, loaded, document],
  );
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
  return {context, loadSchema};
}
