import type {MediaType} from '../model/types';
import {toMediaKind} from '../model/operation/mediaKind';

/** The media type of a body: the wanted one, if there is such a key, else the first JSON, else the first. */
export function chooseMediaType(
  content: readonly MediaType[],
  wanted?: string,
): MediaType | undefined {
  return (
    content.find(({mediaType}) => mediaType === wanted) ??
    content.find(({mediaType}) => toMediaKind(mediaType) === 'json') ??
    content[0]
  );
}
