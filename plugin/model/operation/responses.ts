import {hasSummary} from '../../document/objects';
import type {JsonObject, Place} from '../../document/types';
import type {OperationContext} from '../context';
import {toExtensions} from '../text/extensions';
import {followPlace} from '../../document/follow';
import {followToObject} from '../follow';
import {toLinks} from './links';
import {toHeaders, toMediaTypes} from './mediaType';
import {childOf, entriesOf} from '../../document/place';
import {present} from '../../document/present';
import {wordsOf} from '../read';
import {markdownOf} from '../text/text';
import type {Response} from '../types';

/** The Responses Object, sorted: codes, then ranges such as `4XX`, then `default`. */
export function toResponses(context: OperationContext, place: Place | undefined): Response[] {
  const entries = entriesOf(followPlace(context.document, place)).filter(
    ([status]) => !status.startsWith('x-'),
  );
  const isSummarized = hasSummary('response', context.document.version);
  const fields = isSummarized ? ['summary', 'description'] : ['description'];
  return entries
    .flatMap(([status, entry]) => {
      const target = followToObject(context, entry, fields);
      return target ? toResponse(context, status, target) : [];
    })
    .sort((one, other) => compareStatuses(one.status, other.status));
}

/** The order of statuses: codes, ranges, `default`. */
export function compareStatuses(one: string, other: string): number {
  return rankOf(one) - rankOf(other) || (one < other ? -1 : one > other ? 1 : 0);
}

function rankOf(status: string): number {
  if (/^\d+$/.test(status)) return 0;
  return status === 'default' ? 2 : 1;
}

function toResponse(context: OperationContext, status: string, place: Place<JsonObject>): Response {
  return present({
    status,
    summary: wordsOf(place.value, 'summary'),
    description: markdownOf(context, place),
    headers: toHeaders(context, childOf(place, 'headers'), 'response'),
    content: toMediaTypes(context, childOf(place, 'content'), 'response', {hasShape: true}),
    links: toLinks(context, childOf(place, 'links')),
    extensions: toExtensions(context, place.value),
  });
}
