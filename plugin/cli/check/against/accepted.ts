/** Which changes docs.json accepts. */
import {withUses} from '../../../compare/judge';
import type {Change} from '../../../compare/types';
import type {AcceptedChange} from '../../../config/types';

/**
 * Omits the changes that are accepted on that day. A change that is accepted for one operation
 * still counts for others that share it.
 */
export function withoutAccepted(
  changes: readonly Change[],
  accepted: readonly AcceptedChange[],
  today: string,
): Change[] {
  const current = accepted.filter(({until}) => until === undefined || today <= until);
  return changes.flatMap((change) => {
    const ofKind = current.filter(({kind}) => kind === change.kind);
    if (ofKind.some(({operation}) => operation === undefined)) return [];
    return withUses(change, (name) => !ofKind.some(({operation}) => operation === name)) ?? [];
  });
}

/** Most operations that are named one by one; with more, a change is accepted everywhere. */
const MAX_NAMED = 5;

/** The entries of `acceptedChanges` that accept a change, without their reasons. */
export function toAccepted({
  kind,
  uses,
}: Pick<Change, 'kind' | 'uses'>): Pick<AcceptedChange, 'kind' | 'operation'>[] {
  const operations = [...new Set(uses.map(({operation}) => operation))];
  return operations.length === 0 || operations.length > MAX_NAMED
    ? [{kind}]
    : operations.map((operation) => ({kind, operation}));
}
