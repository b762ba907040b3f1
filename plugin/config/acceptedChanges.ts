import {CHANGE_KINDS} from '../compare/kinds';
import type {Json} from '../document/types';
import {type ConfigContext, readObject} from './fields';
import type {AcceptedChange} from './types';

/**
 * `api.acceptedChanges`: the changes that `check --against` no longer reports, each with its
 * reason.
 */
export function normalizeAcceptedChanges(
  list: readonly Json[],
  pointer: string,
  context: ConfigContext,
): AcceptedChange[] {
  return list.flatMap((value, index) => {
    const change = readObject('acceptedChange', value, `${pointer}/${index}`, context);
    const kind = CHANGE_KINDS.find((each) => each === change?.kind);
    return change && kind ? [{...change, kind}] : [];
  });
}
