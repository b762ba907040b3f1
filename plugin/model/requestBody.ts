import type {Context} from './context';
import {toExtensions} from './extensions';
import {followToObject} from './follow';
import {toMediaTypes} from './mediaType';
import {childOf, type Place} from './place';
import {flagOf, present} from './read';
import {markdownOf} from './text';
import type {RequestBody} from './types';

export function toRequestBody(context: Context, place: Place | undefined): RequestBody | undefined {
  const target = place && followToObject(context, place);
  return (
    target &&
    present({
      description: markdownOf(context, target),
      required: flagOf(target.value, 'required'),
      content: toMediaTypes(context, childOf(target, 'content'), 'request'),
      extensions: toExtensions(target.value),
    })
  );
}
