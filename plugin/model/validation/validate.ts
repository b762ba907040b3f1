import {appendKey} from '../../document/pointer';
import {hasMember, memberOf, membersOf, namesOf} from '../../document/keyOrder';
import {isObject} from '../../document/isObject';
import {isMarked} from '../example/marks';
import {addsNull, findAbsent, findNode} from '../schema/findNode';
import type {Json, NodeSchema, Schema, SchemaTable} from '../types';
import {checkItemLimits, checkPropertyLimits} from './checkLimits';
import {checkScalar, matchesType, sameJson} from './checkScalar';
import type {MatchPattern} from './matchPattern';
import type {Finding} from './types';

export type ValidationOptions = {
  table: SchemaTable;
  /**
   * `readOnly` properties are not required in requests, `writeOnly` ones not in responses, and
   * neither where the direction is unknown.
   */
  direction: 'request' | 'response' | 'either';
  match: MatchPattern;
  /**
   * Finds only mismatches in every reading of the schema. Formats may be annotations; and because
   * some keywords are ignored, more variants may seem to match than do, and a `not` may seem to
   * match although it does not.
   */
  onlyCertain?: boolean;
};

/** Maximum number of findings. */
const MAX_FINDINGS = 50;
/** Maximum number of values to check: a document of several megabytes would block the page. */
const MAX_VALUES = 100_000;
/** Maximum nesting of variants to try. */
const MAX_NESTING = 12;

type Work = {value: Json; schema: Schema; pointer: string};
type Budget = {values: number};

/**
 * Compares a value with its schema, to inform readers. It covers what documents commonly contain,
 * and reports nothing where it cannot decide (a pattern of another dialect, a format without rules,
 * `unevaluated…`). Values whose pattern takes too long, or whose schema the table lacks, are listed
 * last, as not checked.
 */
export function validate(value: Json, schema: Schema, options: ValidationOptions): Finding[] {
  return toFindings(check(value, schema, options, {values: MAX_VALUES}, 0, MAX_FINDINGS));
}

/**
 * The same in steps of a given number of values, for pages that must stay responsive: `next()`
 * takes one step, and the last one returns the findings.
 */
export function* validateInSteps(
  value: Json,
  schema: Schema,
  options: ValidationOptions,
  valuesPerStep: number,
): Generator<undefined, Finding[]> {
  const state: ValidationState = {
    pending: [{value, schema, pointer: ''}],
    findings: [],
    unchecked: [],
    budget: {values: MAX_VALUES},
    most: MAX_FINDINGS,
  };
  while (advance(state, options, 0, valuesPerStep)) yield undefined;
  return toFindings(state);
}

/** What is pending is compared again, and for another dialect there is nothing to tell. */
function toFindings({findings, unchecked}: Outcome): Finding[] {
  return [
    ...findings,
    ...unchecked.filter(
      (finding) =>
        finding.kind === 'unchecked' && (finding.reason === 'limit' || finding.reason === 'absent'),
    ),
  ].slice(0, MAX_FINDINGS);
}

type Outcome = {
  /** Mismatches. */
  findings: Finding[];
  /** Values for which it is not known whether they match. */
  unchecked: Finding[];
};

type ValidationState = Outcome & {
  pending: Work[];
  budget: Budget;
  /** Maximum number of mismatches. */
  most: number;
};

function check(
  value: Json,
  schema: Schema,
  options: ValidationOptions,
  budget: Budget,
  nesting: number,
  most: number,
): Outcome {
  const state: ValidationState = {
    pending: [{value, schema, pointer: ''}],
    findings: [],
    unchecked: [],
    budget,
    most,
  };
  advance(state, options, nesting, MAX_VALUES);
  return {findings: state.findings.slice(0, most), unchecked: state.unchecked};
}

/**
 * Walks the value with a work list, so that depth does not matter. Returns whether there is more.
 */
function advance(
  state: ValidationState,
  options: ValidationOptions,
  nesting: number,
  values: number,
): boolean {
  const {pending, findings, budget, most} = state;
  const until = Math.max(0, budget.values - values);
  while (findings.length < most && budget.values > until) {
    const work = pending.pop();
    if (!work) break;
    budget.values -= 1;
    checkOne(work, options, nesting, state);
  }
  return pending.length > 0 && findings.length < most && budget.values > 0;
}

