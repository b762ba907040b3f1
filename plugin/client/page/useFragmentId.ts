import {useId} from 'react';
import type {Anchor} from '../../model/page/anchors';

/**
 * The prefix of a fragment's ids: the author's own id, else one that is unique on the page, however
 * often the fragment occurs there.
 */
export function useFragmentId(id: string | undefined): Anchor {
  const own = useId();
  // React's ids contain characters that links would have to escape.
  return id ?? `api-${own.replace(/\W/g, '')}`;
}
