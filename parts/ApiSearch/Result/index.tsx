import React, {type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {
  usePageLink,
  type SearchEntry,
  type SearchKind,
  type SearchTarget,
} from 'docusaurus-plugin-api-reference/client/internal';
import {say} from 'docusaurus-plugin-api-reference/client';
import ApiMethod from '@theme/ApiMethod';
import ApiStatus from '@theme/ApiStatus';
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

// A result: its name and its place. A result with several places lists them when it is chosen; with a
// key for a new tab it is a link to the first.
export default function ApiSearchResult({
  id,
  target,
  isActive,
  onPoint,
  onFollow,
  onChoose,
}: Props): ReactNode {
  const {kind, entry, operation, excerpt, to} = target;
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (entry) {
      event.preventDefault();
      onChoose(entry);
    } else onFollow();
  };
  const link = usePageLink(to, follow, TO_TITLE);
  const isOperation = kind === 'operation' && operation !== undefined;
  const said = (
    <>
      <Line target={target} />
      <Place target={target} />
      {excerpt !== undefined && (
        <span className={styles.excerpt} dir="auto">
          {excerpt}
        </span>
      )}
    </>
  );
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
      {isOperation ? (
        <span className={styles.operation}>
          <span className={styles.line}>
            <ApiMethod method={operation.method} />
          </span>
          <span>{said}</span>
        </span>
      ) : (
        said
      )}
    </a>
  );
}

const NAMED_IN_CODE: ReadonlySet<SearchKind> = new Set([
  'parameter',
  'field',
  'header',
  'schema',
  'security',
]);

function Line({target: {kind, name, label, deprecated}}: Pick<Props, 'target'>): ReactNode {
  const shown = deprecated ? <s>{name}</s> : name;
  return (
    <span className={styles.line}>
      {kind === 'response' && <ApiStatus status={name} />}
      {kind === 'value' && (
        <code>
          <bdi>{shown}</bdi>
        </code>
      )}
      {kind !== 'response' && kind !== 'value' && (
        <bdi className={clsx(NAMED_IN_CODE.has(kind) && styles.name)}>{shown}</bdi>
      )}
      {label !== undefined && <span>{label}</span>}
      {deprecated && <small>{say('deprecated')}</small>}
    </span>
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
  if (kind === 'operation') return <Path path={path} />;
  return (
    <span className={styles.place}>
      {schema !== undefined && <bdi className={styles.name}>{schema}</bdi>}
      {way !== undefined && <bdi className={styles.name}>{way}</bdi>}
      <span>
        <ApiMethod method={method} /> <bdi>{title}</bdi>
      </span>
    </span>
  );
}

function Path({path}: {path: string}): ReactNode {
  return (
    <span className={styles.place}>
      <bdi className={styles.name}>{path}</bdi>
    </span>
  );
}
