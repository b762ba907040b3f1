import {Refusal} from '../refusal';
import type {RequestHead} from './requestHead';

/** Who may call an endpoint for programs, and what they may send. */
export type ProgramRules = {
  /** Origins of pages that may call it; programs send none. */
  origins: ReadonlySet<string>;
  /** Host names under which the site is reached, without ports. */
  hosts: ReadonlySet<string>;
  maxBytes: number;
};

/**
 * Programs may call the endpoint, and pages of the site. A page of another site cannot, neither by
 * its own name nor by a name that it has pointed at this server (DNS rebinding).
 */
export function checkProgram(head: RequestHead, rules: ProgramRules): void {
  const {headers, method} = head;
  if (method !== 'POST')
    throw new Refusal('method_not_allowed', undefined, undefined, {Allow: 'POST'});
  checkHost(headers.host, rules.hosts);
  const {origin} = headers;
  if (origin !== undefined && !rules.origins.has(origin))
    throw new Refusal('forbidden_origin', undefined, 'foreign Origin');
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new Refusal('forbidden_origin', undefined, 'foreign Sec-Fetch-Site');
  const mediaType = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json' || headers['content-encoding'] !== undefined)
    throw new Refusal('unsupported_media_type', 'Send application/json without an encoding.');
  if (Number(headers['content-length'] ?? 0) > rules.maxBytes) throw new Refusal('body_too_large');
  if (headers.expect !== undefined) throw new Refusal('expectation_failed');
}

function checkHost(host: string | undefined, hosts: ReadonlySet<string>): void {
  const name = /^(\[[^\]]*\]|[^:]*)(?::\d{1,5})?$/.exec(host ?? '')?.[1]?.toLowerCase();
  if (name === undefined || name === '' || !hosts.has(name))
    throw new Refusal(
      'forbidden_origin',
      'The Host header must name this site. A reverse proxy has to pass it on.',
      'foreign Host',
    );
}
