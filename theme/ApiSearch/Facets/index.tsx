import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {SEARCH_KINDS, type SearchKind} from 'docusaurus-plugin-api-reference/client/internal';
import type {Props} from '@theme/ApiSearch/Facets';
import ApiSelect from '@theme/ApiSelect';
import Kind from '@theme/ApiSearch/Kind';
import styles from './styles.module.css';

// What narrows the results: kind, method, group, and whether something is deprecated.
export default function ApiSearchFacets({facets, setFacets, methods, groups}: Props): ReactNode {
  const {kind, method, group, deprecated = false} = facets;
  return (
    <div className={styles.facets}>
      <ApiSelect
        aria-label={translate({
          id: 'theme.api.search.kind',
          message: 'Kind',
          description: 'Choice of the kinds of search results',
        })}
        value={kind ?? ''}
        onChange={({target: {value}}) =>
          setFacets({...facets, kind: SEARCH_KINDS.find((one): one is SearchKind => one === value)})
        }
      >
        <option value="">
          {translate({
            id: 'theme.api.search.kind.all',
            message: 'All kinds',
            description: 'Choice of all kinds of search results',
          })}
        </option>
        {SEARCH_KINDS.map((one) => (
          <option key={one} value={one}>
            {Kind({kind: one})}
          </option>
        ))}
      </ApiSelect>
      {methods.length > 1 && (
        <ApiSelect
          aria-label={translate({
            id: 'theme.api.search.method',
            message: 'Method',
            description: 'Choice of the method that search results belong to',
          })}
          value={method ?? ''}
          onChange={({target: {value}}) => setFacets({...facets, method: value || undefined})}
        >
          <option value="">
            {translate({
              id: 'theme.api.search.method.all',
              message: 'All methods',
              description: 'Choice of search results of all methods',
            })}
          </option>
          {methods.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </ApiSelect>
      )}
      {groups.length > 1 && (
        <ApiSelect
          aria-label={translate({
            id: 'theme.api.search.group',
            message: 'Group',
            description: 'Choice of the group of operations that search results belong to',
          })}
          value={group ?? ''}
          onChange={({target: {value}}) =>
            setFacets({...facets, group: value === '' ? undefined : Number(value)})
          }
        >
          <option value="">
            {translate({
              id: 'theme.api.search.group.all',
              message: 'All groups',
              description: 'Choice of search results of all groups of operations',
            })}
          </option>
          {groups.map((one, index) => (
            <option key={one} value={index}>
              {one}
            </option>
          ))}
        </ApiSelect>
      )}
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={deprecated}
          onChange={({target: {checked}}) => setFacets({...facets, deprecated: checked})}
        />{' '}
        {translate({
          id: 'theme.api.search.deprecated',
          message: 'Deprecated only',
          description: 'Narrows search results to what is deprecated',
        })}
      </label>
    </div>
  );
}
