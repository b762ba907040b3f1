import type {OAuthFlow} from '../types';
import {rare, type RareWord} from './rareWords';

/** What a flow is called. */
export function toFlowTitle({kind}: OAuthFlow): RareWord {
  return rare(`oauth.${kind}`);
}

const FLOW_URLS = [
  'authorizationUrl',
  'deviceAuthorizationUrl',
  'tokenUrl',
  'refreshUrl',
] as const satisfies readonly (keyof OAuthFlow)[];

/** The URLs of an OAuth flow. */
export function listFlowUrls(flow: OAuthFlow): {label: RareWord; url: string}[] {
  return FLOW_URLS.flatMap((field) => {
    const url = flow[field];
    return url === undefined ? [] : [{label: rare(`oauth.${field}`), url}];
  });
}
