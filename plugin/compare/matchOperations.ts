/** Matches the operations of two documents, for comparisons and for pages. */
import {withoutNames} from '../document/template';
import type {OperationPlace} from '../document/types';

/** The properties that identify an operation within a document. */
export type NamedOperation = Pick<
  OperationPlace,
  'kind' | 'key' | 'method' | 'path' | 'operationId'
>;

/** Maps operations of one document to the same operations of another. */
export type Matches<T> = ReadonlyMap<T, T>;

/**
 * Matches operations by the author's renames, then by `operationId`, then by method and path, then
 * by method and path without the names of variables. A value that several operations share is
 * ignored, and no operation is matched twice.
 * @param renames ids or keys (`GET /pets`) of earlier operations, with their later names
 */
export function matchOperations<T extends NamedOperation>(
  before: readonly T[],
  after: readonly T[],
  renames?: ReadonlyMap<string, string>,
): Matches<T> {
  return completeMatches(matchRenamed(before, after, renames), before, after);
}

/** Matches the remaining operations by operationId, method and path. */
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

/** Matches the operations that the author renamed. */
export function matchRenamed<T extends NamedOperation>(
  before: readonly T[],
  after: readonly T[],
  renames: ReadonlyMap<string, string> = new Map(),
): Matches<T> {
  const matches = new Map<T, T>();
  const taken = new Set<T>();
  if (renames.size === 0) return matches;
  const [findBefore, findAfter] = [createFinder(before), createFinder(after)];
  for (const [from, to] of renames) {
    const [one, other] = [findBefore(from), findAfter(to)];
    if (!one || !other || taken.has(other)) continue;
    matches.set(one, other);
    taken.add(other);
  }
  return matches;
}

/** Finds operations as authors name them, by their keys or their operationIds. */
export function createFinder<T extends NamedOperation>(
  operations: readonly T[],
): (name: string) => T | undefined {
  const names = new Map<string, T>();
  for (const operation of operations)
    if (!names.has(operation.key)) names.set(operation.key, operation);
  for (const operation of operations) {
    const {operationId} = operation;
    if (operationId !== undefined && !names.has(operationId)) names.set(operationId, operation);
  }
  return (name) => names.get(name);
}

type ToKey = (operation: NamedOperation) => string | undefined;

/** The operations by key; `undefined` for a key that several share. */
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
 * Generators number ids that several operations would share (`list`, `list_1`), and each new
 * operation shifts the numbers: such ids are ignored.
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

/** A path without the names of its variables, and without a trailing slash. */
function toTemplate(path: string): string {
  return withoutNames(path).replace(/(.)\/$/, '$1');
}

function toTemplateKey({kind, method, path}: NamedOperation): string {
  return `${kind} ${method} ${toTemplate(path)}`;
}
