import {createContext, useContext, useMemo, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {formatAnchor} from '../../model/page/anchors';
import type {SchemaId, SchemaTable} from '../../model/types';
import {useSearchIntent} from '../dom/useSearchIntent';
import {toSelectMessage, type SelectMessage} from '../plural';
import type {FormatNote} from '../../pages/props';
import type {ToSchemaPage} from '../page/useToSchemaPage';
import type {SchemaPlan} from './plan';
import type {SchemaLookup} from './view';

type SchemasContext = {
  /** The named schemas that were loaded with the page. */
  schemas: SchemaTable;
  /** Also finds those that were loaded on demand. */
  lookup: SchemaLookup;
  plan: SchemaPlan;
  /** Id of the note about a `format`, if the page has one. */
  toFormatNote: (format: string) => string | undefined;
  /** What the `format`s of the page mean. */
  formatNotes: readonly FormatNote[];
  /** The schema that the page is about; undefined on other pages. */
  own: SchemaId | undefined;
  /** URL of the page as Markdown; undefined if there is none. */
  markdown: string | undefined;
  /** Permalink of a named schema's page, if it has one that is not the open page. */
  toPage: ToSchemaPage;
  /** Selects the plural form of a message. */
  selectMessage: SelectMessage;
};

const NOTHING: SchemasContext = {
  schemas: {},
  lookup: () => undefined,
  plan: {closedParts: 'always', isShown: () => false, isOpen: () => false, toHome: () => undefined},
  toFormatNote: () => undefined,
  formatNotes: [],
  own: undefined,
  markdown: undefined,
  toPage: () => undefined,
  selectMessage: (_count, pluralMessages) => pluralMessages,
};
const Context = createContext(NOTHING);
/** Separate from the rest, so that its changes do not re-render rows. */
const ClosedPartsContext = createContext(true);

/** Finds the schemas of a table by their ids. */
export function toLookup(table: SchemaTable): SchemaLookup {
  return (id) => (Object.hasOwn(table, id) ? table[id] : undefined);
}

type KnownSchemasProps = Omit<SchemasContext, 'selectMessage'> & {children: ReactNode};

export type SchemasProviderProps = Omit<KnownSchemasProps, 'toFormatNote'> & {
  /** Prefix of the ids of notes about formats; empty if the whole page shows one thing. */
  notePrefix: string;
};

/** Provides the named schemas of a page, where each is shown, and the notes about formats. */
export function SchemasProvider({notePrefix, children, ...known}: SchemasProviderProps): ReactNode {
  const {plan, formatNotes} = known;
  const {closedParts} = plan;
  const isSearching = useSearchIntent(closedParts === 'for search');
  const toFormatNote = useMemo(() => {
    const noted = new Set(formatNotes.map(({name}) => name));
    return (format: string) => (noted.has(format) ? notePrefix + formatAnchor(format) : undefined);
  }, [formatNotes, notePrefix]);
  return (
    <ClosedPartsContext.Provider value={closedParts === 'always' || isSearching}>
      <KnownSchemas {...known} toFormatNote={toFormatNote}>
        {children}
      </KnownSchemas>
    </ClosedPartsContext.Provider>
  );
}

function KnownSchemas({
  schemas,
  lookup,
  plan,
  toFormatNote,
  formatNotes,
  own,
  markdown,
  toPage,
  children,
}: KnownSchemasProps): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const selectMessage = toSelectMessage(currentLocale);
  const value = useMemo(
    () => ({
      schemas,
      lookup,
      plan,
      toFormatNote,
      formatNotes,
      own,
      markdown,
      toPage,
      selectMessage,
    }),
    [schemas, lookup, plan, toFormatNote, formatNotes, own, markdown, toPage, selectMessage],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** Whether the page contains parts that nobody has opened. */
export function useHasClosedParts(): boolean {
  return useContext(ClosedPartsContext);
}

export type MoreSchemasProps = {table: SchemaTable; children: ReactNode};

/** Adds schemas that were loaded on demand, for the components inside. */
export function MoreSchemas({table, children}: MoreSchemasProps): ReactNode {
  const {lookup, selectMessage: _, ...others} = useSchemas();
  const more = useMemo<SchemaLookup>(() => {
    const own = toLookup(table);
    return (id) => own(id) ?? lookup(id);
  }, [table, lookup]);
  return (
    <KnownSchemas {...others} lookup={more}>
      {children}
    </KnownSchemas>
  );
}

export function useSchemas(): SchemasContext {
  return useContext(Context);
}
