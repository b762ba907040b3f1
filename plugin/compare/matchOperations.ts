/** Finds which operations of two documents are the same one. */
import {fieldOf, stringOf} from '../document/place';
import type {OperationPlace} from '../document/rules/context';
import type {Pair} from './side';

/**
 * Operations belong together by what the author says, then by method and path, then by method and
 * path without the names of the variables, then by `operationId`: a program that calls the API knows
 * only methods and paths.
 * @param renames ids or keys (`GET /pets`) of earlier operations, and what they are called later
 */
export function matchOperations(
  before: readonly OperationPlace[],
  after: readonly OperationPlace[],
  renames: ReadonlyMap<string, string> = new Map(),
): Partial<Pair<OperationPlace>>[] {
  const pairs = findRenamed(before, after, renames);
  for (const toKey of [byPath, byTemplate, byOperationId]) {
    const taken = new Set(pairs.values());
    const others = only(
      after.filter((entry) => !taken.has(entry)),
      toKey,
    );
    for (const [key, one] of only(
      before.filter((entry) => !pairs.has(entry)),
      toKey,
    )) {
      const other = others.get(key);
      if (one && other) pairs.set(one, other);
    }
  }
  const matched = new Set(pairs.values());
  return [
    ...before.map((one) => ({before: one, after: pairs.get(one)})),
    ...after.filter((other) => !matched.has(other)).map((other) => ({after: other})),
  ].map(({after: other, ...rest}) => (other ? {...rest, after: other} : rest));
}

/** A name that no operation has is reported where versions are linked. */
function findRenamed(
  before: readonly OperationPlace[],
  after: readonly OperationPlace[],
  renames: ReadonlyMap<string, string>,
): Map<OperationPlace, OperationPlace> {
  const pairs = new Map<OperationPlace, OperationPlace>();
  const taken = new Set<OperationPlace>();
  for (const [from, to] of renames) {
    const [one, other] = [findNamed(before, from), findNamed(after, to)];
    if (!one || !other || taken.has(other)) continue;
    pairs.set(one, other);
    taken.add(other);
  }
  return pairs;
}

function findNamed(
  operations: readonly OperationPlace[],
  name: string,
): OperationPlace | undefined {
  return operations.find(
    (operation) =>
      toOperationKey(operation) === name || stringOf(operation.place.value, 'operationId') === name,
  );
}

/** `GET /pets`, as pages and overrides name an operation; `webhook POST newPet`. */
export function toOperationKey({
  kind,
  method,
  path,
}: {
  kind: string;
  method: string;
  path: string;
}): string {
  return kind === 'webhook' ? `webhook ${method} ${path}` : `${method} ${path}`;
}

/** The operations that alone have a key; `undefined` where several do. */
function only(
  operations: readonly OperationPlace[],
  toKey: (operation: OperationPlace) => string | undefined,
): Map<string, OperationPlace | undefined> {
  const keys = new Map<string, OperationPlace | undefined>();
  for (const operation of operations) {
    const key = toKey(operation);
    if (key !== undefined) keys.set(key, keys.has(key) ? undefined : operation);
  }
  return keys;
}

function byPath({kind, method, path}: OperationPlace): string {
  return `${kind} ${method} ${path}`;
}

function byTemplate({kind, method, path}: OperationPlace): string {
  return `${kind} ${method} ${path.replace(/\{[^{}]*\}/g, '{}').replace(/(.)\/$/, '$1')}`;
}

function byOperationId({kind, place}: OperationPlace): string | undefined {
  const id = fieldOf(place.value, 'operationId');
  return typeof id === 'string' ? `${kind} ${id}` : undefined;
}
