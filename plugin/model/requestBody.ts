import type {Context} from './context';
import type {Direction} from './example/composition';
import {toExtensions} from './extensions';
import {followToObject} from './follow';
import {toMediaTypes} from './mediaType';
import {childOf, type Place} from '../document/place';
import {flagOf, present} from './read';
import {markdownOf} from './text';
import type {RequestBody} from './types';

/**
 * A Request Body Object. The API sends the body of a webhook or callback, so for readers it is like
 * a response.
 */
export function toRequestBody(
  context: Context,
  place: Place | undefined,
  direction: Direction,
): RequestBody | undefined {
  const target = place && followToObject(context, place);
  return (
    target &&
    present({
      description: markdownOf(context, target),
      required: flagOf(target.value, 'required'),
      content: toMediaTypes(
        context,
        childOf(target, 'content'),
        direction,
        direction === 'response',
      ),
      extensions: toExtensions(context, target.value),
    })
  );
}
