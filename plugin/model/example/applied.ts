import {isObject} from '../../document/isObject';
import {membersOf, toObject} from '../../document/keyOrder';
import {appendKey} from '../../document/pointer';
import {findNode} from '../schema/findNode';
import type {Json, NodeSchema, Schema} from '../types';
import type {Finding} from '../validation/types';
import {validate} from '../validation/validate';
import type {Composition, ExamplePosition} from './composition';
import {isSent} from './dropProperties';

// Keywords that ask more of a value than its own schema, depending on the value itself.

/**
 * Completes an object as `dependentSchemas`, `if` and `patternProperties` ask of the fields that it
 * has. What no value is found for is noted.
 */
export function satisfyApplied(
  composition: Composition,
  schema: NodeSchema,
  object: {[name: string]: Json},
  position: ExamplePosition,
): {[name: string]: Json} {
  const {dependentSchemas = [], conditions = [], patternProperties = []} = schema;
  let current = object;
  const apply = (keyword: string, part: Schema) => {
    const next = toMatching(composition, schema, part, current, position);
    if (isObject(next)) current = next;
    else noteUnmet(composition, keyword, position.pointer);
  };
  for (const {property, schema: part} of dependentSchemas)
    if (Object.hasOwn(current, property)) apply('dependentSchemas', part);
  for (const {if: condition, then, else: otherwise} of conditions) {
    const findings = findMismatches(composition, condition, current);
    const isMet = findings.every(({kind}) => kind === 'unchecked');
    const part = isMet ? then : otherwise;
    if (isMet && findings.length > 0) noteUnmet(composition, 'if', position.pointer);
    else if (part) apply(isMet ? 'then' : 'else', part);
  }
  for (const {pattern, schema: part} of patternProperties)
    for (const [name, value] of membersOf(current)) {
      if (composition.match(pattern, name) !== true) continue;
      const own = schema.properties?.find((property) => property.name === name)?.schema;
      const at = {...position, name, pointer: appendKey(position.pointer, name)};
      const next = toMatching(composition, own, part, value, at);
      if (next === undefined) noteUnmet(composition, 'patternProperties', at.pointer);
      else current = toObject(new Map(membersOf(current)).set(name, next));
    }
  return current;
}

/**
 * A value of a schema that another one allows, too: the value itself, with further fields, or that
 * of the other schema. Undefined if none is found.
 */
export function toMatching(
  composition: Composition,
  base: Schema | undefined,
  part: Schema,
  value: Json,
  position: ExamplePosition,
): Json | undefined {
  if (matches(composition, part, value)) return value;
  const node = findNode(part, composition.table);
  const changed =
    node && isObject(value)
      ? completeFields(composition, findNode(base, composition.table), node, value, position)
      : composition.compose(composition, part, position);
  return changed !== undefined &&
    matches(composition, part, changed) &&
    (!base || isObject(value) || matches(composition, base, changed))
    ? changed
    : undefined;
}

function completeFields(
  composition: Composition,
  base: NodeSchema | undefined,
  part: NodeSchema,
  value: {[name: string]: Json},
  position: ExamplePosition,
): Json {
  const fields = new Map(membersOf(value));
  for (const {name, required, schema} of part.properties ?? []) {
    const own = base?.properties?.find((property) => property.name === name);
    const field = fields.get(name);
    const at = {...position, name, isBody: false, pointer: appendKey(position.pointer, name)};
    if (!isSent(own?.schema ?? schema, composition.direction, composition.table)) continue;
    if (field === undefined ? !required : matches(composition, schema, field)) continue;
    const isOpen = schema.kind === 'boolean' && schema.value;
    const next =
      field === undefined
        ? composition.compose(composition, isOpen && own ? own.schema : schema, at)
        : toMatching(composition, own?.schema, schema, field, at);
    if (next !== undefined) fields.set(name, next);
    else if (!own?.required && !required) fields.delete(name);
  }
  return satisfyApplied(composition, part, toObject(fields), position);
}

/**
 * A placeholder that `not` allows: where it excludes strings, for example, one of another type.
 * @param ofType makes a placeholder
 */
export function satisfyNot(
  composition: Composition,
  schema: NodeSchema,
  type: string | undefined,
  ofType: (type: string | undefined) => Json | undefined,
): Json | undefined {
  const types = [type, ...(schema.types ?? ['integer', 'boolean'])];
  return (
    types.map(ofType).find((value) => value !== undefined && matches(composition, schema, value)) ??
    ofType(type)
  );
}

/** Whether a value matches, apart from what placeholders cannot: length, pattern and format. */
export function matches(composition: Composition, schema: Schema, value: Json): boolean {
  return findMismatches(composition, schema, value).every(({kind}) => kind === 'unchecked');
}

/** The mismatches that count, and what is left open. */
function findMismatches(
  {table, direction, match, budget}: Composition,
  schema: Schema,
  value: Json,
): Finding[] {
  // Without comparing it, no value is taken for one that matches.
  if (budget.checks-- <= 0) return [{pointer: '', kind: 'forbidden'}];
  return validate(value, schema, {table, direction, match}).filter(
    (finding) =>
      finding.kind !== 'pattern' &&
      finding.kind !== 'format' &&
      !(finding.kind === 'limit' && finding.keyword.endsWith('Length')),
  );
}

/** Notes the first keyword that a value does not satisfy. */
export function noteUnmet({budget}: Composition, keyword: string, place: string): void {
  budget.unmet ??= {keyword, place};
}
