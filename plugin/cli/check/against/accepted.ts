/** Leaves out the changes that docs.json accepts. */
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
