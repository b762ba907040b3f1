import {isObject} from '../isObject';
import {memberOf, membersOf, toOwnKey} from '../keyOrder';
import {formatValue} from '../exactNumber';
import {quoteValue} from '../../diagnostics/text';
import type {Json, JsonObject, PlaceInFile} from '../types';
import {
  copyOrigin,
  originOf,
  own,
  type Owned,
  type ValueOfOrigin,
  replaceOrigin,
  setEntry,
} from './edit';

export type Merging = {
  owned: Owned;
  /** Reports a value that cannot be merged, with its origin. */
  refuse: (from: PlaceInFile, message: string, severity?: 'warning') => void;
};

/** Updates a selected node: the value is merged into it, appended to a list, or replaces it. */
export function applyUpdate(target: ValueOfOrigin, update: ValueOfOrigin, merging: Merging): Json {
  if (!Array.isArray(target.value) || Array.isArray(update.value))
    return mergeInto(target, update, merging);
  const list = own(target.value, merging.owned);
  target.origin.entries.set(String(list.length), copyOrigin(update.origin));
  list.push(update.value);
  return list;
}

/** Merges recursively: objects are merged, lists joined, and single values replaced. */
function mergeInto(target: ValueOfOrigin, update: ValueOfOrigin, merging: Merging): Json {
  const {value} = target;
  if (isObject(value) && isObject(update.value))
    return mergeObject({...target, value}, {...update, value: update.value}, merging);
  if (Array.isArray(value) && Array.isArray(update.value)) {
    const list = own(value, merging.owned);
    for (const [index, item] of update.value.entries()) {
      target.origin.entries.set(String(list.length), copyOrigin(originOf(update.origin, index)));
      list.push(item);
    }
    return list;
  }
  if (!isContainer(value) && !isContainer(update.value)) {
    replaceOrigin(target.origin, copyOrigin(update.origin));
    return update.value;
  }
  // The structured overlay in the specification's example has empty fields.
  if (update.value === null)
    merging.refuse(
      update.origin.from,
      `The value is empty, so ${describeKind(value)} is left unchanged.`,
      'warning',
    );
  else
    merging.refuse(
      update.origin.from,
      `${describeUpdate(update.value)} cannot be merged with ${describeKind(value)}.`,
    );
  return value;
}

function mergeObject(
  target: ValueOfOrigin & {value: JsonObject},
  update: ValueOfOrigin & {value: JsonObject},
  merging: Merging,
): Json {
  const merged = own(target.value, merging.owned);
  for (const [name, value] of membersOf(update.value)) {
    const from = originOf(update.origin, name);
    const origin = originOf(target.origin, name);
    const old = memberOf(merged, name);
    if (old === undefined) replaceOrigin(origin, copyOrigin(from));
    setEntry(
      merged,
      toOwnKey(merged, name),
      old === undefined ? value : mergeInto({value: old, origin}, {value, origin: from}, merging),
    );
    target.origin.entries.set(name, origin);
  }
  return merged;
}

function isContainer(value: Json): value is JsonObject | Json[] {
  return typeof value === 'object' && value !== null;
}

/** For messages. */
export function describeKind(value: Json): string {
  if (Array.isArray(value)) return 'the existing list';
  return isContainer(value) ? 'the existing object' : 'the existing single value';
}

export function describeUpdate(value: Json): string {
  if (Array.isArray(value)) return 'A list';
  return isContainer(value) ? 'An object' : quoteValue(formatValue(value));
}
