import {followPlace} from '../../document/follow';
import {isObjectPlace} from '../../document/place';
import type {JsonObject, LoadedDocument, Place} from '../../document/types';

/** Follows references to the object that they point to at last; undefined when there is none. */
export type Follow = (place: Place | undefined) => Place<JsonObject> | undefined;

export function createFollow(document: Pick<LoadedDocument, 'resolve'>): Follow {
  return (place) => {
    const end = followPlace(document, place);
    return isObjectPlace(end) ? end : undefined;
  };
}
