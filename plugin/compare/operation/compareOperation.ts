/** Compares two descriptions of one operation. */
import {isInternal} from '../../document/audience';
import {listCallbackItems, listOfItem} from '../../document/operations';
import {childOf, entriesOf, fieldOf} from '../../document/place';
import type {OperationPlace, Place} from '../../document/types';
import type {Node} from '../graph';
import {type Pair, type Side, toFound} from '../side';
import type {Step} from '../steps';
import type {Direction} from '../types';
import {toText} from '../schema/schemaFacts';
import {type Compare, compareContent, compareHeaders} from './content';
import {compareParameters} from './parameters';
import {compareSecurity, type SchemeNames} from './security';
import {compareServers} from './servers';

const BODY = {step: {of: 'body'}} as const;

/** Adds to a node what changed in an operation. */
export function compareOperation(
  compare: Compare & {names: SchemeNames},
  operations: Pair<OperationPlace>,
  node: Node,
): void {
  const at = {before: operations.before.place, after: operations.after.place};
  // The API sends the requests of webhooks and callbacks, and receives the responses.
  const isReversed = operations.after.kind !== 'operation';
  const [sent, received]: [Direction, Direction] = isReversed
    ? ['response', 'request']
    : ['request', 'response'];
  compareLifecycle(at, node);
  compareParameters(compare, operations, sent, node);
  compareBody(compare, at, sent, node);
  compareResponses(compare, at, received, node);
  if (isReversed) return compareOwnSecurity(at, node);
  const servers = toOwners(operations, 'servers', compare.sides);
  const security = toOwners(operations, 'security', compare.sides);
  node.children.push(
    {
      node: compare.nodeOf('servers', servers, ({found}) => {
        for (const change of compareServers(servers)) found.push(change);
      }),
    },
    {
      node: compare.nodeOf('security', security, ({found}) => {
        for (const change of compareSecurity(security, compare.names)) found.push(change);
      }),
    },
  );
}

/** Compares how the API authenticates with receivers of webhooks and callbacks. */
function compareOwnSecurity(at: Pair<Place>, node: Node): void {
  const [one, other] = [at.before, at.after].map(({value}) => fieldOf(value, 'security'));
  if (toText(one ?? null) !== toText(other ?? null))
    node.found.push(toFound('not-compared', at, {name: 'security'}));
}

/** Finds where servers or security are defined: in the operation, its path item or the document. */
function toOwners(
  {before, after}: Pair<OperationPlace>,
  field: 'servers' | 'security',
  sides: Pair<Side>,
): Pair<Place> {
  const ownerOf = ({place, item}: OperationPlace, {document: {root}}: Side): Place =>
    [place, ...(field === 'servers' ? item.layers : [])].find((owner) => childOf(owner, field)) ??
    root;
  return {before: ownerOf(before, sides.before), after: ownerOf(after, sides.after)};
}

function compareLifecycle({before, after}: Pair<Place>, node: Node): void {
  const [was, is] = [before, after].map(({value}) => fieldOf(value, 'deprecated') === true);
  if (was !== is) node.found.push(toFound(is ? 'deprecated' : 'undeprecated', {before, after}));
  const [from, to] = [before, after].map(({value}) => fieldOf(value, 'x-sunset'));
  if (from !== undefined && to !== undefined && from !== to) {
    const isEarlier = Date.parse(toText(to)) < Date.parse(toText(from));
    node.found.push(
      toFound(isEarlier ? 'sunset-earlier' : 'sunset-changed', {before, after}, {from, to}),
    );
  }
  const [id, newId] = [before, after].map(({value}) => fieldOf(value, 'operationId'));
  if (id !== undefined && newId !== undefined && id !== newId)
    node.found.push(toFound('operation-id-changed', {before, after}, {from: id, to: newId}));
}

