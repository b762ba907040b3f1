import {isShareLink, readShareLink} from '../history/shareLink';
import type {RequestValues} from '../../request/types';

/**
 * Whether this page was opened by a link that fills in its form. Nothing is ever sent by opening
 * one.
 */
export function isOpenedFromLink(): boolean {
  return isShareLink(window.location.hash);
}

let applied: string | undefined;

/**
 * What the link says, where there is one that can be read. Once: a console that is opened again is
 * as the reader left it.
 */
export function readOpeningLink(): RequestValues | undefined {
  const {href, hash} = window.location;
  if (href === applied) return undefined;
  applied = href;
  return readShareLink(hash);
}
