import type {Operation, OperationId} from '../model/types';

/** What tells an operation of one version from others. */
export type NamedOperation = Pick<
  Operation,
  'id' | 'kind' | 'key' | 'method' | 'path' | 'operationId'
>;

/** Ids of operations of one version, with those of the same operations in another one. */
export type OperationMatches = ReadonlyMap<OperationId, OperationId>;

/**
 * Finds the operations of one version in another one: first those that the author names, then those
 * with the same operationId, then those with the same method and path, whatever the parameters in
 * the path are called. No operation is matched twice.
 * @param renames ids or keys (`GET /pets`) of the first version, and what they are in the second
 */
export function matchOperations(
  from: readonly NamedOperation[],
  to: readonly NamedOperation[],
  renames: ReadonlyMap<string, string> = new Map(),
): OperationMatches {
  return completeMatches(toRenamed(from, to, renames), from, to);
}

/** Adds what operationIds, methods and paths say of operations that are not matched yet. */
export function completeMatches(
  known: OperationMatches,
  from: readonly NamedOperation[],
  to: readonly NamedOperation[],
): OperationMatches {
  const matches = new Map(known);
  const taken = new Set(known.values());
  for (const toWord of [toIdWord, toPathWord]) {
    const targets = new Map<string, OperationId>();
    for (const operation of to) {
      const word = toWord(operation);
      if (word !== undefined && !targets.has(word) && !taken.has(operation.id))
        targets.set(word, operation.id);
    }
    for (const operation of from) {
      const target = targets.get(toWord(operation) ?? '');
      if (target === undefined || taken.has(target) || matches.has(operation.id)) continue;
      matches.set(operation.id, target);
      taken.add(target);
    }
  }
  return matches;
}

/** The operation that an author names by its operationId or by its key. */
export function findNamed(
  operations: readonly NamedOperation[],
  name: string,
): NamedOperation | undefined {
  return operations.find(({key, operationId}) => key === name || operationId === name);
}

function toRenamed(
  from: readonly NamedOperation[],
  to: readonly NamedOperation[],
  renames: ReadonlyMap<string, string>,
): OperationMatches {
  const matches = new Map<OperationId, OperationId>();
  for (const [before, after] of renames) {
    const [source, target] = [findNamed(from, before), findNamed(to, after)];
    if (source && target && ![...matches.values()].includes(target.id))
      matches.set(source.id, target.id);
  }
  return matches;
}

function toIdWord({kind, operationId}: NamedOperation): string | undefined {
  return operationId === undefined ? undefined : `${kind} ${operationId}`;
}

function toPathWord({kind, method, path}: NamedOperation): string {
  return `${kind} ${method} ${path.replace(/\{[^{}]*\}/g, '{}')}`;
}
