import type {SearchKind, SearchPlace} from './listEntries';
import type {SearchOperations} from './types';

/** The facets that narrow the results. */
export type SearchFacets = {
  kind?: SearchKind;
  method?: string;
  /** Index of the group. */
  group?: number;
  deprecated?: boolean;
};

export function createFacetTest(
  {operations}: SearchOperations,
  {kind: wanted, method, group, deprecated = false}: SearchFacets,
): (kind: SearchKind, place: SearchPlace) => boolean {
  return (kind, place) => {
    const operation = operations[place.operation];
    const {methods = [operation?.method], groups = operation?.groups ?? []} = place.owner ?? {};
    return (
      (wanted === undefined || kind === wanted) &&
      (method === undefined || methods.includes(method)) &&
      (group === undefined || groups.includes(group)) &&
      (!deprecated || place.deprecated === true || operation?.deprecated === true)
    );
  };
}
