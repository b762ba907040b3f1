import {useState} from 'react';
import type {Property} from '../../model/types';
import {MAX_ROWS} from './innerPlaces';

export type More = {isOpen: boolean; onToggle: () => void; query: string; setQuery: (query: string) => void; shown: Property[]; /** Absent: all that match are shown. */ showMore?: () => void};

/** The properties of a very long list that a reader looks for, some at a time. */
export function useMore(properties: readonly Property[]): More {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [count, setCount] = useState(MAX_ROWS);
  const wanted = query.trim().toLowerCase();
  const matching = isOpen ? properties.filter(({name}) => name.toLowerCase().includes(wanted)) : [];
  return {
    isOpen,
    onToggle: () => setOpen(true),
    query,
    setQuery,
    shown: matching.slice(0, count),
    ...(matching.length > count && {showMore: () => setCount(count + MAX_ROWS)}),
  };
}
