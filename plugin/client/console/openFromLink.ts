import {readShareLink} from '../history/shareLink';
import type {RequestValues} from '../../request/types';

let applied: string | undefined;

/**
 * The values in the link, if there is a readable one that no console has opened with yet: a console
 * that is opened again is as the reader left it. Opening a link sends nothing.
 */
export function readOpeningLink(): RequestValues | undefined {
  const {href, hash} = window.location;
  return href === applied ? undefined : readShareLink(hash);
}

/** Remembers that a console has opened. In an effect, since React may render twice. */
export function noteOpeningLink(): void {
  applied = window.location.href;
}
