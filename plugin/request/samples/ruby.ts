import type {HttpRequest, NameValue} from '../types';
import {encodeWithStar, haveOwnNames, toFieldsOf} from './formFields';
import {joinLines, toProgram} from './program';
import {COMMON_ESCAPES, hasInvisible, quoteDouble, quoteSingle, toHexBraces} from './literals';

const CLASSES: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
]);

/** Those to which `net/http` adds an empty form, and its media type, where there is no body. */
const CLASSES_WITH_BODY: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH']);

export function quote(text: string): string {
  if (hasInvisible(text))
    return quoteDouble(text, {named: {...COMMON_ESCAPES, '#': '\\#'}, toEscape: toHexBraces});
  return quoteSingle(text);
}

/** `net/http` of the standard library. */
export function write(request: HttpRequest): string {
  const {method, url, authentication} = request;
  const {headers, pieces, notes} = toProgram(request, {hasBasic: true});
  const fields = toFieldsOf(request.body, encodeWithStar);
  const body = fields
    ? toForm(fields)
    : pieces
        ?.map((piece) =>
          piece.kind === 'text'
            ? `${quote(piece.text)}.b`
            : `File.binread(${quote(piece.file.name)})`,
        )
        .join(' +\n  ');
  const isEmpty = body === undefined && CLASSES_WITH_BODY.has(method);
  const made =
    CLASSES.has(method) && !isEmpty
      ? `Net::HTTP::${method[0]}${method.slice(1).toLowerCase()}.new(uri)`
      : `Net::HTTPGenericRequest.new(${quote(method)}, ${body !== undefined}, true, uri)`;
  return joinLines(
    ["require 'net/http'", ''],
    notes.map((note) => `# ${note}`),
    [`uri = URI(${quote(url)})`, `request = ${made}`],
    isEmpty && "request['Content-Length'] = '0'",
    headers.map(([name, value]) => `request[${quote(name)}] = ${quote(value)}`),
    authentication?.scheme === 'basic' &&
      `request.basic_auth(${quote(authentication.username)}, ${quote(authentication.password)})`,
    body !== undefined && `request.body = ${body}`,
    "response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == 'https') { |http| http.request(request) }",
    'puts response.code, response.body',
  );
}

function toForm(fields: readonly NameValue[]): string {
  const isHash = haveOwnNames(fields);
  const entries = fields.map(([name, value]) =>
    isHash ? `  ${quote(name)} => ${quote(value)},` : `  [${quote(name)}, ${quote(value)}],`,
  );
  return [`URI.encode_www_form(${isHash ? '{' : '['}`, ...entries, isHash ? '})' : '])'].join('\n');
}
