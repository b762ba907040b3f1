import React, {type ComponentProps, type ReactNode, type RefObject} from 'react';
import type {SearchKind, TargetGroup} from 'docusaurus-plugin-api-reference/client/internal';
import Kind from 'docusaurus-plugin-api-reference/parts/ApiSearch/Kind';
import Result from 'docusaurus-plugin-api-reference/parts/ApiSearch/Result';
import * as messages from '../messages';
import styles from './styles.module.css';

export type Props = Readonly<
  Pick<ComponentProps<typeof Result>, 'onFollow' | 'onChoose'> & {
    id: string;
    label: string;
    list: RefObject<HTMLDivElement | null>;
    groups: readonly TargetGroup[];
    /** Of a result, by its position among those of all groups. */
    toId: (position: number) => string;
    active: number;
    onPoint: (position: number) => void;
    /** Lists all results of a kind. */
    onMore: (kind: SearchKind) => void;
  }
>;

// The results, each kind under its heading. The positions go on from group to group.
export default function ApiSearchResults({
  id,
  label,
  list,
  groups,
  toId,
  active,
  onPoint,
  onMore,
  ...actions
}: Props): ReactNode {
  const toOption = (position: number) => ({
    id: toId(position),
    isActive: position === active,
    onPoint: () => onPoint(position),
  });
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className={styles.list}>
      {toNumbered(groups).map(({kind, tab, targets, all, first}, index) => (
        <div key={index} role="group" aria-labelledby={`${id}-group-${index}`}>
          <div id={`${id}-group-${index}`} className={styles.heading}>
            {kind === undefined ? <bdi>{tab}</bdi> : <Kind kind={kind} />}
          </div>
          {targets.map((target, position) => (
            <Result
              key={`${position} ${target.to}`}
              target={target}
              {...toOption(first + position)}
              {...actions}
            />
          ))}
          {kind !== undefined && all !== undefined && (
            <All count={all} onChoose={() => onMore(kind)} {...toOption(first + targets.length)} />
          )}
        </div>
      ))}
    </div>
  );
}

/** Each group with the position of its first option. */
function toNumbered(groups: readonly TargetGroup[]): (TargetGroup & {first: number})[] {
  const counts = groups.map(({targets, all}) => targets.length + (all === undefined ? 0 : 1));
  return groups.map((group, index) => ({
    ...group,
    first: counts.slice(0, index).reduce((sum, count) => sum + count, 0),
  }));
}

type AllProps = {
  id: string;
  isActive: boolean;
  onPoint: () => void;
  count: number;
  onChoose: () => void;
};

function All({id, isActive, onPoint, count, onChoose}: AllProps): ReactNode {
  return (
    <button
      type="button"
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className="theme-api-search-all"
      onPointerMove={onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {messages.all(count)}
    </button>
  );
}
