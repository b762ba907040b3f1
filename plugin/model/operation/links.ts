import {quote} from '../../diagnostics/text';
import type {JsonObject, LoadedDocument, Place} from '../../document/types';
import {followPlace} from '../../document/follow';
import {childOf, entriesOf, fieldOf, placeKey, itemsOf} from '../../document/place';
import {isRelativeUrl} from '../../document/parseUrl';
import {present} from '../../document/present';
import {
  LEFT_OUT,
  type LinkTarget,
  type LinkTargets,
  type OperationContext,
  type Context,
} from '../context';
import {followToObject} from '../follow';
import {toJsonValue} from '../text/json';
import type {LeftOutSource, OperationSource} from './operationSources';
import {textOf, toText, nonEmpty, textsOf, wordsOf, wordsOfExtension} from '../read';
import {markdownOf} from '../text/text';
import type {Link, Server, ServerVariable} from '../types';
import {resolveUrl} from '../text/url';

/** The Link Objects of a response, without links to operations that readers do not see. */
export function toLinks(context: OperationContext, place: Place | undefined): Link[] {
  return context.showShared(place, entriesOf(place)).flatMap(([name, entry]) => {
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

/** `servers` of the document, a path item or an operation. Undefined when there are none. */
export function toServers(context: Context, owner: Place | undefined): Server[] | undefined {
  const list = owner && childOf(owner, 'servers');
  return list && nonEmpty(itemsOf(list).flatMap((place) => toServer(context, place) ?? []));
}

/**
 * The URL of a Server Object with its `{variables}`. A relative one is resolved against the URL that
 * its file was pulled from, and otherwise kept as written: then it is relative to the site (OpenAPI,
 * "Server Object"; `$self` names no place where an API is).
 */
export function toServerUrl(
  {pulledFrom}: Pick<LoadedDocument, 'pulledFrom'>,
  place: Place,
): string | undefined {
  const url = textOf(place.value, 'url');
  const base = pulledFrom?.get(place.file);
  return url !== undefined && base !== undefined && isRelativeUrl(url)
    ? resolveUrl(url.trim(), base)
    : url;
}

/** A Server Object. Undefined without a URL. */
function toServer(context: Context, place: Place): Server | undefined {
  const url = toServerUrl(context.document, place);
  if (url === undefined) return undefined;
  return present({
    url,
    name: wordsOf(place.value, 'name') ?? wordsOfExtension(place.value, 'serverName'),
    description: markdownOf(context, place),
    variables: toVariables(context, place),
  });
}

function toVariables(context: Context, server: Place): ServerVariable[] {
  return entriesOf(childOf(server, 'variables')).map(([name, place]) =>
    present({
      name,
      default: toText(fieldOf(place.value, 'default')) ?? '',
      enum: nonEmpty(textsOf(fieldOf(place.value, 'enum'))),
      description: markdownOf(context, place),
    }),
  );
}
