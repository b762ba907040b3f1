import type {Anchor} from '../../model/page/anchors';
import type {ChosenTabs} from './page';

/**
 * A variant somewhere in what is sent: `body=Dog`, `query.filter.by=Name`. Names have no `=` of
 * their own in ids.
 */
const IN_REQUEST = /^(?:body|path|query|querystring|header|cookie)[.:@=].*=|^body=/;

/**
 * The variants in the request that are chosen on the page of an operation.
 * @param prefix of its ids, where a page shows several operations; it is not part of what is
 *   returned
 */
export function listRequestVariants(chosen: ChosenTabs, prefix: Anchor): Anchor[] {
  return Array.from(chosen.values()).flatMap((anchor) =>
    anchor.startsWith(prefix) && IN_REQUEST.test(anchor.slice(prefix.length))
      ? [anchor.slice(prefix.length)]
      : [],
  );
}
