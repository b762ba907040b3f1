import {quote} from '../diagnostics/text';
import type {JsonObject} from '../document/types';
import type {LinkTargets, OperationContext} from './context';
import {followPlace} from '../document/follow';
import {followToObject} from './follow';
import {toJsonValue} from './json';
import {childOf, entriesOf, fieldOf, type Place, placeKey} from '../document/place';
import type {OperationSource} from './operationSources';
import {present, textOf} from './read';
import {toServer} from './servers';
import {markdownOf} from './text';
import type {Link, OperationId} from './types';

/** The Link Objects of a response. */
export function toLinks(context: OperationContext, place: Place | undefined): Link[] {
  return entriesOf(place).flatMap(([name, entry]) => {
    const target = followToObject(context, entry);
    return target ? toLink(context, name, target) : [];
  });
}

function toLink(context: OperationContext, name: string, place: Place<JsonObject>): Link {
  const operationId = textOf(place.value, 'operationId');
  const operationRef = textOf(place.value, 'operationRef');
  const target = toTarget(context, place, operationId, operationRef);
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
): OperationId | undefined {
  if (operationId !== undefined) return context.links.byOperationId(operationId);
  if (operationRef === undefined) return undefined;
  const operation = followPlace(context.document, context.document.resolve(operationRef, place));
  return operation && context.links.byPlace(placeKey(operation));
}

/** Where links lead. Of several operations with one id the first counts. */
export function toLinkTargets(sources: readonly OperationSource[]): LinkTargets {
  const byOperationId = new Map<string, OperationId>();
  const byPlace = new Map<string, OperationId>();
  for (const {id, place} of sources) {
    const operationId = textOf(place.value, 'operationId');
    if (operationId !== undefined && !byOperationId.has(operationId))
      byOperationId.set(operationId, id);
    if (!byPlace.has(placeKey(place))) byPlace.set(placeKey(place), id);
  }
  return {
    byOperationId: (operationId) => byOperationId.get(operationId),
    byPlace: (place) => byPlace.get(place),
  };
}
