import {useCallback} from 'react';
import type {Anchor} from '../../model/page/anchors';
import type {Json, Schema, SchemaTable} from '../../model/types';
import {loadWriter} from '../samples/useWriter';
import {usePage} from './page';

/**
 * Returns a function that selects the tabs of the variants that a value matches, for an example that
 * the reader has chosen. A tab that the reader selects afterwards counts again.
 */
export function useShowVariants(
  table: SchemaTable,
): (value: Json | undefined, schema: Schema | undefined, anchor: Anchor) => void {
  const {shownVariants} = usePage();
  return useCallback(
    (value, schema, anchor) => {
      if (value === undefined) return;
      void loadWriter().then(
        ({listVariants}) => shownVariants.set(listVariants(value, schema, anchor, table)),
        // The example is shown all the same.
        () => undefined,
      );
    },
    [shownVariants, table],
  );
}
