import {createContext, useContext, useMemo, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SchemaTable} from '../../model/types';
import type {FormatNote} from '../../pages/props';
import {useSearchIntent} from '../dom/useSearchIntent';
import {toSelectMessage, type SelectMessage} from '../plural';
import type {SchemaPlan} from './plan';
import type {SchemaLookup} from './view';

type SchemasContext = {
  lookup: SchemaLookup;
  plan: SchemaPlan;
  /** What the formats of the page mean. */
  formatNotes: readonly FormatNote[];
  /** Id of the note about a `format`, where the page has one. */
  toFormatNote: (format: string) => string | undefined;
  /** The form of a message that goes with a number. */
  selectMessage: SelectMessage;
};

const NOTHING: SchemasContext = {
  lookup: () => undefined,
  plan: {closedParts: 'always', isShown: () => false, toHome: () => undefined},
  formatNotes: [],
  toFormatNote: () => undefined,
  selectMessage: (_count, pluralMessages) => pluralMessages,
};
const Context = createContext(NOTHING);
/** Apart from the rest, so that rows are not drawn anew when it changes. */
const ClosedPartsContext = createContext(true);

/** Finds the schemas of a table by their ids. */
export function toLookup(table: SchemaTable): SchemaLookup {
  return (id) => (Object.hasOwn(table, id) ? table[id] : undefined);
}

export type SchemasProviderProps = Omit<SchemasContext, 'selectMessage'> & {children: ReactNode};

/**
 * The named schemas of a page, which of them it shows where, and what it says about formats.
 */
export function SchemasProvider({children, ...schemas}: SchemasProviderProps): ReactNode {
  const {closedParts} = schemas.plan;
  const isSearching = useSearchIntent(closedParts === 'for search');
  return (
    <ClosedPartsContext.Provider value={closedParts === 'always' || isSearching}>
      <KnownSchemas {...schemas}>{children}</KnownSchemas>
    </ClosedPartsContext.Provider>
  );
}

function KnownSchemas({
  lookup,
  plan,
  formatNotes,
  toFormatNote,
  children,
}: SchemasProviderProps): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const selectMessage = toSelectMessage(currentLocale);
  const value = useMemo(
    () => ({lookup, plan, formatNotes, toFormatNote, selectMessage}),
    [lookup, plan, formatNotes, toFormatNote, selectMessage],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** Whether parts of the page are in it that nobody has opened. */
export function useHasClosedParts(): boolean {
  return useContext(ClosedPartsContext);
}

export type MoreSchemasProps = {table: SchemaTable; children: ReactNode};

/** Adds schemas that were loaded on demand, for what is shown inside. */
export function MoreSchemas({table, children}: MoreSchemasProps): ReactNode {
  const {lookup, ...rest} = useSchemas();
  const more = useMemo<SchemaLookup>(() => {
    const own = toLookup(table);
    return (id) => own(id) ?? lookup(id);
  }, [table, lookup]);
  return (
    <KnownSchemas {...rest} lookup={more}>
      {children}
    </KnownSchemas>
  );
}

export function useSchemas(): SchemasContext {
  return useContext(Context);
}
