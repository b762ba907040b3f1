import {isObject} from '../../document/isObject';
import {hasMember, memberOf, membersOf, namesOf} from '../../document/keyOrder';
import {appendKey} from '../../document/pointer';
import type {Json, NodeSchema, Schema} from '../types';
import {checkRest} from './checkParts';
import type {Finding} from './types';
import {addUnchecked, leaveOpen, MAX_FINDINGS, type Outcome, type Visit} from './visit';

type Apply = (visit: Visit, value: Json) => Generator<undefined, void>;

const NEVER: Schema = {kind: 'boolean', value: false};

/** What compares a value with further schemas of its own schema, by the field of the model. */
const APPLY = {
  variants: checkVariants,
  conditions: (visit, value) => checkConditions(visit, value, visit.node.conditions),
  // If the value matches, nothing is allowed.
  not: (visit, value) =>
    checkConditions(
      visit,
      value,
      visit.node.not?.map((schema) => ({if: schema, then: NEVER})),
    ),
  dependentSchemas: checkDependentSchemas,
  propertyNames: checkPropertyNames,
  contains: checkContains,
} satisfies {[field in keyof NodeSchema]?: Apply};

export const APPLIED = Object.entries(APPLY) as [keyof typeof APPLY, Apply][];

/** Whether a schema is about what its other keywords do not describe. */
export function asksForEvaluated({unevaluatedProperties, unevaluatedItems}: NodeSchema): boolean {
  return !!(unevaluatedProperties ?? unevaluatedItems);
}

/**
 * If the discriminator selects a single variant, the value is compared with it in detail; otherwise
 * only the number of matching variants is checked.
 */
function* checkVariants(visit: Visit, value: Json): Generator<undefined, void> {
  const {node, pointer, options, outcome, compare} = visit;
  for (const {kind, discriminator, nullable, variants} of node.variants ?? []) {
    if (nullable && value === null) continue;
    const tag =
      discriminator?.propertyName === undefined || !isObject(value)
        ? undefined
        : memberOf(value, discriminator.propertyName);
    const named =
      typeof tag === 'string' ? variants.find(({values}) => values?.includes(tag)) : undefined;
    if (named) {
      yield* apply(visit, value, named.schema);
      continue;
    }
    let matches = 0;
    const open: Finding[] = [];
    for (const {schema} of variants) {
      const inner = yield* compare(value, schema);
      if (inner.findings.length > 0) continue;
      addEvaluated(visit, value, inner);
      const [reason] = inner.unchecked;
      if (reason) open.push(reason);
      else matches += 1;
    }
    const isNone = matches + open.length === 0;
    const isTooMany = kind === 'oneOf' && matches > 1;
    // Nobody knows which parts the variant describes that was meant.
    if (isNone) addEvaluated(visit, value);
    if (isNone || (isTooMany && !options.onlyCertain))
      outcome.findings.push({pointer, kind: 'variants', rule: kind, matches});
    else if (isTooMany) leaveOpen(outcome, pointer, 'keyword', kind);
    else if (matches === 0 || kind === 'oneOf' || asksForEvaluated(node))
      addUnchecked(outcome, open, pointer);
  }
}

function* checkConditions(
  visit: Visit,
  value: Json,
  conditions: NodeSchema['conditions'] = [],
): Generator<undefined, void> {
  for (const {if: condition, then, else: otherwise} of conditions) {
    const inner = yield* visit.compare(value, condition);
    if (inner.findings.length > 0) {
      yield* apply(visit, value, otherwise);
      continue;
    }
    addEvaluated(visit, value, inner);
    addUnchecked(visit.outcome, inner.unchecked, visit.pointer);
    if (inner.unchecked.length === 0) yield* apply(visit, value, then);
  }
}

function* checkDependentSchemas(visit: Visit, value: Json): Generator<undefined, void> {
  if (isObject(value))
    for (const {property, schema} of visit.node.dependentSchemas ?? [])
      if (hasMember(value, property)) yield* apply(visit, value, schema);
}

function* checkPropertyNames(
  {node: {propertyNames}, pointer, outcome, compare}: Visit,
  value: Json,
): Generator<undefined, void> {
  if (!propertyNames || !isObject(value)) return;
  for (const name of namesOf(value)) {
    const inner = yield* compare(name, propertyNames);
    const at = appendKey(pointer, name);
    if (inner.findings.length > 0)
      outcome.findings.push({
        pointer: at,
        kind: 'unknown-property',
        name,
        keyword: 'propertyNames',
      });
    else addUnchecked(outcome, inner.unchecked, at);
  }
}

function* checkContains(
  {node: {contains}, pointer, outcome, evaluated, compare}: Visit,
  value: Json,
): Generator<undefined, void> {
  if (!contains || !Array.isArray(value)) return;
  const {schema, min = 1, max = Infinity} = contains;
  let matches = 0;
  let most = 0;
  let open: Finding[] = [];
  for (const [index, item] of value.entries()) {
    const inner = yield* compare(item, schema);
    if (inner.findings.length > 0) continue;
    evaluated?.add(String(index));
    most += 1;
    if (inner.unchecked.length === 0) matches += 1;
    else open = inner.unchecked;
  }
  if (most < min)
    outcome.findings.push({pointer, kind: 'limit', keyword: 'minContains', limit: min});
  else if (matches > max)
    outcome.findings.push({pointer, kind: 'limit', keyword: 'maxContains', limit: max});
  else if (matches < min || most > max) addUnchecked(outcome, open, pointer);
}

/** Compares the parts of a value that nothing else describes. */
export function checkUnevaluated(visit: Visit, value: Json): void {
  const {node, pointer, pending, evaluated} = visit;
  const isList = Array.isArray(value);
  const keyword = isList ? 'unevaluatedItems' : 'unevaluatedProperties';
  const schema = node[keyword];
  // Merging may have lost to which part of a schema the keyword belongs.
  if (!schema || node.unchecked?.includes(keyword) || !(isList || isObject(value))) return;
  for (const [name, inner] of membersOf<Json>(value).reverse()) {
    if (evaluated?.has(name)) continue;
    evaluated?.add(name);
    if (isList) pending.push({value: inner, schema, pointer: appendKey(pointer, name)});
    else checkRest(visit, name, inner, schema, 'unevaluatedProperties');
  }
}

/** Compares a value with a schema that it must match, too. */
function* apply(visit: Visit, value: Json, schema: Schema | undefined): Generator<undefined, void> {
  const {pointer, outcome, pending, evaluated, compare} = visit;
  if (!schema) return;
  if (!evaluated) {
    pending.push({value, schema, pointer});
    return;
  }
  const inner = yield* compare(value, schema, MAX_FINDINGS);
  for (const finding of inner.findings)
    outcome.findings.push({...finding, pointer: pointer + finding.pointer});
  addUnchecked(outcome, inner.unchecked, pointer);
  addEvaluated(visit, value, inner);
}

/** Adds what a schema describes that matches. If that is not known, it may describe everything. */
function addEvaluated({evaluated}: Visit, value: Json, inner?: Outcome): void {
  if (!evaluated) return;
  const isKnown = inner?.unchecked.length === 0;
  for (const key of isKnown ? (inner.evaluated ?? []) : namesOf(Object(value) as object))
    evaluated.add(key);
}
