/** Compares two schemas and everything below them. */
import {createNode, type Node} from '../graph';
import type {Pair, Side} from '../side';
import type {CompareSchemas, SchemaComparison} from './comparison';
import {compareTypes, compareValues} from './compareTypes';
import {compareDependent, compareLimits, compareWords} from './compareKeywords';
import {compareDiscriminators} from './compareDiscriminators';
import {compareProperties} from './compareProperties';
import {compareChoices, compareWithChoice, compareConditions} from './compareChoices';
import {compareDynamic} from './compareDynamic';
import {createFacts} from './facts';
import {isComparable} from './keywordTypes';
import type {SchemaFacts} from './schemaFacts';
import {createIsEdited, createToFound, type SchemaSite} from './written';

/** Compares two schemas once for each direction, however often the documents use them. */
export function createSchemaComparison(sides: Pair<Side>): CompareSchemas {
  const factsOf = {before: createFacts(sides.before), after: createFacts(sides.after)};
  const nodes = {request: createNodes(), response: createNodes()};
  const isEdited = createIsEdited(sides);
  let isAsking = false;
  const compare: CompareSchemas = (one, other, direction, outer) => {
    const [before, after] = [factsOf.before(one), factsOf.after(other)];
    const known = nodes[direction].get(before, after);
    if (known) return known;
    const node = createNode();
    nodes[direction].set(before, after, node);
    const site: SchemaSite = {before: one[0], after: other[0], outer};
    const compareInner: SchemaComparison['compare'] = (schemas, others) =>
      compare(schemas, others, direction, site);
    const toFound = createToFound({before, after}, {sides, direction, site, isEdited});
    compareFacts({
      node,
      schemas: {before: one, after: other},
      direction,
      before,
      after,
      sides,
      factsOf,
      isEdited,
      compare: compareInner,
      toFound,
      isAsked: isAsking,
      ask(schemas, others, isSo, inDirection = direction) {
        const wasAsking = isAsking;
        isAsking = true;
        const answer = isSo(compare(schemas, others, inDirection, site));
        isAsking = wasAsking;
        return answer;
      },
      add: (kind, detail = {}, at = {before: before.at, after: after.at}) =>
        node.found.push(toFound(kind, detail, at)),
      below: (step, schemas, others) =>
        node.children.push({step, node: compareInner(schemas, others)}),
    });
    return node;
  };
  return compare;
}

/** The nodes of one direction, by the schemas that they compare. */
function createNodes() {
  const nodes = new Map<SchemaFacts, Map<SchemaFacts, Node>>();
  return {
    get: (before: SchemaFacts, after: SchemaFacts) => nodes.get(before)?.get(after),
    set(before: SchemaFacts, after: SchemaFacts, node: Node) {
      const others = nodes.get(before) ?? new Map<SchemaFacts, Node>();
      nodes.set(before, others.set(after, node));
    },
  };
}

function compareFacts(comparison: SchemaComparison): void {
  const {before, after} = comparison;
  // The target of an unresolved reference is unknown, so any further comparison would be a guess.
  if (before.lost.length > 0 || after.lost.length > 0) return compareLost(comparison);
  compareDynamic(comparison);
  if (before.choices.length !== after.choices.length) {
    if (compareWithChoice(comparison)) return;
    comparison.add('not-compared', {name: before.choices.length > 0 ? 'oneOf' : 'anyOf'});
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
  if (one && other) below('[]', one, other);
  else if (other) add('constraint-added', {name: 'items'}, at);
  else if (one) add('constraint-removed', {name: 'items'}, at);
  const longest = Math.max(before.prefixItems.length, after.prefixItems.length);
  for (let index = 0; index < longest; index += 1) {
    const [first, second] = [before.prefixItems[index], after.prefixItems[index]];
    if (first && second) below(`[${index}]`, first, second);
    else
      add(
        second ? 'constraint-added' : 'constraint-removed',
        {name: `prefixItems ${index}`},
        {before: first?.[0] ?? before.at, after: second?.[0] ?? after.at},
      );
  }
}
