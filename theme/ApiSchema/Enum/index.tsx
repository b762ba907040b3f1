import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useEnumFilter, type EnumValue} from 'docusaurus-plugin-api-reference/client';
import type {Props} from '@theme/ApiSchema/Enum';
import ApiMarkdown from '@theme/ApiMarkdown';
import ApiValue from '@theme/ApiValue';
import styles from './styles.module.css';

/** Longer lists are closed, and have a filter. */
const FEW = 10;
/** So many values with descriptions are in the page from the start; of more there are only the values. */
const MAX_DESCRIBED = 200;

const isDescribed = ({name, description}: EnumValue) => name !== undefined || description !== undefined;

export default function ApiSchemaEnum({values}: Props): ReactNode {
  const {isOpen, onToggle, query, setQuery, shown, hidden} = useEnumFilter(values);
  if (values.length <= FEW) return <Values values={values} />;
  const isPlain = !isOpen && (values.length > MAX_DESCRIBED || !values.some(isDescribed));
  return (
    <details className={`theme-api-schema-enum ${styles.many}`} onToggle={onToggle}>
      <summary>
        <Translate id="theme.api.schema.manyValues" description="Disclosure of a long list of allowed values" values={{count: values.length}}>
          {'One of {count} values'}
        </Translate>
      </summary>
      {isOpen && (
        <input
          type="search"
          className={styles.filter}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          aria-label={translate({id: 'theme.api.schema.filterValues', message: 'Filter values', description: 'Label of the field that filters allowed values'})}
          placeholder={translate({id: 'theme.api.schema.filter', message: 'Filter', description: 'Placeholder of a field that filters a list'})}
        />
      )}
      {isPlain ? <p className={styles.plain}>{values.map(({value}) => JSON.stringify(value)).join(', ')}</p> : <Values values={isOpen ? shown : values} />}
      {hidden > 0 && (
        <p className={styles.rest}>
          <Translate id="theme.api.schema.moreValues" description="Stands below a list of allowed values that is cut" values={{count: hidden}}>
            {'and {count} more: filter to see them'}
          </Translate>
        </p>
      )}
    </details>
  );
}

function Values({values}: Props): ReactNode {
  if (values.some(isDescribed)) {
    return (
      <ul className={styles.described}>
        {values.map(({value, name, description}, index) => (
          <li key={index}>
            <ApiValue value={value} />
            {name !== undefined && <span className={styles.name}> {name}</span>}
            {description !== undefined && <ApiMarkdown>{description}</ApiMarkdown>}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div className={`theme-api-schema-enum ${styles.line}`}>
      <Translate id="theme.api.schema.oneOf" description="Comes before the allowed values">
        One of
      </Translate>
      {values.map(({value}, index) => (
        <React.Fragment key={index}>
          {' '}
          <ApiValue value={value} />
        </React.Fragment>
      ))}
    </div>
  );
}
