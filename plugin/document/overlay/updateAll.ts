import {isObject} from '../isObject';
import {LIMITS} from '../limits';
import type {Json, PlaceInFile} from '../types';
import {editAt, type Owned, type ValueOfOrigin} from './edit';
import {applyUpdate, describeKind, describeUpdate} from './merge';
import type {NodeMatch} from './query';
import type {Applied, OverlayChange, TellAction} from './types';

type Update = {
  matches: readonly NodeMatch[];
  update: ValueOfOrigin;
  /** Number of values that may still be added to the document. */
  left: number;
  change: OverlayChange;
  owned: Owned;
};

/** Merges one value with every selected node. */
export function updateAll(
  document: ValueOfOrigin,
  {matches, update, left, change, owned}: Update,
  tell: TellAction,
): Applied {
  const {value} = document;
  if (!checkKinds(matches, update.value, change.kind, tell)) return {value};
  const size = measure(update.value, left);
  const added = size.values * matches.length;
  const depth = matches.reduce((most, {keys}) => Math.max(most, keys.length), 0) + size.depth;
  if (added > left || depth > LIMITS.depth) {
    tell({
      code: 'document-limit',
      message: `The action makes the document too ${added > left ? 'large' : 'deep'}. It and those after it are not applied.`,
      help: 'Put the repeated value into a component, and add a `$ref` to it.',
    });
    return {value, ends: true};
  }
  return {
    value: mergeAll(document, matches, update, {change, owned}, tell),
    isApplied: true,
    added,
  };
}

/** The specification requires nodes of one kind, and a value that fits them. */
function checkKinds(
  matches: readonly NodeMatch[],
  update: Json,
  field: string,
  tell: TellAction,
): boolean {
  const [first, ...others] = matches.map(({value}) => value);
  if (first === undefined) return false;
  if (others.some((value) => describeKind(value) !== describeKind(first))) {
    tell(
      {
        code: 'overlay-action',
        message: 'The target selects values of several kinds; no value can be merged with all.',
        help: 'Write an action for objects, one for lists, and one for single values.',
      },
      'target',
    );
    return false;
  }
  if (Array.isArray(first)) return true;
  const isFitting = isObject(first)
    ? isObject(update)
    : typeof update !== 'object' || update === null;
  if (!isFitting)
    tell(
      {
        code: 'overlay-action',
        message: `${describeUpdate(update)} cannot be merged with ${describeKind(first)}.`,
        help: isObject(first)
          ? 'Write an object with the properties to add or to change.'
          : 'Write a single value, or remove the property and add it with another action.',
      },
      field,
    );
  return isFitting;
}

function mergeAll(
  document: ValueOfOrigin,
  matches: readonly NodeMatch[],
  update: ValueOfOrigin,
  {change: {kind}, owned}: Pick<Update, 'change' | 'owned'>,
  tell: TellAction,
): Json {
  const refused = new Set<string>();
  const refuse = (from: PlaceInFile, message: string, severity?: 'warning') => {
    // The same value may not fit at many nodes.
    const key = `${from.file}#${from.pointer}\n${message}`;
    if (refused.has(key)) return;
    refused.add(key);
    tell(
      {
        code: 'overlay-action',
        ...(severity && {severity}),
        message,
        help: 'To replace the existing value, remove it with an action before this one.',
      },
      kind === 'update' ? from : 'copy',
    );
  };
  return matches.reduce(
    (result, {keys}) =>
      editAt({...document, value: result}, keys, owned, (target) =>
        applyUpdate(target, update, {owned, refuse}),
      ),
    document.value,
  );
}

/**
 * Counts the values in a value and measures its depth. Counting stops once a limit is exceeded: a
 * value that holds the same object twice at each level is practically endless.
 */
function measure(value: Json, most: number): {values: number; depth: number} {
  let values = 0;
  let depth = 0;
  let level: Json[] = [value];
  while (level.length > 0 && values <= most) {
    const next: Json[] = [];
    for (const item of level) {
      values += 1;
      if (values > most) break;
      if (typeof item === 'object' && item !== null)
        for (const entry of Object.values(item)) next.push(entry);
    }
    level = next;
    depth += 1;
  }
  return {values, depth};
}
