/** Groups problem types and error codes by what answers them. */
import type {OperationPage} from '../../navigation/types';
import type {ErrorUse, Problem} from './types';

export type FoundProblem = Omit<Problem, 'anchor' | 'label' | 'redirect'>;
/** Problems that come from the same schema or example, and what answers them. */
export type Source = Map<OperationPage, Set<string>>;
export type Found = {problem: FoundProblem; sources: Set<Source>};

export type FoundGroup = {problems: FoundProblem[]; uses: ErrorUse[]};

/** Notes that an operation answers with a status. */
export function note(source: Source, page: OperationPage, status: string): void {
  const statuses = source.get(page);
  if (statuses) statuses.add(status);
  else source.set(page, new Set([status]));
}

/** Problems with the same uses, in the order of the document. */
export function toGroups(found: readonly Found[]): FoundGroup[] {
  const ids = new Map<Source, number>();
  const groups = new Map<string, FoundGroup>();
  for (const {problem, sources} of found) {
    const own = withoutParts([...sources]);
    const key = own
      .map((source) => {
        const id = ids.get(source) ?? ids.size;
        ids.set(source, id);
        return id;
      })
      .join(' ');
    const group = groups.get(key) ?? {problems: [], uses: toUses(own)};
    groups.set(key, group);
    group.problems.push(problem);
  }
  return [...groups.values()];
}

/** Leaves out sources whose uses are all uses of another one. */
function withoutParts(sources: readonly Source[]): Source[] {
  return sources.filter(
    (source, index) =>
      !sources.some(
        (other, at) =>
          other !== source &&
          isPart(source, other) &&
          // Of two equal ones, the first stays.
          (at < index || !isPart(other, source)),
      ),
  );
}

function isPart(source: Source, other: Source): boolean {
  return [...source].every(([page, statuses]) => {
    const all = other.get(page);
    return all !== undefined && [...statuses].every((status) => all.has(status));
  });
}

function toUses(sources: readonly Source[]): ErrorUse[] {
  const all: Source = new Map();
  for (const source of sources)
    for (const [page, statuses] of source) for (const status of statuses) note(all, page, status);
  return Array.from(all, ([page, statuses]) => ({page, statuses: [...statuses]}));
}
