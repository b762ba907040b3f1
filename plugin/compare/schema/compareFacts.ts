/** Compares two schemas. What is below them is compared through the given functions. */
import type {SchemaComparison} from './comparison';
import {compareTypes, compareValues} from './compareTypes';
import {compareDependent, compareLimits, compareWords} from './compareKeywords';
import {compareDiscriminators} from './compareDiscriminators';
import {compareProperties} from './compareProperties';
import {compareChoices, compareWithChoice, compareConditions} from './compareChoices';
import {compareDynamic} from './compareDynamic';
import {isComparable} from './keywordTypes';

export function compareFacts(comparison: SchemaComparison): void {
  const {before, after} = comparison;
  // The target of an unresolved reference is unknown, so any further comparison would be a guess.
  if (before.lost.length > 0 || after.lost.length > 0) return compareLost(comparison);
  compareDynamic(comparison);
  if (before.choices.length !== after.choices.length) {
    if (compareWithChoice(comparison)) return;
    const [fewer, more] = [before.choices, after.choices].sort(
      (one, other) => one.length - other.length,
    );
    comparison.add('not-compared', {name: more?.[fewer?.length ?? 0]?.keyword ?? 'oneOf'});
  } else {
    compareChoices(comparison);
    compareDiscriminators(comparison, before, after);
  }
  compareTypes(comparison);
  compareValues(comparison);
  compareLimits(comparison);
  compareWords(comparison);
  if (isComparable(comparison, 'properties')) {
    compareDependent(comparison);
    compareProperties(comparison);
  }
  if (isComparable(comparison, 'items')) compareItems(comparison);
  compareConditions(comparison);
}

function compareLost({before, after, add}: SchemaComparison): void {
  for (const {ref, place} of before.lost)
    add('reference-lost', {name: ref}, {before: place, after: after.at});
  for (const {ref, place} of after.lost)
    add('reference-lost', {name: ref}, {before: before.at, after: place});
}

function compareItems({before, after, add, below}: SchemaComparison): void {
  const [one, other] = [before.items, after.items];
  const at = {before: one?.[0] ?? before.at, after: other?.[0] ?? after.at};
  if (one && other) below({of: 'schema', field: 'items'}, one, other);
  else if (other) add('constraint-added', {name: 'items'}, at);
  else if (one) add('constraint-removed', {name: 'items'}, at);
  const longest = Math.max(before.prefixItems.length, after.prefixItems.length);
  for (let index = 0; index < longest; index += 1) {
    const [first, second] = [before.prefixItems[index], after.prefixItems[index]];
    if (first && second) below({of: 'schema', field: 'prefixItems', key: index}, first, second);
    else
      add(
        second ? 'constraint-added' : 'constraint-removed',
        {name: `prefixItems ${index}`},
        {before: first?.[0] ?? before.at, after: second?.[0] ?? after.at},
      );
  }
}
