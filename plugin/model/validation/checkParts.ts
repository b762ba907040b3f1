import {hasMember, membersOf, namesOf} from '../../document/keyOrder';
import {isObject} from '../../document/isObject';
import {toComparable} from '../../document/exactNumber';
import {appendKey} from '../../document/pointer';
import {isMarked} from '../example/marks';
import {findAbsent} from '../schema/findNode';
import type {Json, Schema, SchemaTable} from '../types';
import {checkItemLimits, checkPropertyLimits} from './checkLimits';
import type {Finding} from './types';
import {addUnchecked, leaveOpen, type Visit} from './visit';

/** Compares a list, and notes its items for later. */
export function checkArray(visit: Visit, value: readonly Json[]): void {
  const {node, pointer, outcome, pending, evaluated} = visit;
  const {constraints = {}} = node;
  for (const finding of checkItemLimits(constraints, value))
    outcome.findings.push({pointer, ...finding});
  if (constraints.uniqueItems && value.length > 1) checkUnique(visit, value);
  for (let index = value.length - 1; index >= 0; index -= 1) {
    const schema = node.prefixItems?.[index] ?? node.items;
    const item = value[index];
    if (!schema || item === undefined) continue;
    pending.push({value: item, schema, pointer: `${pointer}/${index}`});
    evaluated?.add(String(index));
  }
}

/** Characters of items that cost as much as another value. */
const CHARACTERS_PER_VALUE = 50;

function checkUnique({pointer, outcome, budget}: Visit, items: readonly Json[]): void {
  const seen = new Set<string>();
  try {
    for (const item of items) {
      const text = toCanonicalText(item);
      budget.values -= Math.floor(text.length / CHARACTERS_PER_VALUE);
      if (budget.values <= 0) throw new RangeError(pointer);
      seen.add(text);
    }
    if (seen.size < items.length) outcome.findings.push({pointer, kind: 'unique'});
  } catch {
    // Too long, or too deep to be written.
    leaveOpen(outcome, pointer, 'keyword', 'uniqueItems');
  }
}

/** The same text for equal values, whatever the order of keys and the notation of numbers. */
function toCanonicalText(value: Json): string {
  return JSON.stringify(value, (_key, inner: Json) => {
    // In a member of its own, so that no list is taken for an object.
    if (isObject(inner))
      return {'': membersOf(inner).sort(([one], [other]) => (one < other ? -1 : 1))};
    const number = toComparable(inner);
    return typeof number === 'bigint' ? {[String(number)]: 0} : number;
  });
}

/** Compares an object, and notes its properties for later. */
export function checkObject(visit: Visit, value: {[key: string]: Json}): void {
  const {node, pointer, options, outcome, pending, evaluated} = visit;
  const {table, direction, match} = options;
  const {findings} = outcome;
  if (node.constraints)
    for (const finding of checkPropertyLimits(node.constraints, namesOf(value)))
      findings.push({pointer, ...finding});
  const known = new Map((node.properties ?? []).map((property) => [property.name, property]));
  for (const {name, required, schema} of known.values()) {
    const exempt =
      (direction !== 'response' && isMarked(schema, 'readOnly', table)) ||
      (direction !== 'request' && isMarked(schema, 'writeOnly', table));
    if (!required || exempt || hasMember(value, name)) continue;
    // An absent schema may have a mark that exempts the property.
    const open = listAbsent(schema, table);
    if (open.length > 0) addUnchecked(outcome, open, appendKey(pointer, name));
    else findings.push({pointer, kind: 'required', name});
  }
  for (const {property, requires} of node.dependentRequired ?? [])
    if (hasMember(value, property))
      for (const name of requires)
        if (!hasMember(value, name) && known.get(name)?.required !== true)
          findings.push({pointer, kind: 'required', name});
  for (const [name, inner] of membersOf(value).reverse()) {
    const at = appendKey(pointer, name);
    const own = known.get(name)?.schema;
    let isKnown = own !== undefined;
    if (own) pending.push({value: inner, schema: own, pointer: at});
    for (const {pattern, schema} of node.patternProperties ?? []) {
      const matches = match(pattern, name);
      if (matches === false) continue;
      isKnown = true;
      if (matches === true) pending.push({value: inner, schema, pointer: at});
      else addUnchecked(outcome, [{pointer: at, kind: 'unchecked', pattern, reason: matches}]);
    }
    if (!isKnown && node.additionalProperties) {
      isKnown = true;
      checkRest(visit, name, inner, node.additionalProperties);
    }
    if (isKnown) evaluated?.add(name);
  }
}

/** Compares a property that has no schema of its own with that of all others. */
export function checkRest(
  {node, pointer, outcome, pending}: Visit,
  name: string,
  value: Json,
  schema: Schema,
  keyword?: 'unevaluatedProperties',
): void {
  const at = appendKey(pointer, name);
  // Some variant may describe it nevertheless.
  if (schema.kind === 'boolean' && !schema.value && (keyword || !node.variants))
    outcome.findings.push({pointer: at, kind: 'unknown-property', name, keyword});
  else pending.push({value, schema, pointer: at});
}

/** What a schema leaves open that refers to one that the table lacks. */
export function listAbsent(schema: Schema, table: SchemaTable): Finding[] {
  const absent = findAbsent(schema, table);
  return absent
    ? [{pointer: '', kind: 'unchecked', schema: absent.id, name: absent.name, reason: 'absent'}]
    : [];
}
