import {apiNavbarItems, type ApiNavbarLink} from '../../config/navbar';

/** The link to the first tab of docs.json. */
export function toNavbarLink(siteDir: string): ApiNavbarLink {
  return apiNavbarItems({siteDir})[0] ?? {to: '/api/default', label: 'API Reference'};
}
