import type {Anchor} from '../../model/page/anchors';
import type {ChosenTabs} from './page';

/**
 * An id of a variant somewhere in the request: `body=Dog`, `query.filter.by=Name`. Names in ids
 * contain no `=`.
 */
const IN_REQUEST = /^(?:body|path|query|querystring|header|cookie)[.:@=].*=|^body=/;

/**
 * Lists the variants of the request that are chosen on the page of an operation.
 * @param prefix of the operation's ids on a page that shows several; it is not part of the returned
 *   ids
 */
export function listRequestVariants(chosen: ChosenTabs, prefix: Anchor): Anchor[] {
  return Array.from(chosen.values()).flatMap((anchor) =>
    anchor.startsWith(prefix) && IN_REQUEST.test(anchor.slice(prefix.length))
      ? [anchor.slice(prefix.length)]
      : [],
  );
}
