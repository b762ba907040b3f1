import {isObject} from '../../document/isObject';
import {addsNull, followReferences} from '../schema/findNode';
import type {Json, NodeSchema, Schema} from '../types';
import {APPLIED, asksForEvaluated, checkUnevaluated} from './checkApplied';
import {checkArray, checkObject, listAbsent} from './checkParts';
import {checkScalar, matchesType, sameJson} from './checkScalar';
import {
  addUnchecked,
  leaveOpen,
  MAX_FINDINGS,
  type Budget,
  type Outcome,
  type Steps,
  type ValidationOptions,
  type Visit,
  type Work,
} from './visit';
import type {Finding} from './types';

/** Maximum number of values to check: a document of several megabytes would block the page. */
const MAX_VALUES = 100_000;
/** Maximum nesting of schemas to try on the same value. */
const MAX_NESTING = 32;

/**
 * Compares a value with its schema, to inform readers. What cannot be decided is listed last, as not
 * checked: patterns that take too long, schemas that the table lacks, keywords that merging the
 * parts of a schema has lost, and values beyond a limit. Nothing is said about formats without
 * rules and patterns of another dialect.
 */
export function validate(value: Json, schema: Schema, options: ValidationOptions): Finding[] {
  const steps = validateInSteps(value, schema, options, MAX_VALUES);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
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
  const budget = {values: MAX_VALUES, step: valuesPerStep};
  const {findings, unchecked} = yield* walk(value, schema, options, budget, 0, MAX_FINDINGS);
  const shown = new Map<string, Finding>();
  for (const finding of [...findings, ...unchecked]) {
    const reason = finding.kind === 'unchecked' && finding.reason;
    // What is pending is compared again, and for another dialect there is nothing to tell.
    if (reason === 'pending' || reason === 'dialect') continue;
    // Several schemas may say the same, and what is too much begins at one place.
    shown.set(reason === 'size' ? reason : JSON.stringify(finding), finding);
  }
  return Array.from(shown.values()).slice(0, MAX_FINDINGS);
}

/** Walks the value with a work list, so that depth does not matter. */
function* walk(
  value: Json,
  schema: Schema,
  options: ValidationOptions,
  budget: Budget,
  nesting: number,
  most: number,
): Steps {
  const outcome: Outcome = {findings: [], unchecked: []};
  const pending: Work[] = [{value, schema, pointer: ''}];
  const compare: Visit['compare'] = (inner, part, limit = 1) =>
    walk(inner, part, options, budget, nesting + 1, limit);
  for (let work = pending.pop(); work && outcome.findings.length < most; work = pending.pop()) {
    if (budget.values <= 0 || nesting > MAX_NESTING) {
      const type = 'type' in work.schema ? work.schema.type : 'any';
      leaveOpen(outcome, work.pointer, 'size', type);
      break;
    }
    budget.values -= 1;
    if (budget.values % budget.step === 0) yield undefined;
    const node = checkOwn(work, options, outcome);
    if (!node) continue;
    // Only at the root of what is tried does the schema around it ask for what is evaluated.
    const isAsked = (nesting > 0 && work.pointer === '') || asksForEvaluated(node);
    const evaluated = isAsked ? new Set<string>() : undefined;
    if (work.pointer === '' && evaluated) outcome.evaluated ??= evaluated;
    const visit: Visit = {
      node,
      pointer: work.pointer,
      options,
      budget,
      outcome,
      pending,
      evaluated,
      compare,
    };
    if (Array.isArray(work.value)) checkArray(visit, work.value);
    else if (isObject(work.value)) checkObject(visit, work.value);
    for (const [field, apply] of APPLIED)
      if (node[field] !== undefined) yield* apply(visit, work.value);
    checkUnevaluated(visit, work.value);
  }
  outcome.findings.splice(most);
  return outcome;
}

/** Compares a value without its parts. Returns the schema if there is more to compare. */
function checkOwn(
  {value, schema, pointer}: Work,
  {table, match, onlyCertain}: ValidationOptions,
  outcome: Outcome,
): NodeSchema | undefined {
  const {findings} = outcome;
  if (value === null && addsNull(schema, table)) return undefined;
  const node = followReferences(schema, table);
  if (node?.kind === 'boolean' && !node.value) findings.push({pointer, kind: 'forbidden'});
  if (node?.kind === 'reference') addUnchecked(outcome, listAbsent(node, table), pointer);
  if (node?.kind !== 'schema') return undefined;
  if (node.types && !node.types.some((type) => matchesType(type, value))) {
    findings.push({pointer, kind: 'type', expected: node.type});
    return undefined;
  }
  if (node.const !== undefined && !sameJson(node.const, value))
    findings.push({pointer, kind: 'enum', values: [node.const]});
  if (node.enum && !node.enum.some((entry) => sameJson(entry.value, value)))
    findings.push({pointer, kind: 'enum', values: node.enum.map((entry) => entry.value)});
  for (const finding of checkScalar(node, value, match)) {
    if (finding.kind === 'unchecked') addUnchecked(outcome, [{pointer, ...finding}]);
    else if (finding.kind !== 'format' || !onlyCertain) findings.push({pointer, ...finding});
    else leaveOpen(outcome, pointer, 'keyword', 'format');
  }
  for (const keyword of node.unchecked ?? []) leaveOpen(outcome, pointer, 'keyword', keyword);
  return node;
}
