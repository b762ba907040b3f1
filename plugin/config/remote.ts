import {toDiagnostic} from '../diagnostics/diagnostic';
import {quote} from '../diagnostics/text';
import {isObject} from '../document/isObject';
import {parseUrl} from '../document/parseUrl';
import {toPointer} from '../document/pointer';
import type {Json, JsonObject} from '../document/types';
import type {HeaderValue, Remote} from '../remote/types';
import {describe, readFields, toPattern, type ConfigContext} from './fields';
import {DEFAULTS} from './fieldTypes';

/** Names of headers and of query parameters whose values are credentials. */
const SECRET_NAME =
  /auth|cookie|token|secret|passw|credential|session|signature|^sig$|(?:^|[-_])key$|api-?_?key/i;
/** Matches values that are credentials, whatever the header is called. */
const SECRET_VALUE = /^(?:bearer|basic|token|digest)\s+\S/i;
/** Headers that `pull` sets itself, and those reserved for the connection. */
const OWN_HEADERS =
  /^(?:host|connection|content-length|content-type|transfer-encoding|te|trailer|upgrade|expect|keep-alive|proxy-.*|accept-encoding|range|if-.*)$/i;
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/;
const VARIABLE_NAME = toPattern('#/definitions/env/properties/env');

/** Checks `remote`. Undefined if it is unusable; errors are reported. */
export function normalizeRemote(
  said: JsonObject,
  pointer: string,
  context: ConfigContext,
): Remote | undefined {
  const fields = {...DEFAULTS.remote, ...readFields('remote', said, pointer, context)};
  const headers = normalizeHeaders(fields.headers, `${pointer}/headers`, context);
  const origins = normalizeOrigins(fields.origins, `${pointer}/origins`, context);
  const url =
    fields.url === undefined ? undefined : checkUrl(fields.url, `${pointer}/url`, context);
  return url === undefined
    ? undefined
    : {url, headers, origins, privateNetwork: fields.privateNetwork};
}

function checkUrl(text: string, pointer: string, context: ConfigContext): string | undefined {
  const url = parseUrl(text);
  const wrong = (message: string, help: string) => {
    context.report(toDiagnostic('config-remote', {source: context.locate(pointer), message, help}));
    return undefined;
  };
  if (!url || !/^https?:$/.test(url.protocol))
    return wrong(
      '`url` is not an http or https URL.',
      'Write the complete URL, such as "https://api.example.com/openapi.yaml".',
    );
  if (url.username !== '' || url.password !== '')
    return wrong(
      '`url` has a user name or password in front of the host.',
      'Remove it and send it as a header: "headers": {"Authorization": {"env": "API_AUTHORIZATION"}}. Change the password, as it was in a file.',
    );
  const secret = [...url.searchParams.keys()].find((name) => SECRET_NAME.test(name));
  if (secret !== undefined)
    return wrong(
      `The parameter ${quote(secret)} of \`url\` looks like a credential.`,
      'Remove it and send it as a header whose value comes from an environment variable: {"env": "API_TOKEN"}.',
    );
  url.hash = '';
  return url.href;
}

function normalizeHeaders(
  said: JsonObject = {},
  pointer: string,
  context: ConfigContext,
): Map<string, HeaderValue> {
  const headers = new Map<string, HeaderValue>();
  for (const [name, value] of Object.entries(said)) {
    if (name === '$schema') continue;
    const checked = checkHeader(name, value, pointer + toPointer(name), context);
    if (checked !== undefined) headers.set(name, checked);
  }
  return headers;
}

function checkHeader(
  name: string,
  value: Json,
  pointer: string,
  context: ConfigContext,
): HeaderValue | undefined {
  const report = (code: 'config-remote' | 'config-type', message: string, help: string) => {
    context.report(toDiagnostic(code, {source: context.locate(pointer), message, help}));
    return undefined;
  };
  const example = `Write {"env": "${toVariable(name)}"}, and set that environment variable where \`pull\` runs.`;
  if (!HEADER_NAME.test(name))
    return report('config-remote', `${quote(name)} is not the name of a header.`, 'Rename it.');
  if (OWN_HEADERS.test(name))
    return report('config-remote', `\`pull\` sets ${quote(name)} itself.`, 'Remove this header.');
  if (isObject(value)) {
    // Whether it is missing, the message below says better.
    const {env} = readFields('env', {env: '?', ...value}, pointer, context);
    if (env !== undefined && VARIABLE_NAME.test(env)) return {env};
    if (env !== undefined)
      report('config-type', `The header ${quote(name)} names no environment variable.`, example);
    return undefined;
  }
  if (typeof value !== 'string')
    return report(
      'config-type',
      `The header ${quote(name)} must be a string or {"env": "NAME"}, but is ${describe(value)}.`,
      example,
    );
  if (SECRET_NAME.test(name) || SECRET_VALUE.test(value))
    return report(
      'config-remote',
      `The credential of the header ${quote(name)} is in docs.json.`,
      `${example} Revoke the credential if it is real.`,
    );
  if (!/^[\t\x20-\x7e]*$/.test(value))
    return report(
      'config-remote',
      `The header ${quote(name)} has characters that a header cannot have.`,
      'Use printable ASCII characters only.',
    );
  return value;
}

/** `Authorization` → `API_AUTHORIZATION`, for help. */
function toVariable(name: string): string {
  return `API_${name.replace(/^x-/i, '').replace(/\W+/g, '_').toUpperCase()}`;
}

function normalizeOrigins(
  said: readonly string[] = [],
  pointer: string,
  {locate, report}: ConfigContext,
): string[] {
  return said.flatMap((text, index) => {
    const url = parseUrl(text);
    if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return [url.origin];
    report(
      toDiagnostic('config-remote', {
        source: locate(`${pointer}/${index}`),
        message: `${quote(text)} is not an origin.`,
        help: 'Write the scheme, the host and, if needed, the port: "https://cdn.example.com".',
      }),
    );
    return [];
  });
}
