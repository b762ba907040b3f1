import {useState} from 'react';
import {formatJson} from '../../document/exactNumber';
import type {EnumValue} from '../../model/types';

/** More values than this are not shown at once. */
const MAX_SHOWN = 200;

export type EnumFilter = {
  query: string;
  setQuery: (query: string) => void;
  shown: EnumValue[];
  /** How many more match. */ hidden: number;
};

/** The values of a long enumeration that a reader looks for. */
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
