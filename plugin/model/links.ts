import {quote} from '../diagnostics/text';
import type {JsonObject} from '../document/types';
import {LEFT_OUT, type LinkTarget, type LinkTargets, type OperationContext} from './context';
import {followPlace} from '../document/follow';
import {followToObject} from './follow';
import {toJsonValue} from './json';
import {childOf, entriesOf, fieldOf, type Place, placeKey} from '../document/place';
import type {LeftOutSource, OperationSource} from './operationSources';
import {present, textOf} from './read';
import {toServer} from './servers';
import {markdownOf} from './text';
import type {Link} from './types';

/** The Link Objects of a response, without links to operations that readers do not see. */
export function toLinks(context: OperationContext, place: Place | undefined): Link[] {
  return entriesOf(place).flatMap(([name, entry]) => {
    const target = followToObject(context, entry);
    return (target && toLink(context, name, target)) ?? [];
  });
}

function toLink(
  context: OperationContext,
  name: string,
  place: Place<JsonObject>,
): Link | undefined {
  const operationId = textOf(place.value, 'operationId');
  const operationRef = textOf(place.value, 'operationRef');
  const target = toTarget(context, place, operationId, operationRef);
  if (target === LEFT_OUT) return undefined;
  if (target === undefined && !/^https?:/i.test(operationRef ?? '')) {
    context.warn(
      'link-target',
      place,
      `The link ${quote(name)} does not match any operation of this document.`,
      'Name an existing `operationId`, or an `operationRef` such as `#/paths/~1pets/get`.',
    );
  }
  const server = childOf(place, 'server');
  const requestBody = fieldOf(place.value, 'requestBody');
  return present({
    name,
    description: markdownOf(context, place),
    operationId,
    operationRef,
    target,
    parameters: entriesOf(childOf(place, 'parameters')).map(([parameter, {value}]) => ({
      name: parameter,
      value: toJsonValue(value) ?? null,
    })),
    requestBody: requestBody === undefined ? undefined : toJsonValue(requestBody),
    server: server && toServer(context, server),
  });
}

function toTarget(
  context: OperationContext,
  place: Place,
  operationId: string | undefined,
  operationRef: string | undefined,
): LinkTarget | undefined {
  if (operationId !== undefined) return context.links.byOperationId(operationId);
  if (operationRef === undefined) return undefined;
  const operation = followPlace(context.document, context.document.resolve(operationRef, place));
  return operation && context.links.byPlace(placeKey(operation));
}

/** Finds the targets of links. If several operations share an id, the first one counts. */
export function toLinkTargets(
  sources: readonly OperationSource[],
  leftOut: readonly LeftOutSource[],
): LinkTargets {
  const byOperationId = new Map<string, LinkTarget>();
  const byPlace = new Map<string, LinkTarget>();
  const add = (target: LinkTarget, place: Place) => {
    const operationId = textOf(place.value, 'operationId');
    if (operationId !== undefined && !byOperationId.has(operationId))
      byOperationId.set(operationId, target);
    if (!byPlace.has(placeKey(place))) byPlace.set(placeKey(place), target);
  };
  for (const {id, place} of sources) add(id, place);
  for (const {place} of leftOut) add(LEFT_OUT, place);
  return {
    byOperationId: (operationId) => byOperationId.get(operationId),
    byPlace: (place) => byPlace.get(place),
  };
}
