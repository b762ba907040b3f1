import {useId} from 'react';
import type {Anchor} from '../../model/page/anchors';

/**
 * What the ids of a fragment begin with: the author's own, else one that nothing else on the page
 * has, however often a fragment is on it.
 */
export function useFragmentId(id: string | undefined): Anchor {
  const own = useId();
  // React's ids have signs that links would have to escape.
  return id ?? `api-${own.replace(/\W/g, '')}`;
}
