import {useState} from 'react';
import {formatJson} from '../../document/exactNumber';
import type {EnumValue} from '../../model/types';

/** At most this many values are shown at once. */
const MAX_SHOWN = 200;

export type EnumFilter = {
  query: string;
  setQuery: (query: string) => void;
  shown: EnumValue[];
  /** The number of matches that are not shown. */ hidden: number;
};

/** Filters the values of a long enumeration by the reader's query. */
export function useEnumFilter(values: readonly EnumValue[]): EnumFilter {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const matching = values.filter(({value, name}) =>
    `${formatJson(value)} ${name ?? ''}`.toLowerCase().includes(wanted),
  );
  return {
    query,
    setQuery,
    shown: matching.slice(0, MAX_SHOWN),
    hidden: Math.max(0, matching.length - MAX_SHOWN),
  };
}
