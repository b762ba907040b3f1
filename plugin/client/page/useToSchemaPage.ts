import {useCallback} from 'react';
import type {NamedSchema} from '../../model/types';
import {fromTabPath} from '../../navigation/tabPaths';
import {useApiDocument} from '../document';

/** Returns the permalink of a named schema's page; undefined if it has none. */
export type ToSchemaPage = (named: NamedSchema | undefined) => string | undefined;

/** @param own permalink of the open page, which needs no link to itself */
export function useToSchemaPage(own?: string): ToSchemaPage {
  const {schemas: index} = useApiDocument();
  return useCallback(
    (named) => {
      if (index === undefined || named?.page === undefined) return undefined;
      const [base, slash] = index.endsWith('/') ? [index, '/'] : [`${index}/`, ''];
      const permalink = fromTabPath(
        named.page.startsWith('/') ? named.page : named.page + slash,
        base,
      );
      return permalink === own ? undefined : permalink;
    },
    [index, own],
  );
}
