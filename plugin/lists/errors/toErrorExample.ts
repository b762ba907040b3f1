import {formatJson} from '../../document/exactNumber';
import type {Example, MediaType} from '../../model/types';
import type {ErrorExample} from './types';

/** Characters of JSON. A longer example is on the page of its operation alone. */
const MAX_EXAMPLE = 4_000;

/** An example of a list, which has room for short ones. */
export function toErrorExample(
  mediaType: MediaType,
  example: Example,
  place: Pick<ErrorExample, 'page' | 'status'>,
): ErrorExample {
  const {value, serialized} = example;
  const size = serialized?.length ?? (value === undefined ? 0 : formatJson(value).length);
  return {mediaType, ...(size <= MAX_EXAMPLE && {example}), ...place};
}
