import type {HttpRequest} from '../types';
import {quoteShell, toCurlBody} from './curlBody';
import {mayHaveOtherScheme} from './program';

/**
 * The request as a `curl` command for any POSIX shell. Digest and client certificates have no
 * header, so they are options.
 */
export function toCurl(request: HttpRequest): string {
  const {method, url, headers, cookies, body, authentication, clientCertificate} = request;
  const isOwnHeader = (name: string) =>
    authentication?.scheme === 'basic' && name.toLowerCase() === 'authorization';
  const {input, options} = toCurlBody(body);
  const lines = [
    ...toMethod(method, body.kind !== 'none'),
    `${hasGlob(url) ? '--globoff ' : ''}${mayHaveOtherScheme(url) ? '--proto -all,http,https ' : ''}--url ${quoteShell(url)}`,
    ...(authentication
      ? [
          `${authentication.scheme === 'digest' ? '--digest ' : ''}--user ${quoteShell(`${authentication.username}:${authentication.password}`)}`,
        ]
      : []),
    ...(clientCertificate
      ? [`--cert ${quoteShell('<client_certificate>')}`, `--key ${quoteShell('<private_key>')}`]
      : []),
    // curl sends a header without a value only if it is written with a semicolon.
    ...headers
      .filter(([name]) => !isOwnHeader(name))
      .map(
        ([name, value]) =>
          `--header ${quoteShell(value === '' ? `${name};` : `${name}: ${value}`)}`,
      ),
    ...(cookies.length > 0
      ? [`--cookie ${quoteShell(cookies.map((cookie) => cookie.join('=')).join('; '))}`]
      : []),
    ...options,
  ];
  return `${input ? `${input} | ` : ''}curl ${lines.join(' \\\n  ')}`;
}

/**
 * Whether curl would send several requests, or none: brackets and braces are lists and ranges. A
 * missing value in braces is a list of one, and an address in brackets is a host.
 */
function hasGlob(url: string): boolean {
  return /[{}[\]]/.test(
    url.replace(/^https?:\/\/\[[\da-f:.]+\]/i, '').replace(/\{[^{}[\],\\]+\}/g, ''),
  );
}

/** GET needs no option. HEAD has its own: `--request HEAD` would wait for a body. */
function toMethod(method: string, hasBody: boolean): string[] {
  if (method === 'GET' && !hasBody) return [];
  return [method === 'HEAD' && !hasBody ? '--head' : `--request ${quoteShell(method)}`];
}
