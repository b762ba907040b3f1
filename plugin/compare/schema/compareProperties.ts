/** Compares the properties of two schemas. */
import type {Place} from '../../document/types';
import type {Pair} from '../side';
import type {Step} from '../steps';
import {isMeaningful} from './addParts';
import {placesOf, type SchemaComparison} from './comparison';
import {hides} from './fingerprint';
import type {Schemas} from './schemaFacts';

export function compareProperties(comparison: SchemaComparison): void {
  const {before, after, direction, add, below, sides} = comparison;
  for (const [name, schemas] of before.properties) {
    const other = after.properties.get(name);
    const at = {before: schemas[0], after: other?.[0] ?? after.at};
    const isHidden = hides(sides.before, schemas, direction);
    if (!other) {
      if (!isHidden) removeProperty(comparison, name, at);
      continue;
    }
    const becameHidden = hides(sides.after, other, direction);
    if (!isHidden && becameHidden)
      add(
        direction === 'request' ? 'property-became-read-only' : 'property-became-write-only',
        {name, step: toStep(name)},
        at,
      );
    if (isHidden && !becameHidden) addProperty(comparison, name, other);
    if (isHidden || becameHidden) continue;
    compareRequired(comparison, name, at);
    below(toStep(name), schemas, other);
  }
  for (const [name, schemas] of after.properties)
    if (!before.properties.has(name) && !hides(sides.after, schemas, direction)) {
      if (before.required.has(name)) describeProperty(comparison, name, schemas);
      else addProperty(comparison, name, schemas);
    }
  compareUndeclared(comparison);
  compareAdditional(comparison);
}

/** A property that is still required counts as not removed: callers need it as before. */
function removeProperty(comparison: SchemaComparison, name: string, at: Pair<Place>): void {
  const {before, after, add} = comparison;
  const detail = {name, step: toStep(name)};
  if (after.additional === false) add('property-removed-from-closed', detail, at);
  else if (!after.required.has(name))
    add(
      before.required.has(name) ? 'property-removed-required' : 'property-removed-optional',
      detail,
      at,
    );
  else {
    compareRequired(comparison, name, at);
    if (isMeaningful(at.before.value)) add('property-no-longer-described', detail, at);
  }
}

/** Compares a property that was required without a schema. */
function describeProperty(comparison: SchemaComparison, name: string, schemas: Schemas): void {
  const at = {before: comparison.before.at, after: schemas[0]};
  compareRequired(comparison, name, at);
  if (isMeaningful(schemas[0].value))
    comparison.add('property-described', {name, step: toStep(name)}, at);
}

function addProperty({before, after, add}: SchemaComparison, name: string, schemas: Schemas): void {
  const kind = after.required.has(name)
    ? 'property-added-required'
    : before.additional === false
      ? 'property-added-to-closed'
      : 'property-added-optional';
  add(kind, {name, step: toStep(name)}, {before: before.at, after: schemas[0]});
}

function compareRequired(
  {before, after, add}: SchemaComparison,
  name: string,
  at: Pair<Place>,
): void {
  const [was, is] = [before.required.get(name), after.required.get(name)];
  if (is && !was) add('property-became-required', {name, step: toStep(name)}, {...at, after: is});
  if (was && !is) add('property-became-optional', {name, step: toStep(name)}, {...at, before: was});
}

/** Compares names that are required but not described. */
function compareUndeclared({before, after, add}: SchemaComparison): void {
  for (const [name, fact] of after.required)
    if (!before.required.has(name) && !after.properties.has(name) && !before.properties.has(name))
      add('property-became-required', {name, step: toStep(name)}, {before: before.at, after: fact});
  for (const [name, fact] of before.required)
    if (!after.required.has(name) && !after.properties.has(name) && !before.properties.has(name))
      add('property-became-optional', {name, step: toStep(name)}, {before: fact, after: after.at});
}

function compareAdditional(comparison: SchemaComparison): void {
  const {before, after, add, below} = comparison;
  const [one, other] = [before.additional, after.additional];
  if (one === false && other === false) return;
  const name =
    (other === undefined ? before : after).additionalKeyword ??
    before.additionalKeyword ??
    'additionalProperties';
  const at = placesOf(comparison, name);
  if (other === false) add('constraint-added', {name, to: false}, at);
  else if (one === false) add('constraint-removed', {name, from: false}, at);
  else if (one && other) below({of: 'schema', field: 'additionalProperties'}, one, other);
  else if (other) add('constraint-added', {name}, at);
  else if (one) add('constraint-removed', {name}, at);
}

function toStep(name: string): Step {
  return {of: 'schema', field: 'properties', key: name};
}
