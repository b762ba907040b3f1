import React, {type ReactNode} from 'react';
import {SEARCH_KINDS, type SearchState} from 'docusaurus-plugin-api-reference/client/internal';
import ApiSelect from 'docusaurus-plugin-api-reference/parts/ApiSelect';
import Kind from 'docusaurus-plugin-api-reference/parts/ApiSearch/Kind';
import * as messages from '../messages';
import styles from './styles.module.css';

export type Props = Readonly<Pick<SearchState, 'facets' | 'setFacets' | 'methods' | 'groups'>>;

// Narrows the results by kind, method, group and deprecation.
export default function ApiSearchFacets({facets, setFacets, methods, groups}: Props): ReactNode {
  const {kind, method, group, deprecated = false} = facets;
  return (
    <div className={styles.facets}>
      <Choice
        label={messages.kind}
        all={messages.kindAll}
        options={SEARCH_KINDS.map((one) => Kind({kind: one}))}
        chosen={kind === undefined ? -1 : SEARCH_KINDS.indexOf(kind)}
        onChoose={(position) => setFacets({...facets, kind: SEARCH_KINDS[position]})}
      />
      <Choice
        label={messages.method}
        all={messages.methodAll}
        options={methods}
        chosen={method === undefined ? -1 : methods.indexOf(method)}
        onChoose={(position) => setFacets({...facets, method: methods[position]})}
      />
      <Choice
        label={messages.group}
        all={messages.groupAll}
        options={groups}
        chosen={group ?? -1}
        onChoose={(position) => setFacets({...facets, group: position < 0 ? undefined : position})}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={deprecated}
          onChange={({target: {checked}}) => setFacets({...facets, deprecated: checked})}
        />{' '}
        {messages.deprecated}
      </label>
    </div>
  );
}

type ChoiceProps = {
  label: string;
  /** The option that selects everything. */
  all: string;
  options: readonly ReactNode[];
  /** Position of an option; -1 for all of them. */
  chosen: number;
  onChoose: (position: number) => void;
};

/** Chooses one option, or all. With a single option there is no choice. */
function Choice({label, all, options, chosen, onChoose}: ChoiceProps): ReactNode {
  if (options.length < 2) return null;
  return (
    <ApiSelect
      aria-label={label}
      value={chosen}
      onChange={({target: {value}}) => onChoose(Number(value))}
    >
      <option value={-1}>{all}</option>
      {options.map((option, position) => (
        <option key={position} value={position}>
          {option}
        </option>
      ))}
    </ApiSelect>
  );
}
