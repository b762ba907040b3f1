import {useCallback} from 'react';
import type {NamedSchema} from '../../model/types';
import {useApiDocument} from '../document';

/** Finds the permalink of the page of a named schema; undefined where it has none. */
export type ToSchemaPage = (named: NamedSchema | undefined) => string | undefined;

/** @param own permalink of the page that is open: it needs no link to itself */
export function useToSchemaPage(own?: string): ToSchemaPage {
  const {schemas: index} = useApiDocument();
  return useCallback(
    (named) => {
      if (index === undefined || named?.page === undefined) return undefined;
      const permalink = index.endsWith('/') ? `${index}${named.page}/` : `${index}/${named.page}`;
      return permalink === own ? undefined : permalink;
    },
    [index, own],
  );
}
