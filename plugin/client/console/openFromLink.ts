import {readShareLink} from '../history/shareLink';
import type {RequestValues} from '../../request/types';

let applied: string | undefined;

/**
 * The values in the link, if there is a readable one. Read once: a console that is opened again is
 * as the reader left it. Opening a link sends nothing.
 */
export function readOpeningLink(): RequestValues | undefined {
  const {href, hash} = window.location;
  if (href === applied) return undefined;
  applied = href;
  return readShareLink(hash);
}
