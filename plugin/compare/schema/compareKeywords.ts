/** Compares the limits and single-value keywords of two schemas. */
import type {ChangeKind} from '../kinds';
import type {Pair} from '../side';
import type {SchemaComparison} from './comparison';
import {hasValue, isMultiple, isTighter, NO_LIMIT} from './addKeywords';
import {isComparable} from './keywordTypes';
import {toText, type Fact, type SchemaFacts} from './schemaFacts';
import {WORD_KINDS} from './wordKinds';

export function compareLimits({before, after, add}: SchemaComparison): void {
  for (const keyword of new Set([...before.limits.keys(), ...after.limits.keys()])) {
    const [one, other] = [before.limits.get(keyword), after.limits.get(keyword)];
    if (!isComparable({before, after}, keyword)) continue;
    // The items that it counts are those of `contains`, whose change says more.
    if (keyword.endsWith('Contains') && !areCounted({before, after})) continue;
    const sibling = siblingOf(keyword);
    // A change from `minimum: 1` to `exclusiveMinimum: 0` is a single change of one limit.
    if (sibling !== undefined && compareSiblings(keyword, sibling, {before, after}, add)) continue;
    const [from, to] = [one, other].map((limit) => limit?.value ?? NO_LIMIT[keyword]);
    if (from !== undefined && to !== undefined) {
      if (isTighter(keyword, to, from)) addLimit('constraint-tightened');
      else if (isTighter(keyword, from, to)) addLimit('constraint-relaxed');
    } else addLimit(other ? 'constraint-added' : 'constraint-removed');

    function addLimit(kind: ChangeKind): void {
      add(kind, {name: keyword, from, to}, {before: one ?? before.at, after: other ?? after.at});
    }
  }
}

function areCounted({before, after}: Pair<SchemaFacts>): boolean {
  return before.conditions.has('contains') && after.conditions.has('contains');
}

/** Compares properties that must be present when others are. */
export function compareDependent({before, after, add}: SchemaComparison): void {
  const name = 'dependentRequired';
  for (const [text, fact] of before.dependent)
    if (!after.dependent.has(text))
      add('constraint-removed', {name, from: text}, {before: fact, after: after.at});
  for (const [text, fact] of after.dependent)
    if (!before.dependent.has(text))
      add('constraint-added', {name, to: text}, {before: before.at, after: fact});
}

function siblingOf(keyword: string): string | undefined {
  return {
    minimum: 'exclusiveMinimum',
    exclusiveMinimum: 'minimum',
    maximum: 'exclusiveMaximum',
    exclusiveMaximum: 'maximum',
  }[keyword];
}

/**
 * Compares a limit that changed between inclusive and exclusive. Returns true if it did; the change
 * is then complete.
 */
function compareSiblings(
  keyword: string,
  sibling: string,
  {before, after}: Pair<SchemaFacts>,
  add: SchemaComparison['add'],
): boolean {
  if (before.limits.has(keyword) && after.limits.has(keyword)) return false;
  const [one, other] = [before.limits.get(keyword), after.limits.get(sibling)];
  // The opposite direction is handled at the other keyword.
  if (!one || !other) return before.limits.has(sibling) && after.limits.has(keyword);
  const isLater = isTighter(keyword, other.value, one.value);
  const isEarlier = isTighter(keyword, one.value, other.value);
  const tightened = isLater || (!isEarlier && sibling.startsWith('exclusive'));
  add(
    tightened ? 'constraint-tightened' : 'constraint-relaxed',
    {name: keyword, from: one.value, to: `${sibling} ${toText(other.value)}`},
    {before: one, after: other},
  );
  return true;
}

/** Formats whose values a wider format includes. */
const WIDER_FORMATS: {[format: string]: string} = {'"int32"': 'int64', '"float"': 'double'};

export function compareWords({before, after, add}: SchemaComparison): void {
  for (const [word, [added, removed, changed]] of Object.entries(WORD_KINDS)) {
    if (!isComparable({before, after}, word)) continue;
    const [ones, others] = [before.words.get(word) ?? [], after.words.get(word) ?? []];
    const gone = ones.filter((fact) => !hasValue(others, fact));
    const fresh = others.filter((fact) => !hasValue(ones, fact));
    const [one, other] = [gone[0], fresh[0]];
    if (one && other) {
      // Which of several values became which is not known.
      const isOne = gone.length === 1 && fresh.length === 1;
      add(
        isOne ? toChangedKind(word, one, other, changed) : 'not-compared',
        {name: word, from: one.value, to: other.value},
        {before: one, after: other},
      );
    } else {
      for (const fact of gone)
        add(removed, {name: word, from: fact.value}, {before: fact, after: after.at});
      for (const fact of fresh)
        add(added, {name: word, to: fact.value}, {before: before.at, after: fact});
    }
  }
}

function toChangedKind(word: string, one: Fact, other: Fact, changed: ChangeKind): ChangeKind {
  if (word === 'multipleOf') {
    if (isMultiple(other.value, one.value)) return 'constraint-tightened';
    if (isMultiple(one.value, other.value)) return 'constraint-relaxed';
  }
  if (word === 'format') {
    if (WIDER_FORMATS[toText(one.value)] === other.value) return 'type-widened';
    if (WIDER_FORMATS[toText(other.value)] === one.value) return 'type-narrowed';
  }
  return changed;
}
