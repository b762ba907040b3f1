import {createContext, useContext, useMemo, useState, type ReactNode} from 'react';
import {isImageAllowed} from '../model/text/imageHost';
import type {SchemaId, SchemaTable} from '../model/types';
import type {PropApiDocument, PropErrorIndex} from '../pages/props';
import type {ServerValues} from '../request/types';

/**
 * Loads a schema that no page contains, with others from the same file. Rejects when the network
 * fails.
 */
export type LoadSchemas = (id: SchemaId) => Promise<SchemaTable>;

/** Loads the names of all errors that the tab explains. Rejects when the network fails. */
export type LoadErrors = () => Promise<PropErrorIndex>;

type DocumentContext = {
  document: PropApiDocument;
  loadSchemas: LoadSchemas;
  /** Absent where the tab has no page of errors. */
  loadErrors?: LoadErrors | undefined;
  /** The server that the reader chose; kept while they move from page to page. */
  server: ServerValues;
  setServer: (server: ServerValues) => void;
  /** The values of the reader's own server, if it is used; kept for the visit, in memory alone. */
  own: ServerValues['own'];
  setOwn: (own: ServerValues['own']) => void;
};

const Context = createContext<DocumentContext | undefined>(undefined);

const loadNothing: LoadSchemas = () => Promise.resolve({});
const FIRST_SERVER: ServerValues = {index: 0, variables: []};

export type ApiDocumentProviderProps = {
  document: PropApiDocument;
  loadSchemas?: LoadSchemas;
  loadErrors?: LoadErrors;
  children: ReactNode;
};

/** Provides the state that the pages of one document share. */
export function ApiDocumentProvider({
  document,
  loadSchemas = loadNothing,
  loadErrors,
  children,
}: ApiDocumentProviderProps): ReactNode {
  const [server, setServer] = useState(FIRST_SERVER);
  const [own, setOwn] = useState<ServerValues['own']>();
  const value = useMemo(
    () => ({document, loadSchemas, loadErrors, server, setServer, own, setOwn}),
    [document, loadSchemas, loadErrors, server, own],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

export function useDocumentContext(): DocumentContext {
  const value = useContext(Context);
  if (!value)
    throw new Error('A component of the API reference needs an ApiDocumentProvider above it.');
  return value;
}

/** The data that all pages of the document share. */
export function useApiDocument(): PropApiDocument {
  return useDocumentContext().document;
}

/**
 * Whether the page loads an image of the document: the site allows its host, and has it if it is
 * its own.
 */
export function useIsImageShown(src: string): boolean {
  const {imageHosts = [], lostImages = []} = useApiDocument();
  return isImageAllowed(src, imageHosts) && !lostImages.includes(src);
}
