import {isShareLink, readShareLink} from '../history/shareLink';
import type {RequestValues} from '../../request/types';

/** Whether this page was opened by a link that fills in its form. Nothing is ever sent by opening one. */
export function isOpenedFromLink(): boolean {
  return isShareLink(window.location.hash);
}

/** What the link says, where there is one that can be read. */
export function readOpeningLink(): RequestValues | undefined {
  return readShareLink(window.location.hash);
}
