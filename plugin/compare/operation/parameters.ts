/** Compares the parameters of an operation. */
import {listTemplateNames} from '../../document/template';
import {fieldOf} from '../../document/place';
import type {OperationPlace, Place} from '../../document/types';
import {
  listItemParameters,
  listParameters,
  parameterKey,
  type ParameterPlace,
} from '../../document/rules/parameters';
import type {Node} from '../graph';
import {type Pair, type Side, toFound} from '../side';
import type {ChangeKind} from '../kinds';
import type {Step} from '../steps';
import type {Direction, FoundChange} from '../types';
import {type Compare, compareValue} from './content';

/** Headers that other fields of an operation describe; the Parameter Object ignores them. */
const IGNORED = new Set(['header accept', 'header content-type', 'header authorization']);

const EMPTY = 'allowEmptyValue';

/** Adds to the node of an operation what changed in its parameters. */
export function compareParameters(
  compare: Compare,
  operations: Pair<OperationPlace>,
  direction: Direction,
  node: Node,
): void {
  const before = toParameters(compare.sides.before, operations.before);
  const after = toParameters(compare.sides.after, operations.after);
  const renamed = toRenamed(operations);
  const matched = new Set<string>();
  for (const [key, one] of before) {
    const name = one.in === 'path' ? renamed.get(one.name) : undefined;
    const other = after.get(name === undefined ? key : `path ${name}`);
    if (!other) {
      node.found.push(
        toListFound(
          'parameter-removed',
          {before: one.use, after: operations.after.place},
          one,
          direction,
        ),
      );
      continue;
    }
    matched.add(parameterKey(other));
    node.children.push({
      step: toStep(other),
      node: compareParameter(compare, {before: one, after: other}, direction),
    });
  }
  for (const [key, other] of after) {
    if (matched.has(key)) continue;
    const kind = isRequired(other.place) ? 'parameter-added-required' : 'parameter-added-optional';
    node.found.push(
      toListFound(kind, {before: operations.before.place, after: other.use}, other, direction),
    );
  }
}

/**
 * A parameter that an operation lists or no longer lists. The change is in the operation, also where
 * it refers to a component; operations that refer to the same one share an entry.
 */
function toListFound(
  kind: ChangeKind,
  at: Pair<Place>,
  parameter: ParameterPlace,
  direction: Direction,
): FoundChange {
  const detail = {name: parameter.name, step: toStep(parameter)};
  const {identity} = toFound(kind, {before: parameter.place}, detail, direction);
  return {...toFound(kind, at, detail, direction), identity};
}

function toStep({in: location, name}: ParameterPlace): Step {
  return {of: 'parameter', in: location, name};
}

/** A parameter of the operation replaces the path item's with the same name and location. */
export function toParameters(
  {follow}: Side,
  {item, place}: OperationPlace,
): Map<string, ParameterPlace> {
  const all = [
    ...listItemParameters(item, follow).parameters,
    ...listParameters(place, follow).parameters,
  ];
  return new Map(
    all
      .map((parameter): [string, ParameterPlace] => [parameterKey(parameter), parameter])
      .filter(([key]) => !IGNORED.has(key)),
  );
}

/** Path parameters are matched by their position in the path: their names are not sent. */
function toRenamed({before, after}: Pair<OperationPlace>): Map<string, string> {
  const [one, other] = [listTemplateNames(before.path), listTemplateNames(after.path)];
  return new Map(
    one.length === other.length ? one.map((name, index) => [name, other[index] ?? name]) : [],
  );
}

function isRequired({value}: Place): boolean {
  return fieldOf(value, 'required') === true || fieldOf(value, 'in') === 'path';
}

function compareParameter(
  compare: Compare,
  {before, after}: Pair<ParameterPlace>,
  direction: Direction,
): Node {
  const at = {before: before.place, after: after.place};
  return compare.nodeOf(`parameter ${direction}`, at, (node) => {
    if (before.in === 'path' && before.name !== after.name)
      node.found.push(toFound('path-parameter-renamed', at, {from: before.name, to: after.name}));
    const [was, is] = [isRequired(before.place), isRequired(after.place)];
    if (was !== is)
      node.found.push(
        toFound(is ? 'parameter-became-required' : 'parameter-became-optional', at, {}, direction),
      );
    const [couldBeEmpty, canBeEmpty] = [before, after].map(allowsEmpty);
    if (couldBeEmpty !== canBeEmpty)
      node.found.push(
        canBeEmpty
          ? toFound('constraint-removed', at, {name: EMPTY, from: false}, direction)
          : toFound('constraint-added', at, {name: EMPTY, to: false}, direction),
      );
    compareValue(compare, at, {location: after.in, direction}, node);
  });
}

/** Whether a query parameter may be sent without a value; other parameters never may. */
function allowsEmpty({in: location, place: {value}}: ParameterPlace): boolean {
  return location === 'query' && fieldOf(value, EMPTY) === true;
}
