/** Compares the types and the listed values of two schemas. */
import {placesOf, type SchemaComparison} from './comparison';
import {haveCommonType} from './keywordTypes';
import {allows, type Types} from './types';

/** What the types of a schema follow from. */
const TYPE = ['type', 'nullable', 'enum', 'const', 'oneOf', 'anyOf'];

export function compareTypes(comparison: SchemaComparison): void {
  const {before, after, add} = comparison;
  const [from, to] = [withoutNull(before.types), withoutNull(after.types)];
  const narrowed = from === undefined ? to !== undefined : !from.every((type) => covers(to, type));
  const widened = to === undefined ? from !== undefined : !to.every((type) => covers(from, type));
  // Lists of values are more precise than their type.
  if ((narrowed || widened) && !(before.values && after.values))
    add(
      narrowed && widened ? 'type-changed' : narrowed ? 'type-narrowed' : 'type-widened',
      {from: toWords(before.types), to: toWords(after.types)},
      placesOf(comparison, ...TYPE),
    );
  compareNull(comparison);
}

/** Null is a separate type: most authors think of it as a property of the others. */
export function compareNull(comparison: SchemaComparison): void {
  const {before, after, add} = comparison;
  if (!before.types || !after.types) return;
  const [had, has] = [before.types.has('null'), after.types.has('null')];
  if (had !== has) add(has ? 'null-added' : 'null-removed', {}, placesOf(comparison, ...TYPE));
}

function withoutNull(types: Types): string[] | undefined {
  return types && [...types].filter((type) => type !== 'null');
}

function covers(types: readonly string[] | undefined, type: string): boolean {
  return types === undefined || allows(new Set(types), type);
}

/** Null is only named where no other type is left. */
function toWords(types: Types): string {
  const others = withoutNull(types);
  if (!types || !others) return 'any';
  if (others.length > 0) return others.sort().join(' | ');
  return types.has('null') ? 'null' : 'none';
}

export function compareValues(comparison: SchemaComparison): void {
  const {before, after, add} = comparison;
  const lists = placesOf(comparison, 'enum', 'const');
  const [one, other] = [before.values, after.values];
  if (one && other) {
    for (const [text, fact] of one)
      if (!other.has(text))
        add('enum-value-removed', {from: fact.value}, {before: fact, after: lists.after});
    for (const [text, fact] of other)
      if (!one.has(text))
        add('enum-value-added', {to: fact.value}, {before: lists.before, after: fact});
  } else if (other && haveCommonType({before, after}))
    add('enum-added', {}, {before: before.at, after: lists.after});
  else if (one && haveCommonType({before, after}))
    add('enum-removed', {}, {before: lists.before, after: after.at});
}