function checkOne(
  {value, schema, pointer}: Work,
  options: ValidationOptions,
  nesting: number,
  state: ValidationState,
): void {
  const {findings} = state;
  if (schema.kind === 'boolean') {
    if (!schema.value) findings.push({pointer, kind: 'forbidden'});
    return;
  }
  if (value === null && addsNull(schema, options.table)) return;
  const node = findNode(schema, options.table);
  if (!node) return addUnchecked(state, toUnchecked(schema, options.table, pointer));
  if (node.types && !node.types.some((type) => matchesType(type, value))) {
    findings.push({pointer, kind: 'type', expected: node.type});
    return;
  }
  if (node.const !== undefined && !sameJson(node.const, value))
    findings.push({pointer, kind: 'enum', values: [node.const]});
  if (node.enum && !node.enum.some((entry) => sameJson(entry.value, value)))
    findings.push({pointer, kind: 'enum', values: node.enum.map((entry) => entry.value)});
  for (const finding of checkScalar(node, value, options.match)) {
    if (finding.kind === 'unchecked') addUnchecked(state, [{pointer, ...finding}]);
    else if (finding.kind !== 'format' || !options.onlyCertain)
      findings.push({pointer, ...finding});
  }
  if (Array.isArray(value)) checkArray(node, value, pointer, state);
  else if (isObject(value)) checkObject(node, value, pointer, options, state);
  if (nesting < MAX_NESTING) checkVariants(node, value, pointer, options, nesting, state);
}

/** What a schema leaves open that refers to one that the table lacks. */
function toUnchecked(schema: Schema, table: SchemaTable, pointer: string): Finding[] {
  const absent = findAbsent(schema, table);
  return absent
    ? [{pointer, kind: 'unchecked', schema: absent.id, name: absent.name, reason: 'absent'}]
    : [];
}

function addUnchecked({unchecked}: ValidationState, more: readonly Finding[], pointer = ''): void {
  for (const finding of more.slice(0, MAX_FINDINGS - unchecked.length))
    unchecked.push({...finding, pointer: pointer + finding.pointer});
}

function checkArray(
  node: NodeSchema,
  value: Json[],
  pointer: string,
  {findings, pending}: ValidationState,
): void {
  const {constraints = {}} = node;
  for (const finding of checkItemLimits(constraints, value)) findings.push({pointer, ...finding});
  if (
    constraints.uniqueItems &&
    new Set(value.map((item) => JSON.stringify(item))).size < value.length
  )
    findings.push({pointer, kind: 'unique'});
  for (let index = value.length - 1; index >= 0; index -= 1) {
    const schema = node.prefixItems?.[index] ?? node.items;
    const item = value[index];
    if (schema && item !== undefined)
      pending.push({value: item, schema, pointer: `${pointer}/${index}`});
  }
}

function checkObject(
  node: NodeSchema,
  value: {[key: string]: Json},
  pointer: string,
  {table, direction}: ValidationOptions,
  state: ValidationState,
): void {
  const {findings, pending} = state;
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
    const open = toUnchecked(schema, table, appendKey(pointer, name));
    if (open.length > 0) addUnchecked(state, open);
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
    const further = own ?? (node.patternProperties ? undefined : node.additionalProperties);
    if (!own && further?.kind === 'boolean' && !further.value && !node.variants)
      findings.push({pointer: at, kind: 'unknown-property', name});
    else if (further) pending.push({value: inner, schema: further, pointer: at});
  }
}

/**
 * If the discriminator selects a single variant, the value is compared with it in detail; otherwise
 * only the number of matching variants is checked.
 */
function checkVariants(
  node: NodeSchema,
  value: Json,
  pointer: string,
  options: ValidationOptions,
  nesting: number,
  state: ValidationState,
): void {
  const {findings, budget} = state;
  const compare = (schema: Schema, most = 1) =>
    check(value, schema, options, budget, nesting + 1, most);
  for (const {kind, discriminator, nullable, variants} of node.variants ?? []) {
    if (nullable && value === null) continue;
    const tag =
      discriminator?.propertyName === undefined || !isObject(value)
        ? undefined
        : memberOf(value, discriminator.propertyName);
    const named =
      typeof tag === 'string' ? variants.find(({values}) => values?.includes(tag)) : undefined;
    if (named) {
      const inner = compare(named.schema, MAX_FINDINGS);
      for (const finding of inner.findings)
        findings.push({...finding, pointer: pointer + finding.pointer});
      addUnchecked(state, inner.unchecked, pointer);
      continue;
    }
    // Those that match, and among them those of which it is not known.
    const fitting = variants
      .map(({schema}) => compare(schema))
      .filter((outcome) => outcome.findings.length === 0);
    const open = fitting.flatMap(({unchecked}) => unchecked.slice(0, 1));
    const matches = fitting.length - open.length;
    const isOne = kind === 'oneOf' && !options.onlyCertain;
    if (fitting.length === 0 || (isOne && matches > 1))
      findings.push({pointer, kind: 'variants', rule: kind, matches});
    else if (isOne || matches === 0) addUnchecked(state, open, pointer);
  }
  for (const schema of options.onlyCertain ? [] : (node.not ?? [])) {
    const inner = compare(schema);
    if (inner.findings.length > 0) continue;
    if (inner.unchecked.length > 0) addUnchecked(state, inner.unchecked, pointer);
    else findings.push({pointer, kind: 'forbidden'});
  }
}
