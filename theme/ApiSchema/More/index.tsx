import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useMore} from 'docusaurus-plugin-api-reference/client';
import type {Props} from '@theme/ApiSchema/More';
import styles from './styles.module.css';

// The rest of a very long list of properties: their names are in the page, their rows come when a reader asks for them.
export default function ApiSchemaMore({properties, children}: Props): ReactNode {
  const {isOpen, onToggle, query, setQuery, shown, showMore} = useMore(properties);
  return (
    <details className={`theme-api-schema-more ${styles.more}`} onToggle={onToggle}>
      <summary>
        <Translate id="theme.api.schema.moreProperties" description="Disclosure of the rest of a very long list of properties" values={{count: properties.length}}>
          {'{count} more properties'}
        </Translate>
      </summary>
      {isOpen ? (
        <>
          <input
            type="search"
            className={styles.filter}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            aria-label={translate({id: 'theme.api.schema.filterProperties', message: 'Filter properties', description: 'Label of the field that filters properties'})}
            placeholder={translate({id: 'theme.api.schema.filter', message: 'Filter', description: 'Placeholder of a field that filters a list'})}
          />
          {children(shown)}
          {showMore && (
            <button type="button" className="button button--secondary button--sm" onClick={showMore}>
              <Translate id="theme.api.schema.showMore" description="Button that shows more of a list">
                Show more
              </Translate>
            </button>
          )}
        </>
      ) : (
        <p className={styles.names}>{properties.map(({name}) => name).join(', ')}</p>
      )}
    </details>
  );
}
