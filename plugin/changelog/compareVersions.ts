/** Says what changed from each version of a tab to the next. */
import type {LoadedTab} from '../stages';
import type {Change} from '../compare/types';
import type {Versioned} from '../navigation/versions';
import type {Compare} from './createMemory';

type VersionContent = Versioned<LoadedTab>;

/** Two neighbouring versions of a tab. */
export type VersionComparison = {
  newer: VersionContent;
  older: VersionContent;
  /** From the older to the newer one. Absent if one of their documents could not be loaded. */
  changes?: readonly Change[];
};

/**
 * Lists the changes between neighbouring versions, newest first. The `renames` of a version apply
 * here too.
 * @param family the versions of one tab, newest first
 */
export function compareVersions(
  family: readonly VersionContent[],
  compare: Compare,
): VersionComparison[] {
  return family.slice(1).flatMap((older, index): VersionComparison[] => {
    const newer = family[index];
    if (!newer) return [];
    // A version has one document.
    const [before, after] = [older.documents[0], newer.documents[0]];
    if (!before || !after) return [{newer, older}];
    return [{newer, older, changes: compare(before, after, newer.tab.version.renames)}];
  });
}
