/** Finds which operations of two documents are the same one, for comparisons and for pages alike. */
import type {OperationPlace} from '../document/types';

/** What tells an operation of one document from others. */
export type NamedOperation = Pick<
  OperationPlace,
  'kind' | 'key' | 'method' | 'path' | 'operationId'
>;

/** Operations of one document, with the same operations of another one. */
export type Matches<T> = ReadonlyMap<T, T>;

/**
 * Operations belong together by what the author says, then by `operationId`, then by method and
 * path, then by method and path without the names of the variables. What several operations have
 * says nothing, and no operation is matched twice.
 * @param renames ids or keys (`GET /pets`) of earlier operations, and what they are called later
 */
export function matchOperations<T extends NamedOperation>(
  before: readonly T[],
  after: readonly T[],
  renames: ReadonlyMap<string, string> = new Map(),
): Matches<T> {
  return completeMatches(findRenamed(before, after, renames), before, after);
}

/** Adds what operationIds, methods and paths say of operations that are not matched yet. */
export function completeMatches<T extends NamedOperation>(
  known: Matches<T>,
  before: readonly T[],
  after: readonly T[],
): Matches<T> {
  const matches = new Map(known);
  const taken = new Set(known.values());
  const steps: [toKey: ToKey, others: ToKey][] = [
    [createIdKey(before), createIdKey(after)],
    [toPathKey, toPathKey],
    [toTemplateKey, toTemplateKey],
  ];
  for (const [toKey, toOtherKey] of steps) {
    const others = only(
      after.filter((operation) => !taken.has(operation)),
      toOtherKey,
    );
    for (const [key, one] of only(
      before.filter((operation) => !matches.has(operation)),
      toKey,
    )) {
      const other = others.get(key);
      if (!one || !other) continue;
      matches.set(one, other);
      taken.add(other);
    }
  }
  return matches;
}

function findRenamed<T extends NamedOperation>(
  before: readonly T[],
  after: readonly T[],
  renames: ReadonlyMap<string, string>,
): Matches<T> {
  const matches = new Map<T, T>();
  const taken = new Set<T>();
  for (const [from, to] of renames) {
    const [one, other] = [findNamed(before, from), findNamed(after, to)];
    if (!one || !other || taken.has(other)) continue;
    matches.set(one, other);
    taken.add(other);
  }
  return matches;
}

/** The operation that an author names by its key or by its operationId. */
export function findNamed<T extends NamedOperation>(
  operations: readonly T[],
  name: string,
): T | undefined {
  return (
    operations.find(({key}) => key === name) ??
    operations.find(({operationId}) => operationId === name)
  );
}

type ToKey = (operation: NamedOperation) => string | undefined;

/** The operations that alone have a key; `undefined` where several do. */
function only<T extends NamedOperation>(
  operations: readonly T[],
  toKey: ToKey,
): Map<string, T | undefined> {
  const keys = new Map<string, T | undefined>();
  for (const operation of operations) {
    const key = toKey(operation);
    if (key !== undefined) keys.set(key, keys.has(key) ? undefined : operation);
  }
  return keys;
}

/**
 * Generators number the ids that several operations would have, `list`, `list_1`, and the numbers
 * move with every new one: such ids say nothing.
 */
function createIdKey(operations: readonly NamedOperation[]): ToKey {
  const counts = new Map<string, number>();
  const toBase = (id: string) => id.replace(/_\d+$/, '');
  for (const {operationId} of operations)
    if (operationId !== undefined)
      counts.set(toBase(operationId), (counts.get(toBase(operationId)) ?? 0) + 1);
  return ({kind, operationId}) =>
    operationId === undefined || counts.get(toBase(operationId)) !== 1
      ? undefined
      : `${kind} ${operationId}`;
}

function toPathKey({kind, method, path}: NamedOperation): string {
  return `${kind} ${method} ${path}`;
}

/** A path without the names of its variables, and without the slash at its end. */
function toTemplate(path: string): string {
  return path.replace(/\{[^{}]*\}/g, '{}').replace(/(.)\/$/, '$1');
}

function toTemplateKey({kind, method, path}: NamedOperation): string {
  return `${kind} ${method} ${toTemplate(path)}`;
}
