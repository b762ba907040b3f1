import {useState} from 'react';
import type {Property} from '../../model/types';
import {isWithin, propertyAnchor, type Anchor} from '../../model/page/anchors';
import {usePage} from '../page/page';
import {MAX_ROWS} from '../../model/page/innerPlaces';

export type More = {
  query: string;
  setQuery: (query: string) => void;
  shown: Property[];
  /** Absent when all matches are shown. */ showMore?: () => void;
};

/**
 * Filters the properties of a very long list and shows some at a time, beginning with the target of
 * the address.
 * @param anchor of the object
 */
export function useMore(anchor: Anchor, properties: readonly Property[]): More {
  const {target} = usePage();
  const [query, setQuery] = useState('');
  const [count, setCount] = useState(MAX_ROWS);
  const wanted = query.trim().toLowerCase();
  const matching = properties.filter(({name}) => name.toLowerCase().includes(wanted));
  const isTarget = ({name}: Property) =>
    target !== undefined && isWithin(target, propertyAnchor(anchor, name));
  const shown = matching.filter((property, index) => index < count || isTarget(property));
  return {
    query,
    setQuery,
    shown,
    ...(shown.length < matching.length && {showMore: () => setCount(count + MAX_ROWS)}),
  };
}
