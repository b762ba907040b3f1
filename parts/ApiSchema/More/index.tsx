import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {
  propertyAnchor,
  useMore,
  type Property,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import ApiDisclosure from 'docusaurus-plugin-api-reference/parts/ApiDisclosure';
import ApiFilter from 'docusaurus-plugin-api-reference/parts/ApiFilter';
import type {Anchor} from 'docusaurus-plugin-api-reference/client';
import styles from './styles.module.css';

export interface Props {
  /** Of the object. */
  readonly id: Anchor;
  readonly properties: readonly Property[];
  readonly children: (properties: readonly Property[]) => ReactNode;
}

// The rest of a very long list of properties: their names are in the page, their rows are rendered
// when a reader opens them.
export default function ApiSchemaMore({id, properties, children}: Props): ReactNode {
  const {query, setQuery, shown, showMore} = useMore(id, properties);
  return (
    <ApiDisclosure
      id={id}
      rows={properties.map(({name}) => propertyAnchor(id, name))}
      summary={
        <Translate
          id="theme.api.schema.moreProperties"
          description="Disclosure of the rest of a very long list of properties"
          values={{count: properties.length}}
        >
          {'{count} more properties'}
        </Translate>
      }
      closed={<p className={styles.names}>{properties.map(({name}) => name).join(', ')}</p>}
    >
      <ApiFilter
        label={translate({
          id: 'theme.api.schema.filterProperties',
          message: 'Filter properties',
          description: 'Label of the field that filters properties',
        })}
        query={query}
        onChange={setQuery}
      />
      {children(shown)}
      {showMore && (
        <ApiButton onClick={showMore}>
          <Translate id="theme.api.schema.showMore" description="Button that shows more of a list">
            Show more
          </Translate>
        </ApiButton>
      )}
    </ApiDisclosure>
  );
}
