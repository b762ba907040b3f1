import {listTemplateNames} from '../template';
import {listSome, quote} from '../../diagnostics/text';
import {hasMember} from '../keyOrder';
import {formatValue} from '../exactNumber';
import type {JsonObject, Place} from '../types';
import {isRelativeUrl} from '../parseUrl';
import {childOf, entriesOf, isObjectPlace, itemsOf} from '../place';
import type {RuleContext} from './context';
import {isPlaceholderServer} from './checkInfo';

/** A user name or password before the host. */
const CREDENTIALS = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*@/i;

/**
 * Reports missing servers, incomplete or excessive server URLs, and variables that cannot be
 * replaced.
 */
export function checkServers(context: RuleContext): void {
  const {root, operations, follow, warn} = context;
  const holders = new Map<string, Place>();
  const items = operations.flatMap(({item}) => item.layers);
  for (const holder of [root, ...items, ...operations.map(({place}) => place)])
    holders.set(`${holder.file}#${holder.pointer}`, holder);
  let found = 0;
  for (const holder of holders.values()) {
    const list = childOf(holder, 'servers');
    for (const server of itemsOf(list && follow(list))) {
      if (!isObjectPlace(server)) continue;
      found += 1;
      checkServer(context, server);
    }
  }
  if (found === 0 && operations.some(({kind}) => kind === 'operation'))
    warn(
      'server-missing',
      childOf(root, 'servers') ?? root,
      'The document names no server, so requests have no host and Try It cannot send them.',
      context.written === '2.0'
        ? 'Add `host`, `basePath` and `schemes`.'
        : 'Add `servers` with the URL of the API.',
    );
}

function checkServer({warn, written, pulledFrom}: RuleContext, server: Place<JsonObject>): void {
  const {url} = server.value;
  const defined = childOf(server, 'variables');
  if (typeof url === 'string') {
    const place = childOf(server, 'url') ?? server;
    // Those of a pulled document are relative to where it is, like any other reference in it.
    const bracketed = listBracketed(url);
    if (bracketed.length > 0)
      warn(
        'server-variable',
        place,
        `The server ${quote(url)} has ${listSome(bracketed)} in angle brackets, which readers cannot replace.`,
        written === '2.0'
          ? 'Write the real URL; OpenAPI 3 has variables for parts that differ from reader to reader.'
          : `Write ${quote(`{${toVariableName(bracketed[0] ?? '')}}`)} in its place, and define it in \`variables\` with a \`default\`.`,
      );
    if (!isRelativeUrl(url) || (!pulledFrom?.has(server.file) && bracketed.length === 0))
      (written === '2.0' ? checkSwaggerUrl : checkUrl)(warn, url, place);
    if (isPlaceholderServer(url))
      warn(
        'info-placeholder',
        place,
        `The server ${quote(url)} has a host that exists only in examples, so samples and Try It send requests to nobody.`,
        'Write the real URL.',
      );
    const missing = [...new Set(listTemplateNames(url))].filter(
      (name) => !isObjectPlace(defined) || !hasMember(defined.value, name),
    );
    if (missing.length > 0)
      warn(
        'server-variable',
        place,
        `The server ${quote(url)} uses ${listSome(missing)} without a definition.`,
        'Define each variable in `variables`, with a `default`.',
      );
  }
  for (const [name, variable] of entriesOf(defined))
    if (isObjectPlace(variable))
      checkVariable(warn, name, variable, typeof url === 'string' ? url : '');
}

/** Parts such as `<host>`, which authors write where OpenAPI has variables. */
function listBracketed(url: string): string[] {
  return [...new Set(url.match(/<[^<>]+>/g) ?? [])];
}

/** `<your host>` → `your-host`. */
function toVariableName(bracketed: string): string {
  return bracketed.replace(/[^\p{L}\p{N}_.-]+/gu, '-').replace(/^-+|-+$/g, '') || 'name';
}

function checkUrl(warn: RuleContext['warn'], url: string, place: Place): void {
  if (CREDENTIALS.test(url))
    warn(
      'server-credentials',
      place,
      'The URL of this server contains a user name or a password, which pages show.',
      'Remove the credentials, and describe a security scheme instead.',
    );
  else if (url.trim() === '')
    warn(
      'server-relative',
      place,
      'The URL of this server is empty, so Try It sends requests to the site itself.',
      'Write the complete URL of the API.',
    );
  else if (url.startsWith('//'))
    warn(
      'server-relative',
      place,
      `The URL ${quote(url)} has no scheme, so requests use the scheme of the site.`,
      'Write the complete URL, with `https:`.',
    );
  else if (isRelativeUrl(url))
    warn(
      'server-relative',
      place,
      `The URL ${quote(url)} is relative, so Try It sends requests to the site itself.`,
      'Write the complete URL, unless the site itself serves the API at this path.',
    );
}

/** In Swagger 2.0 the URL consists of `schemes`, `host` and `basePath`. */
function checkSwaggerUrl(warn: RuleContext['warn'], url: string, place: Place): void {
  if (url.startsWith('//'))
    warn(
      'server-relative',
      place,
      'The document names no scheme, so requests use the one of the site.',
      'Add `schemes`, for example `[https]`.',
    );
  else if (url.startsWith('/'))
    warn(
      'server-relative',
      place,
      'The document names no host, so Try It sends requests to the site itself.',
      'Add `host` and `schemes`, unless the site itself serves the API at this path.',
    );
  else checkUrl(warn, url, place);
}

function checkVariable(
  warn: RuleContext['warn'],
  name: string,
  variable: Place<JsonObject>,
  url: string,
): void {
  const preset = childOf(variable, 'default');
  const allowed = childOf(variable, 'enum');
  if (allowed && Array.isArray(allowed.value) && allowed.value.length === 0)
    warn(
      'server-variable',
      allowed,
      `The server variable ${quote(name)} has an empty \`enum\`, which allows no value.`,
      'Remove the `enum`, or list the values.',
    );
  if (!preset) {
    warn(
      'server-variable',
      variable,
      `The server variable ${quote(name)} has no \`default\`.`,
      'Add a `default`: the value that is used until a reader chooses another.',
    );
    return;
  }
  const text = formatValue(preset.value);
  const values = Array.isArray(allowed?.value)
    ? allowed.value.map((value) => formatValue(value))
    : [];
  if (values.length > 0 && !values.includes(text))
    warn(
      'server-variable',
      preset,
      `The default ${quote(text)} of the server variable ${quote(name)} is not in its \`enum\`.`,
      `Choose one of ${listSome(values)}.`,
    );
  else if (listTemplateNames(text).length > 0)
    warn(
      'server-variable',
      preset,
      `The default ${quote(text)} of the server variable ${quote(name)} contains a variable, which is not replaced.`,
      'Write a plain value.',
    );
  else if (text.startsWith('/') && isAfterSlash(url, name))
    warn(
      'server-variable',
      preset,
      `The default ${quote(text)} of the server variable ${quote(name)} begins with a slash, which ${quote(url)} already has.`,
      'Remove one of the two slashes. Requests contain one.',
    );
}

/** Whether a slash of the path is before a variable; the two before a host are not. */
function isAfterSlash(url: string, name: string): boolean {
  const index = url.indexOf(`{${name}}`);
  return index > 0 && /(?:^|[^/:])\/$/.test(url.slice(0, index));
}
