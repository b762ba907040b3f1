import {appendKey} from '../../document/pointer';
import {isObject} from '../../document/isObject';
import {findNode} from '../schema/findNode';
import type {Json, NodeSchema, Schema, SchemaTable} from '../types';
import {checkScalar, matchesType, sameJson} from './checkScalar';
import type {Finding} from './types';

export type ValidationOptions = {
  table: SchemaTable;
  /**
   * `readOnly` properties are not required in requests, `writeOnly` ones not in responses, and
   * neither where the direction is unknown.
   */
  direction: 'request' | 'response' | 'either';
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
 * and reports nothing where it cannot decide (a pattern that might never finish, a format without
 * rules, `unevaluated…`).
 */
export function validate(value: Json, schema: Schema, options: ValidationOptions): Finding[] {
  return check(value, schema, options, {values: MAX_VALUES}, 0, MAX_FINDINGS);
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
  const state: State = {
    pending: [{value, schema, pointer: ''}],
    findings: [],
    budget: {values: MAX_VALUES},
    most: MAX_FINDINGS,
  };
  while (advance(state, options, 0, valuesPerStep)) yield undefined;
  return state.findings.slice(0, MAX_FINDINGS);
}

type State = {
  pending: Work[];
  findings: Finding[];
  budget: Budget;
  /** Maximum number of findings. */
  most: number;
};

function check(
  value: Json,
  schema: Schema,
  options: ValidationOptions,
  budget: Budget,
  nesting: number,
  most: number,
): Finding[] {
  const state: State = {pending: [{value, schema, pointer: ''}], findings: [], budget, most};
  advance(state, options, nesting, MAX_VALUES);
  return state.findings.slice(0, most);
}

/**
 * Walks the value with a work list, so that depth does not matter. Returns whether there is more.
 */
function advance(
  {pending, findings, budget, most}: State,
  options: ValidationOptions,
  nesting: number,
  values: number,
): boolean {
  const until = Math.max(0, budget.values - values);
  while (findings.length < most && budget.values > until) {
    const work = pending.pop();
    if (!work) break;
    budget.values -= 1;
    checkOne(work, options, budget, nesting, findings, pending);
  }
  return pending.length > 0 && findings.length < most && budget.values > 0;
}

function checkOne(
  {value, schema, pointer}: Work,
  options: ValidationOptions,
  budget: Budget,
  nesting: number,
  findings: Finding[],
  pending: Work[],
): void {
  if (schema.kind === 'boolean') {
    if (!schema.value) findings.push({pointer, kind: 'forbidden'});
    return;
  }
  if (schema.kind === 'reference' && schema.nullable && value === null) return;
  const node = findNode(schema, options.table);
  if (!node) return;
  if (node.types && !node.types.some((type) => matchesType(type, value))) {
    findings.push({pointer, kind: 'type', expected: node.type});
    return;
  }
  if (node.const !== undefined && !sameJson(node.const, value))
    findings.push({pointer, kind: 'enum', values: [node.const]});
  if (node.enum && !node.enum.some((entry) => sameJson(entry.value, value)))
    findings.push({pointer, kind: 'enum', values: node.enum.map((entry) => entry.value)});
  for (const finding of checkScalar(node, value))
    if (finding.kind !== 'format' || !options.onlyCertain) findings.push({pointer, ...finding});
  if (Array.isArray(value)) checkArray(node, value, pointer, findings, pending);
  else if (isObject(value)) checkObject(node, value, pointer, options, findings, pending);
  if (nesting < MAX_NESTING)
    checkVariants(node, value, pointer, options, budget, nesting, findings);
}

function checkArray(
  node: NodeSchema,
  value: Json[],
  pointer: string,
  findings: Finding[],
  pending: Work[],
): void {
  const {minItems, maxItems, uniqueItems} = node.constraints ?? {};
  if (minItems !== undefined && value.length < minItems)
    findings.push({pointer, kind: 'limit', keyword: 'minItems', limit: minItems});
  if (maxItems !== undefined && value.length > maxItems)
    findings.push({pointer, kind: 'limit', keyword: 'maxItems', limit: maxItems});
  const scalars = value.filter((item) => typeof item !== 'object');
  if (uniqueItems && new Set(scalars).size < scalars.length)
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
  findings: Finding[],
  pending: Work[],
): void {
  const {minProperties, maxProperties} = node.constraints ?? {};
  const names = Object.keys(value);
  if (minProperties !== undefined && names.length < minProperties)
    findings.push({pointer, kind: 'limit', keyword: 'minProperties', limit: minProperties});
  if (maxProperties !== undefined && names.length > maxProperties)
    findings.push({pointer, kind: 'limit', keyword: 'maxProperties', limit: maxProperties});
  const known = new Map((node.properties ?? []).map((property) => [property.name, property]));
  for (const {name, required, schema} of known.values()) {
    const exempt =
      (direction !== 'response' && isMarked('readOnly', schema, table)) ||
      (direction !== 'request' && isMarked('writeOnly', schema, table));
    if (required && !exempt && !Object.hasOwn(value, name))
      findings.push({pointer, kind: 'required', name});
  }
  for (const [name, inner] of Object.entries(value).reverse()) {
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
  budget: Budget,
  nesting: number,
  findings: Finding[],
): void {
  for (const {kind, discriminator, variants} of node.variants ?? []) {
    const tag =
      discriminator?.propertyName === undefined ||
      !isObject(value) ||
      !Object.hasOwn(value, discriminator.propertyName)
        ? undefined
        : value[discriminator.propertyName];
    const named =
      typeof tag === 'string' ? variants.find(({values}) => values?.includes(tag)) : undefined;
    if (named) {
      for (const finding of check(value, named.schema, options, budget, nesting + 1, MAX_FINDINGS))
        findings.push({...finding, pointer: pointer + finding.pointer});
      continue;
    }
    const matches = variants.filter(
      ({schema}) => check(value, schema, options, budget, nesting + 1, 1).length === 0,
    ).length;
    if (matches === 0 || (kind === 'oneOf' && matches > 1 && !options.onlyCertain))
      findings.push({pointer, kind: 'variants', rule: kind, matches});
  }
  for (const schema of options.onlyCertain ? [] : (node.not ?? [])) {
    if (check(value, schema, options, budget, nesting + 1, 1).length === 0)
      findings.push({pointer, kind: 'forbidden'});
  }
}

/** Whether a schema, or the one it refers to, has the mark. */
function isMarked(mark: 'readOnly' | 'writeOnly', schema: Schema, table: SchemaTable): boolean {
  return (
    (schema.kind !== 'unknown' && schema[mark] === true) || findNode(schema, table)?.[mark] === true
  );
}
