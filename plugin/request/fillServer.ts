import {splitTemplate} from '../document/template';
import {parseUrl} from '../document/parseUrl';
import {toJoinedValue} from '../model/operation/serverUrl';
import type {Server} from '../model/types';
import type {ServerValues} from './types';

/**
 * A server's URL with its variables filled in. Variables with no value, or an invalid one, remain
 * as `{name}`.
 */
export type FilledServer = {url: string; missing: string[]; invalid: string[]};

/**
 * The part of the URL that contains a variable. `url`: it begins the URL and may contain scheme and
 * host; `unsent`: it comes after the path.
 */
type ServerPart = 'url' | 'scheme' | 'host' | 'port' | 'path' | 'unsent';

/** A piece of a URL: text, or a variable that has not been replaced. */
type ServerPiece = {text: string} | {name: string; value?: string};
/**
 * A variable and its offset in a URL where each open variable is one NUL, so that variable names
 * cannot affect how the URL is parsed.
 */
type VariableOffset = {template: string; offset: number};

/**
 * One label of a host, as DNS allows it. Only the document may use `xn--`: readers must not be able
 * to type a lookalike.
 */
const LABEL = /^(?!xn--)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const IPV6 = /^\[[0-9a-f:.]+\]$/i;
/**
 * One segment of a path: without characters that end it, that a server may decode again, or that
 * turn it into another segment.
 */
const SEGMENT = /^(?!\.+$)[A-Za-z0-9\-._~!$&'()*+,=:@]+$/;

/**
 * Fills in the variables of a server. Values from the document, a default or a value of an `enum`,
 * are used as written. Values from a reader or a link cannot leave the part of the URL that
 * contains the variable: a host remains a host.
 */
export function fillServer(
  {url, variables}: Pick<Server, 'url' | 'variables'>,
  values: ServerValues['variables'],
): FilledServer {
  const needed = listOriginVariables({url});
  const pieces = toPieces(url).map((piece): ServerPiece => {
    if ('text' in piece) return piece;
    const variable = variables.find(({name}) => name === piece.name);
    const value = values.find(({name}) => name === piece.name)?.value ?? variable?.default;
    // A host cannot be empty; a base path can.
    if (!variable || value === undefined || (value === '' && needed.includes(piece.name)))
      return piece;
    const joined = toJoinedValue(url, piece.name, value);
    if (value === variable.default || variable.enum?.includes(value)) return {text: joined};
    // Readers write values as they see them.
    return {...piece, value: variable.default?.startsWith('/') ? joined : value};
  });
  const filled: FilledServer = {url: '', missing: [], invalid: []};
  const ofOrigin: string[] = [];
  for (const [piece, place] of locate(pieces)) {
    if ('text' in piece) {
      filled.url += piece.text;
      continue;
    }
    const {name, value} = piece;
    const isListed = variables.some((variable) => variable.name === name && variable.enum);
    const isValid = value !== undefined && value !== '' && !isListed && fits(value, place);
    if (!isValid) (value ? filled.invalid : filled.missing).push(name);
    else if (isOfOrigin(place)) ofOrigin.push(name);
    filled.url += isValid ? value : `{${name}}`;
  }
  if (
    ofOrigin.length === 0 ||
    filled.invalid.length + filled.missing.length > 0 ||
    hasHostAsWritten(filled.url)
  )
    return filled;
  return {url, missing: [], invalid: ofOrigin};
}

/** Lists the variables of a server that affect the origin of a request. */
export function listOriginVariables({url}: Pick<Server, 'url'>): string[] {
  return locate(toPieces(url)).flatMap(([piece, place]) =>
    'name' in piece && isOfOrigin(place) ? piece.name : [],
  );
}

function toPieces(url: string): ServerPiece[] {
  return splitTemplate(url).map((text, index) => (index % 2 === 0 ? {text} : {name: text}));
}

function locate(pieces: readonly ServerPiece[]): [ServerPiece, VariableOffset][] {
  const toText = (piece: ServerPiece) => ('text' in piece ? piece.text : '\0');
  const template = pieces.map(toText).join('');
  let end = 0;
  return pieces.map((piece) => {
    const offset = end;
    end += toText(piece).length;
    return [piece, {template, offset}];
  });
}

function isOfOrigin(place: VariableOffset): boolean {
  return !['path', 'unsent'].includes(toPart(place));
}

function toPart({template, offset}: VariableOffset): ServerPart {
  const behind = /[?#]/.test(template.slice(0, offset)) ? 'unsent' : 'path';
  const [origin, scheme = ''] = /^([^/?#]*:)?\/\/[^/?#]*/.exec(template) ?? [];
  if (origin === undefined) return offset === 0 ? 'url' : behind;
  if (offset < scheme.length) return 'scheme';
  if (offset >= origin.length) return behind;
  return template
    .slice(scheme.length, offset)
    .replace(/\[[^\]]*\]/, '')
    .includes(':')
    ? 'port'
    : 'host';
}

function fits(value: string, place: VariableOffset): boolean {
  switch (toPart(place)) {
    case 'scheme':
      return /^https?$/i.test(value);
    case 'host':
      return fitsHost(value, place);
    case 'port':
      return isPort(value);
    case 'path':
      return SEGMENT.test(value);
    case 'url':
      return isPlainUrl(value);
    case 'unsent':
      return true;
  }
}

/**
 * A variable before other labels is one label or a part of it; a variable at the end of the host
 * may contain several labels, or an address.
 */
function fitsHost(value: string, {template, offset}: VariableOffset): boolean {
  const before = template.slice(0, offset);
  const [after = ''] = template.slice(offset + 1).split(/[:/?#]/, 1);
  if (after === '' && /[/.]$/.test(before))
    return isHostName(value) || (before.endsWith('/') && IPV6.test(value));
  // Several variables in one label are checked one by one.
  const start = before.split(/[./]/).at(-1) ?? '';
  const [end = ''] = after.split('.', 1);
  const label = `${start}${value}${end}`.replaceAll('\0', '');
  return !value.includes('.') && LABEL.test(label);
}

function isHostName(value: string): boolean {
  return value.length <= 253 && value.split('.').every((label) => LABEL.test(label));
}

function isPort(value: string): boolean {
  return /^[1-9]\d{0,4}$/.test(value) && Number(value) <= 65535;
}

/** Whether a value is an origin with a plain path, or a path of this site. */
function isPlainUrl(value: string): boolean {
  const [, host, port, path = value] =
    /^https?:\/\/(\[[^\]]*\]|[^/:]*)(?::([^/]*))?(.*)$/is.exec(value) ?? [];
  const isOrigin =
    host === undefined ||
    ((isHostName(host) || IPV6.test(host)) && (port === undefined || isPort(port)));
  return (
    isOrigin &&
    /^(?:\/.*)?$/s.test(path) &&
    path
      .replace(/\/$/, '')
      .split('/')
      .slice(1)
      .every((segment) => SEGMENT.test(segment))
  );
}

/**
 * Parsers turn some hosts into others: `0x7f.1` becomes 127.0.0.1. Hosts in other scripts, which
 * only the document can contain, are not compared.
 */
function hasHostAsWritten(url: string): boolean {
  const [, host] = /^[^/?#]*\/\/(\[[^\]]*\]|[^/?#:]*)/.exec(url) ?? [];
  if (host === undefined || /[^\0-\x7f]/.test(host)) return true;
  return parseUrl(`http://${host}`)?.hostname === host.toLowerCase();
}
