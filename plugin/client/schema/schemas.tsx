import {createContext, useContext, useMemo, type ReactNode} from 'react';
import type {SchemaTable} from '../../model/types';
import type {SchemaPlan} from './plan';
import type {SchemaLookup} from './view';

type SchemasContext = {lookup: SchemaLookup; plan: SchemaPlan};

const NOTHING: SchemasContext = {lookup: () => undefined, plan: {isSmall: true, isShown: () => false, toHome: () => undefined}};
const Context = createContext(NOTHING);

/** Finds the schemas of a table by their ids. */
export function toLookup(table: SchemaTable): SchemaLookup {
  return (id) => (Object.hasOwn(table, id) ? table[id] : undefined);
}

export type SchemasProviderProps = SchemasContext & {children: ReactNode};

/** The named schemas at hand, and which of them the page shows where. */
export function SchemasProvider({lookup, plan, children}: SchemasProviderProps): ReactNode {
  const value = useMemo(() => ({lookup, plan}), [lookup, plan]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

export type MoreSchemasProps = {table: SchemaTable; children: ReactNode};

/** Adds schemas that were loaded on demand, for what is shown inside. */
export function MoreSchemas({table, children}: MoreSchemasProps): ReactNode {
  const {lookup, plan} = useSchemas();
  const more = useMemo<SchemaLookup>(() => {
    const own = toLookup(table);
    return (id) => own(id) ?? lookup(id);
  }, [table, lookup]);
  return (
    <SchemasProvider lookup={more} plan={plan}>
      {children}
    </SchemasProvider>
  );
}

export function useSchemas(): SchemasContext {
  return useContext(Context);
}
