import {readShareLink} from '../history/shareLink';
import type {RequestValues} from '../../request/types';

let applied: string | undefined;

/**
 * What the link says, where there is one that can be read. Once: a console that is opened again is
 * as the reader left it. Opening a link sends nothing.
 */
export function readOpeningLink(): RequestValues | undefined {
  const {href, hash} = window.location;
  if (href === applied) return undefined;
  applied = href;
  return readShareLink(hash);
}
