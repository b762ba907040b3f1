import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useEnumFilter} from 'docusaurus-plugin-api-reference/client/internal';
import ApiFilter from 'docusaurus-plugin-api-reference/parts/ApiFilter';
import type {EnumValue} from 'docusaurus-plugin-api-reference/client';

export interface Props {
  readonly values: readonly EnumValue[];
  readonly children: (values: readonly EnumValue[]) => ReactNode;
}

// Finds values in a long enumeration.
export default function ApiSchemaEnumFilter({values, children}: Props): ReactNode {
  const {query, setQuery, shown, hidden} = useEnumFilter(values);
  return (
    <div className="theme-api-schema-enum-filter">
      <ApiFilter
        label={translate({
          id: 'theme.api.schema.filterValues',
          message: 'Filter values',
          description: 'Label of the field that filters allowed values',
        })}
        query={query}
        onChange={setQuery}
      />
      {children(shown)}
      {hidden > 0 && (
        <Translate
          id="theme.api.schema.moreValues"
          description="Shown below a list of allowed values that is cut"
          values={{count: hidden}}
        >
          {'and {count} more: filter to see them'}
        </Translate>
      )}
    </div>
  );
}
