import {quote} from '../diagnostics/text';
import {RemoteFailure} from './failure';
import type {Remote} from './types';

/** The headers of a remote, with values from the environment filled in. */
export type RemoteHeaders = {
  /** Sent to every origin. */
  plain: {[name: string]: string};
  /** With values from the environment: sent only to the origin of the remote. */
  secret: {[name: string]: string};
  /** The environment variable of each header. */
  variables: ReadonlyMap<string, string>;
  /** The values, and their parts after the name of a scheme, to search other texts for. */
  values: ReadonlyMap<string, string>;
};

/** A shorter value may occur by chance. */
const MIN_SECRET = 8;
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Fills in the values from the environment. A variable that is not set is a failure. */
export function readHeaders({url, headers}: Remote, env: NodeJS.ProcessEnv): RemoteHeaders {
  const plain: RemoteHeaders['plain'] = {};
  const secret: RemoteHeaders['secret'] = {};
  const variables = new Map<string, string>();
  const values = new Map<string, string>();
  for (const [name, value] of headers) {
    if (typeof value === 'string') {
      plain[name] = value;
      continue;
    }
    const given = readVariable(value.env, name, env);
    secret[name] = given;
    variables.set(name, value.env);
    for (const part of [given, given.replace(/^\w+\s+/, '')])
      if (part.length >= MIN_SECRET) values.set(part, value.env);
  }
  const {protocol, hostname, host} = new URL(url);
  const [first] = variables.keys();
  if (protocol === 'http:' && first !== undefined && !LOOPBACK.test(hostname))
    throw new RemoteFailure(
      'usage',
      `\`remote.url\` is http, so ${quote(first)} would be sent to \`${host}\` without encryption.`,
      'Use https.',
    );
  return {plain, secret, variables, values};
}

/** Files and shells often add a line break at the end. */
function readVariable(variable: string, header: string, env: NodeJS.ProcessEnv): string {
  const value = env[variable]?.trim();
  if (!value)
    throw new RemoteFailure(
      'usage',
      `The environment variable \`${variable}\` is ${value === undefined ? 'not set' : 'empty'}; the header ${quote(header)} takes its value.`,
      'Set it to the whole value of the header, such as `Bearer` and the token.',
    );
  if (!/^[\t\x20-\x7e]+$/.test(value))
    throw new RemoteFailure(
      'usage',
      `The environment variable \`${variable}\` has characters that the header ${quote(header)} cannot have, such as a line break.`,
    );
  return value;
}
