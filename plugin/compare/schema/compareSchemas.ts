/** Compares two schemas and everything below them. */
import {LIMITS} from '../../document/limits';
import {createBudget} from '../budget';
import {createNode, type Node} from '../graph';
import type {Direction} from '../kinds';
import {type Pair, type Side, toFound} from '../side';
import {compareFacts} from './compareFacts';
import type {CompareSchemas, SchemaComparison} from './comparison';
import {createFacts} from './facts';
import type {SchemaFacts, Schemas} from './schemaFacts';
import {createIsEdited, createToFound, type SchemaSite} from './written';

/** What every pair of schemas below one place of an operation is compared with. */
type PairContext = {
  direction: Direction;
  outer: SchemaSite | undefined;
  /** Whether only the result is asked for. */
  isAsked: boolean;
  /** The node of everything that is left out at the place. */
  rest: () => Node;
};

/**
 * Compares two schemas once for each direction, however often the documents use them. Beyond the
 * budget, a place of an operation is reported as compared only in part.
 */
export function createSchemaComparison(sides: Pair<Side>): CompareSchemas {
  const {take, renew} = createBudget({
    // A large document has more to compare.
    total: LIMITS.comparedSteps + charactersOf(sides.before) + charactersOf(sides.after),
    least: LIMITS.comparedStepsOfPlace,
  });
  const factsOf = {
    before: createFacts(sides.before, take),
    after: createFacts(sides.after, take),
  };
  const isEdited = createIsEdited(sides);
  const nodes = {request: createNodes(), response: createNodes()};
  const {run, finish} = createRunner();

  const compare = (one: Schemas, other: Schemas, context: PairContext): Node => {
    const {direction, outer, isAsked, rest} = context;
    const [before, after] = [factsOf.before(one), factsOf.after(other)];
    const known = nodes[direction].get(before, after);
    if (known) return known;
    if (!take(sizeOf(before) + sizeOf(after))) return rest();
    const node = createNode();
    nodes[direction].set(before, after, node);
    const site: SchemaSite = {before: one[0], after: other[0], outer};
    const inner: PairContext = {...context, outer: site};
    const compareInner: SchemaComparison['compare'] = (schemas, others) =>
      compare(schemas, others, inner);
    const toWritten = createToFound({before, after}, {sides, isEdited, direction, site});
    run(node, () =>
      compareFacts({
        node,
        sides,
        factsOf,
        isEdited,
        take,
        schemas: {before: one, after: other},
        direction,
        before,
        after,
        isAsked,
        rest,
        compare: compareInner,
        toFound: toWritten,
        ask: (schemas, others, isSo, inDirection = direction) =>
          isSo(compare(schemas, others, {...inner, direction: inDirection, isAsked: true}), take),
        add: (kind, detail = {}, at = {before: before.at, after: after.at}) =>
          node.found.push(toWritten(kind, detail, at)),
        below: (step, schemas, others) =>
          node.children.push({step, node: compareInner(schemas, others)}),
      }),
    );
    return node;
  };

  return (before, after, direction) => {
    renew();
    let rest: Node | undefined;
    const createRest = (): Node => ({
      found: [toFound('comparison-limit', {before, after}, {}, direction)],
      children: [],
    });
    const node = compare([before], [after], {
      direction,
      outer: undefined,
      isAsked: false,
      // There may be a lot of it.
      rest: () => (rest ??= createRest()),
    });
    finish();
    return node;
  };
}

function charactersOf({document}: Side): number {
  return [...document.texts.values()].reduce((sum, text) => sum + text.length, 0);
}

/** What takes time when a schema is compared. */
function sizeOf({layers, properties}: SchemaFacts): number {
  return layers.length + properties.size;
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

/** Comparisons inside each other; deeper ones wait, because the call stack is limited. */
const MAX_DEPTH = 200;

function createRunner() {
  const waiting: (() => void)[] = [];
  let depth = 0;
  const start = (node: Node, task: () => void) => {
    delete node.isWaiting;
    depth += 1;
    task();
    depth -= 1;
  };
  return {
    run: (node: Node, task: () => void) => {
      if (depth < MAX_DEPTH) return start(node, task);
      node.isWaiting = true;
      waiting.push(() => start(node, task));
    },
    finish: () => {
      for (let task = waiting.pop(); task; task = waiting.pop()) task();
    },
  };
}
