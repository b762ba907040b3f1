/** Writes the changelog of a tab from its versions, or from the earlier states of its document. */
import type {NavigatedTab} from '../../stages';
import {hideInSteps} from '../../compare/steps';
import type {Change, Effect} from '../../compare/types';
import type {LoadedDocument} from '../../document/types';
import {present} from '../../document/present';
import type {CompareStates} from './createMemory';
import {toGroups} from './toGroups';
import {listStates, type State} from './states';
import type {Changelog, ChangelogSection} from './types';

/**
 * Returns undefined if the tab has no changelog, or shares the one of the current version.
 * @param tabs all tabs of the site
 */
export function toChangelog(
  content: NavigatedTab,
  tabs: readonly NavigatedTab[],
  compare: CompareStates,
): Changelog | undefined {
  const permalink = content.navigation?.changelog;
  if (permalink === undefined || content.config.version?.isCurrent === false) return undefined;
  const states = listStates(content, tabs);
  return {
    permalink,
    sections: states.slice(1).flatMap((older, index): ChangelogSection[] => {
      const newer = states[index];
      return newer ? [toSection(newer, older, compare)] : [];
    }),
  };
}

function toSection(newer: State, older: State, compare: CompareStates): ChangelogSection {
  const {id, label, date, banner} = newer;
  const problem = findProblem(newer, older);
  const changes =
    newer.document && older.document
      ? withoutSecrets(
          compare(older.document, newer.document, newer.renames),
          newer.document,
          older.document,
        )
      : [];
  const {groups, shown} = toGroups(changes, newer, older);
  const count = (effect: Effect) => shown.filter((change) => change.effect === effect).length;
  return present({
    id,
    label,
    date,
    ...(banner && {banner}),
    since: toName(older),
    problem,
    counts: {
      breaking: count('breaking'),
      uncertain: count('uncertain'),
      compatible: count('compatible'),
    },
    groups,
  });
}

function toName({label, date, id}: State): string {
  return label ?? date ?? id;
}

function findProblem(newer: State, older: State): string | undefined {
  if (newer.document && older.document) return undefined;
  const state = newer.document ? older : newer;
  return state.problem ?? 'The current document could not be loaded.';
}

/** Pages mask likely secrets, and so do the texts of changes. */
function withoutSecrets(
  changes: readonly Change[],
  ...documents: readonly LoadedDocument[]
): Change[] {
  const hide = (text: string) =>
    documents.reduce((hidden, {secrets}) => secrets.hide(hidden), text);
  return changes.map((change) => ({
    ...change,
    message: hide(change.message),
    uses: change.uses.map((use) => ({...use, steps: hideInSteps(use.steps, hide)})),
    ...present({step: change.step && hideInSteps([change.step], hide)[0]}),
  }));
}
