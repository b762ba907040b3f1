import {useCallback, useEffect, useState} from 'react';
import type {SchemaId, SchemaTable} from '../../model/types';
import {useDocumentContext} from '../document';
import {usePage} from '../page/page';

export type MissingSchema = {
  /** Absent while it loads. */
  table?: SchemaTable;
  failed: boolean;
  retry: () => void;
};

/** Loads a schema that the page does not carry, with others that stand in the same file. */
export function useMissingSchema(id: SchemaId): MissingSchema {
  const {loadSchemas} = useDocumentContext();
  const [{table, failed}, setState] = useState<{table?: SchemaTable; failed: boolean}>({failed: false});

  useEffect(() => {
    if (table || failed) return undefined;
    let isCurrent = true;
    loadSchemas(id).then(
      (loaded) => isCurrent && setState({table: loaded, failed: false}),
      () => isCurrent && setState({failed: true}),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, table, failed, loadSchemas]);

  // The address may point into what has come.
  const {retry: revealTarget} = usePage();
  useEffect(() => {
    if (table) revealTarget();
  }, [table, revealTarget]);

  const retry = useCallback(() => setState({failed: false}), []);
  return {...(table && {table}), failed, retry};
}
