import {useCallback} from 'react';
import type {SchemaId, SchemaTable} from '../../model/types';
import {useDocumentContext} from '../document';
import {useLoading} from '../dom/useLoading';

export type MissingSchema = {
  /** Absent while it is loading. */
  table?: SchemaTable;
  failed: boolean;
  retry: () => void;
};

/** Loads a schema that the page does not contain, with others from the same file. */
export function useMissingSchema(id: SchemaId): MissingSchema {
  const {loadSchemas} = useDocumentContext();
  const load = useCallback(() => loadSchemas(id), [loadSchemas, id]);
  const {result, ...state} = useLoading(load);
  return {...(result && {table: result}), ...state};
}
