import type {OperationOverride} from '../config/types';
import {toSettingPointer} from '../config/versions';
import {toDiagnostic} from '../diagnostics/diagnostic';
import type {OperationId} from '../model/types';
import type {NavigationContext} from './types';

/** The default group is for operations without tags: warns if others are in it. */
export function checkDefaultGroup(
  {tab, reference, locate, report}: NavigationContext,
  overrides: ReadonlyMap<OperationId, OperationOverride>,
): void {
  const {tabId, defaultGroup} = tab;
  const operations = reference.operations.filter(({kind}) => kind === 'operation');
  for (const {id, key, tags} of operations) {
    if (tags.length === 0 || overrides.get(id)?.group !== defaultGroup) continue;
    const source = locate(toSettingPointer(tab, 'overrides', key, 'group'));
    const message = `\`${key}\` has tags and is moved to \`${defaultGroup}\`, the group for operations without tags.`;
    report(
      toDiagnostic('config-default-group', {
        tabId,
        source,
        message,
        help: 'Move it to a group of another name, or leave it with its tag.',
      }),
    );
  }
  if (
    operations.some(({tags}) => tags.length === 0) &&
    operations.some(({tags}) => tags.includes(defaultGroup))
  ) {
    const message = `\`${defaultGroup}\` is also a tag, so its group mixes operations with and without tags.`;
    report(
      toDiagnostic('config-default-group', {
        tabId,
        source: locate(toSettingPointer(tab, 'defaultGroup')),
        message,
        help: 'Choose another `defaultGroup`.',
      }),
    );
  }
}