function compareBody(compare: Compare, at: Pair<Place>, direction: Direction, node: Node): void {
  const before = compare.sides.before.follow(childOf(at.before, 'requestBody'));
  const after = compare.sides.after.follow(childOf(at.after, 'requestBody'));
  const isRequired = (body: Place) => fieldOf(body.value, 'required') === true;
  if (before && after) {
    const bodies = {before, after};
    const child = compare.nodeOf(`body ${direction}`, bodies, (body) => {
      const [was, is] = [isRequired(before), isRequired(after)];
      if (was !== is)
        body.found.push(
          toFound(is ? 'body-became-required' : 'body-became-optional', bodies, {}, direction),
        );
      compareContent(compare, bodies, direction, body);
    });
    node.children.push({...BODY, node: child});
  } else if (before)
    node.found.push(toFound('body-removed', {before, after: at.after}, BODY, direction));
  else if (after)
    node.found.push(
      toFound(
        isRequired(after) ? 'body-added-required' : 'body-added-optional',
        {before: at.before, after},
        BODY,
        direction,
      ),
    );
}

function compareResponses(
  compare: Compare,
  at: Pair<Place>,
  direction: Direction,
  node: Node,
): void {
  const before = toResponses(compare.sides.before, at.before);
  const after = toResponses(compare.sides.after, at.after);
  const matched = new Set<string>();
  const compareAs = (status: string, pair: Pair<Place>) =>
    node.children.push({
      step: toStep(status),
      node: compare.nodeOf(`response ${direction}`, pair, (response) => {
        compareHeaders(compare, pair, direction, response);
        compareContent(compare, pair, direction, response);
      }),
    });
  for (const [status, place] of before) {
    const key = after.has(status) ? status : toRange(status, after);
    // The removal of a success says more than what is different in the default.
    const other = after.get(key ?? (isSuccess(status) ? status : 'default'));
    if (key !== undefined) matched.add(key);
    else if (direction === 'request' || !isNarrowed(status, after))
      node.found.push(
        toFound(
          isSuccess(status) ? 'response-removed-success' : 'response-removed-failure',
          {before: place, after: at.after},
          {name: status, step: toStep(status)},
          direction,
        ),
      );
    if (other) compareAs(status, {before: place, after: other});
  }
  for (const [status, place] of after) {
    if (before.has(status)) continue;
    const range = toRange(status, before);
    const one = before.get(range ?? toDefault(status, before) ?? status);
    if (range === undefined && !matched.has(status))
      node.found.push(
        toFound(
          'response-added',
          {before: at.before, after: place},
          {name: status, step: toStep(status)},
          direction,
        ),
      );
    if (one) compareAs(status, {before: one, after: place});
  }
}

export function toResponses({follow}: Side, operation: Place): Map<string, Place> {
  return new Map(
    entriesOf(follow(childOf(operation, 'responses'))).flatMap(([status, place]) => {
      const target = status.startsWith('x-') ? undefined : follow(place);
      return target
        ? [[status === 'default' ? status : status.toUpperCase(), target] as const]
        : [];
    }),
  );
}

/** The range that covers a status code, if there is a response for it. */
function toRange(status: string, responses: ReadonlyMap<string, Place>): string | undefined {
  const range = `${status[0]}XX`;
  return /^\d/.test(status) && responses.has(range) ? range : undefined;
}

/**
 * `default`, if it covers a status that has no response. Next to a success response, authors mean
 * it for failures.
 */
function toDefault(status: string, responses: ReadonlyMap<string, Place>): string | undefined {
  const isMeant = !isSuccess(status) || ![...responses.keys()].some(isSuccess);
  return isMeant && responses.has('default') ? 'default' : undefined;
}

function toStep(status: string): Step {
  return {of: 'response', status};
}

function isSuccess(status: string): boolean {
  return /^[23]/.test(status);
}

/** Whether responses list some status codes of a range of successes in its place. */
function isNarrowed(range: string, responses: ReadonlyMap<string, Place>): boolean {
  return /^[23]XX$/.test(range) && [...responses.keys()].some((status) => status[0] === range[0]);
}

/** An operation of a callback, with the step to it. */
type CallbackOperation = {operation: OperationPlace; step: Step};

/** Lists the operations of an operation's callbacks, by callback, expression and method. */
export function listCallbacks(
  {follow}: Side,
  {place: owner}: OperationPlace,
): Map<string, CallbackOperation> {
  return new Map(
    listCallbackItems(owner, follow).flatMap(({name, item}) =>
      listOfItem(item, follow)
        .filter(({place}) => !isInternal([place, ...item.layers]))
        .map((operation): [string, CallbackOperation] => {
          const {path: expression} = item;
          const {method} = operation;
          return [
            `${name} ${expression} ${method}`,
            {operation, step: {of: 'callback', name, expression, method}},
          ];
        }),
    ),
  );
}
