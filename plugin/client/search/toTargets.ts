import {fromTabPath} from '../../navigation/tabPaths';
import {readAnchor} from '../../model/page/anchors';
import type {SearchEntry, SearchKind, SearchPlace} from '../../search/listEntries';
import type {SearchOperation, SearchOperations} from '../../search/types';

/** Results as a reader sees them: those of a kind, or of another tab. */
export type TargetGroup = {
  kind?: SearchKind;
  /** Label of the other tab. */
  tab?: string;
  targets: SearchTarget[];
  /** The number of all results of the kind, if those that are not listed can be. */
  all?: number;
};

/** A result as a reader sees it. */
export type SearchTarget = {
  kind: SearchKind;
  name: string;
  /** The meaning of a status code. */
  label?: string;
  /** Permalink and anchor of its first place. */
  to: string;
  /** The operation of that place; absent for other pages. */
  operation?: Pick<SearchOperation, 'method' | 'title' | 'path'>;
  /** The named schema that contains it. */
  schema?: string;
  /**
   * The path to it from the schema, or from the request or response. Absent if the path is short.
   */
  way?: string;
  deprecated: boolean;
  /** The part of its description that the words were found in. */
  excerpt?: string;
  /** The entry, if it has several places. */
  entry?: SearchEntry;
};

export function toTargets(
  entries: readonly SearchEntry[],
  {base, operations}: SearchOperations,
): SearchTarget[] {
  return entries.flatMap((entry) => {
    const {kind, name, label, excerpt, places} = entry;
    const [place] = places;
    const said = {kind, name, ...(excerpt !== undefined && {excerpt})};
    if (place?.operation === -1 && place.owner?.page !== undefined)
      return [{...said, to: place.owner.page, deprecated: false}];
    const operation = place && operations[place.operation];
    if (!operation) return [];
    const target = {
      ...said,
      ...(label !== undefined && {label}),
      deprecated: places.every((one) => one.deprecated || operations[one.operation]?.deprecated),
      ...(places.length > 1 && {entry}),
    };
    const ownPage = kind === 'schema' ? place.owner?.page : undefined;
    if (ownPage !== undefined) return [{...target, to: fromTabPath(ownPage, base)}];
    const schema = kind === 'schema' ? undefined : place.owner?.schema;
    const way = toWay(place);
    return [
      {
        ...target,
        to: fromTabPath(operation.page, base) + (place.anchor === '' ? '' : `#${place.anchor}`),
        operation,
        ...(schema !== undefined && {schema}),
        ...(way !== '' && way !== name && kind !== 'response' && {way}),
      },
    ];
  });
}

/** `body.owner.name`; inside a schema, the part after the schema's anchor. */
function toWay({anchor, owner}: SearchPlace): string {
  const way = anchor
    .slice(owner?.anchor?.length ?? 0)
    .replace(/:items/g, '[]')
    .replace(/:header\..*$/, '')
    .replace(/^\./, '');
  return readAnchor(way);
}
