/** Compares the types and the listed values of two schemas. */
import {placeOf, type Comparison} from './comparison';
import {haveCommonType} from './keywordTypes';
import {allows, type Types} from './types';

export function compareTypes(comparison: Comparison): void {
  const {before, after, add} = comparison;
  const [from, to] = [withoutNull(before.types), withoutNull(after.types)];
  const narrowed = from === undefined ? to !== undefined : !from.every((type) => covers(to, type));
  const widened = to === undefined ? from !== undefined : !to.every((type) => covers(from, type));
  // Lists of values are more precise than their type.
  if ((narrowed || widened) && !(before.values && after.values))
    add(
      narrowed && widened ? 'type-changed' : narrowed ? 'type-narrowed' : 'type-widened',
      {from: toWords(from), to: toWords(to)},
      {before: placeOf(before, 'type'), after: placeOf(after, 'type')},
    );
  compareNull(comparison);
}

/** Null is a separate type: most authors think of it as a property of the others. */
export function compareNull({before, after, add}: Comparison): void {
  if (!before.types || !after.types) return;
  const [had, has] = [before.types.has('null'), after.types.has('null')];
  if (had !== has)
    add(
      has ? 'null-added' : 'null-removed',
      {},
      {before: placeOf(before, 'type'), after: placeOf(after, 'type')},
    );
}

function withoutNull(types: Types): string[] | undefined {
  return types && [...types].filter((type) => type !== 'null');
}

function covers(types: readonly string[] | undefined, type: string): boolean {
  return types === undefined || allows(new Set(types), type);
}

function toWords(types: readonly string[] | undefined): string {
  if (types === undefined) return 'any';
  return types.length === 0 ? 'none' : [...types].sort().join(' | ');
}

export function compareValues({before, after, add}: Comparison): void {
  const [one, other] = [before.values, after.values];
  if (one && other) {
    for (const [text, fact] of one)
      if (!other.has(text))
        add(
          'enum-value-removed',
          {from: fact.value},
          {before: fact, after: placeOf(after, 'enum', 'const')},
        );
    for (const [text, fact] of other)
      if (!one.has(text))
        add(
          'enum-value-added',
          {to: fact.value},
          {before: placeOf(before, 'enum', 'const'), after: fact},
        );
  } else if (other && haveCommonType({before, after}))
    add('enum-added', {}, {before: before.at, after: placeOf(after, 'enum', 'const')});
  else if (one && haveCommonType({before, after}))
    add('enum-removed', {}, {before: placeOf(before, 'enum', 'const'), after: after.at});
}
