import React, {type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {
  usePageLink,
  type SearchEntry,
  type SearchTarget,
} from 'docusaurus-plugin-api-reference/client/internal';
import {say} from 'docusaurus-plugin-api-reference/client';
import ApiMethod from '@theme/ApiMethod';
import Kind from 'docusaurus-plugin-api-reference/parts/ApiSearch/Kind';
import Places from 'docusaurus-plugin-api-reference/parts/ApiSearch/Places';
import styles from './styles.module.css';

export interface Props {
  readonly id: string;
  readonly target: SearchTarget;
  readonly isActive: boolean;
  /** The pointer is over it. */
  readonly onPoint: () => void;
  /** Opens the place of the result. */
  readonly onFollow: () => void;
  /** Lists all places of a result that has several. */
  readonly onChoose: (entry: SearchEntry) => void;
}

const TO_TITLE = {focus: 'title'} as const;

// A result: its name, its kind and its place. A result with several places lists them when it is
// chosen; with a key for a new tab it is a link to the first.
export default function ApiSearchResult({
  id,
  target,
  isActive,
  onPoint,
  onFollow,
  onChoose,
}: Props): ReactNode {
  const {kind, name, label, entry, deprecated, to, tab} = target;
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (entry) {
      event.preventDefault();
      onChoose(entry);
    } else onFollow();
  };
  const link = usePageLink(to, follow, TO_TITLE);
  return (
    <a
      {...link}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={`theme-api-search-result ${styles.result}`}
      onPointerMove={onPoint}
      // The focus stays in the field: a result with several places is replaced by them.
      onMouseDown={(event) => event.preventDefault()}
    >
      <span className={styles.line}>
        <bdi className={clsx(kind !== 'operation' && kind !== 'section' && styles.name)}>
          {deprecated ? <s>{name}</s> : name}
        </bdi>
        {label !== undefined && <span>{label}</span>}
        {deprecated && <small>{say('deprecated')}</small>}
        <small className={styles.kind}>
          <Kind kind={kind} />
          {tab !== undefined && (
            <>
              {' · '}
              <bdi>{tab}</bdi>
            </>
          )}
        </small>
      </span>
      <Place target={target} />
    </a>
  );
}

function Place({target}: Pick<Props, 'target'>): ReactNode {
  const {kind, entry, operation, schema, way} = target;
  if (entry)
    return (
      <span className={styles.place}>
        <Places count={entry.places.length} />
      </span>
    );
  if (!operation) return null;
  const {method, title, path} = operation;
  return (
    <span className={styles.place}>
      {schema !== undefined && <bdi className={styles.name}>{schema}</bdi>}
      {way !== undefined && <bdi className={styles.name}>{way}</bdi>}
      <span>
        <ApiMethod method={method} />{' '}
        {kind === 'operation' ? <bdi className={styles.name}>{path}</bdi> : <bdi>{title}</bdi>}
      </span>
    </span>
  );
}
