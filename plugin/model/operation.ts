import {toBadges} from './badges';
import {toCallbacks} from './callbacks';
import {toCodeSamples} from './codeSamples';
import type {OperationContext} from './context';
import {toDeprecation} from './deprecation';
import {addExchanges} from './exchanges';
import {toExtensions} from './extensions';
import {toExternalDocs} from './externalDocs';
import type {OperationSource} from './operationSources';
import {toParameters} from './parameters';
import {toPageSettings} from './pageSettings';
import {itemField, itemLayer} from './pathItem';
import {childOf, fieldOf} from '../document/place';
import {present, textOf, textsOf, wordsOf} from './read';
import {toRequestBody} from './requestBody';
import {toResponses} from './responses';
import {toSecurity} from './security';
import {toServers} from './servers';
import {toSummary} from './summary';
import {markdownOf} from './text';
import type {Operation} from './types';

/**
 * An Operation Object with the fields that it inherits from its path item. `schemas` and `formats`
 * are filled in when all schemas are built.
 */
export function toOperation(
  context: OperationContext,
  source: OperationSource,
  depth = 0,
): Operation {
  const {id, kind, key, method, path, place, item} = source;
  const {value} = place;
  const summaryOwner = itemLayer(item, 'summary');
  const descriptionOwner = itemLayer(item, 'description');
  const operation: Operation = present({
    id,
    kind,
    key,
    method,
    path,
    operationId: textOf(value, 'operationId'),
    ...toSummary(context, place),
    pathSummary: summaryOwner && wordsOf(summaryOwner.value, 'summary'),
    pathDescription: descriptionOwner && markdownOf(context, descriptionOwner),
    tags: [...new Set(textsOf(fieldOf(value, 'tags')))],
    deprecated: toDeprecation(context, place),
    externalDocs: toExternalDocs(context, place),
    badges: toBadges(value),
    page: toPageSettings(value, context.document.root.value),
    servers: unlessSame(
      toServers(context, place) ?? toServers(context, itemLayer(item, 'servers')),
      context.defaults.servers,
    ),
    security: unlessSame(toSecurity(place), context.defaults.security),
    parameters: toParameters(context, itemField(item, 'parameters'), childOf(place, 'parameters')),
    requestBody: toRequestBody(
      context,
      childOf(place, 'requestBody'),
      kind === 'operation' ? 'request' : 'response',
    ),
    responses: toResponses(context, childOf(place, 'responses')),
    callbacks: toCallbacks(context, source, {id, depth}, (callback, callbackDepth) =>
      toOperation(context, callback, callbackDepth),
    ),
    codeSamples: toCodeSamples(value),
    extensions: toExtensions(context, value),
    schemas: [],
    formats: [],
  });
  addExchanges(operation, value);
  return operation;
}

/** An operation's own value, unless it equals the document's. */
function unlessSame<T>(own: T | undefined, ofDocument: T): T | undefined {
  return own !== undefined && JSON.stringify(own) !== JSON.stringify(ofDocument) ? own : undefined;
}
