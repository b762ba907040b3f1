import type {JsonObject, Place, OperationPlace, PathItemPlace} from '../types';
import {childOf, isObjectPlace, itemsOf} from '../place';
import {type RuleContext, textOf} from './context';

/** A parameter, and the place in the list that names it, which may be a reference. */
export type ParameterPlace = {name: string; in: string; use: Place; place: Place<JsonObject>};

export type ParameterList = {
  parameters: ParameterPlace[];
  /** Part of the list cannot be read, so nothing can be reported as missing. */
  partial: boolean;
};

/** The parameters that an operation or a path item lists itself. */
export function listParameters(
  holder: Place | undefined,
  follow: RuleContext['follow'],
): ParameterList {
  const field = childOf(holder, 'parameters');
  const list = field && follow(field);
  const parameters: ParameterPlace[] = [];
  let partial = field !== undefined && !Array.isArray(list?.value);
  for (const use of itemsOf(list)) {
    const place = follow(use);
    const name = textOf(place, 'name');
    const location = textOf(place, 'in');
    if (isObjectPlace(place) && name !== undefined && location !== undefined)
      parameters.push({name, in: location, use, place});
    else partial = true;
  }
  return {parameters, partial};
}

/** The list of a path item: its own, or that of the item it refers to. */
export function listItemParameters(
  {layers}: PathItemPlace,
  follow: RuleContext['follow'],
): ParameterList {
  return listParameters(
    layers.find((layer) => childOf(layer, 'parameters')),
    follow,
  );
}

/** Header names are case-insensitive. */
export function parameterKey({name, in: location}: Pick<ParameterPlace, 'name' | 'in'>): string {
  return `${location} ${location === 'header' ? name.toLowerCase() : name}`;
}

/** The operations of a document, grouped by path item. */
export function groupByItem(
  operations: readonly OperationPlace[],
): Map<PathItemPlace, OperationPlace[]> {
  const groups = new Map<PathItemPlace, OperationPlace[]>();
  for (const operation of operations) {
    const group = groups.get(operation.item);
    if (group) group.push(operation);
    else groups.set(operation.item, [operation]);
  }
  return groups;
}
