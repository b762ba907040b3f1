import React, {type ReactNode} from 'react';
import {useEnumFilter} from 'docusaurus-plugin-api-reference/client/internal';
import ApiFilter from 'docusaurus-plugin-api-reference/parts/ApiFilter';
import type {EnumValue} from 'docusaurus-plugin-api-reference/client';
import * as messages from '../messages';

export interface Props {
  readonly values: readonly EnumValue[];
  readonly children: (values: readonly EnumValue[]) => ReactNode;
}

// Finds values in a long enumeration.
export default function ApiSchemaEnumFilter({values, children}: Props): ReactNode {
  const {query, setQuery, shown, hidden} = useEnumFilter(values);
  return (
    <div className="theme-api-schema-enum-filter">
      <ApiFilter label={messages.filterValues} query={query} onChange={setQuery} />
      {children(shown)}
      {hidden > 0 && messages.moreValues(hidden)}
    </div>
  );
}
