import type {Operation, ParameterLocation, Response} from '../model/types';
import {toBody} from './body';
import {checkCookies, toCookies} from './cookies';
import {createFormatting} from './formatContent';
import type {Formatting} from './formatting';
import {checkHeaders, toHeaders, toMethod} from './headers';
import {toPath} from './path';
import {decodePercent} from './percent';
import {isSendable} from './problems';
import {toQueryParts} from './query';
import {toSecurityParts, type SecurityParts} from './security';
import {toBaseUrl} from './server';
import type {
  BuildOptions,
  HttpRequest,
  NameValue,
  ParameterValue,
  RequestContext,
  RequestProblem,
  RequestValues,
} from './types';

/**
 * Builds the request for an operation and its filled-in form: samples show it and the console sends
 * it. By default secrets are masked and missing values have placeholders, as needed on a page
 * without a reader's input; to send it, build it with both options off. Never throws: errors are
 * among the problems.
 */
export function buildRequest(
  context: RequestContext,
  values: RequestValues,
  {maskSecrets = true, placeholders = true, hasMarks = false}: BuildOptions = {},
): HttpRequest {
  const {operation, schemas} = context;
  const options = {maskSecrets, placeholders, hasMarks};
  const security = toSecurityParts(context, values.security, options);
  const {parameters, problems: missing} = fillParameters(
    withoutCredentials(operation, security),
    values.parameters,
    placeholders,
  );
  const formatting = createFormatting(schemas);
  const url = toUrl(context, values, parameters, security.query, formatting);
  const {body, contentType, problems: ofBody} = toBody(context, values.body, options);
  const accept = toAccept(operation);
  const own: NameValue[] = [
    ...(accept ? [['Accept', accept] as NameValue] : []),
    ...(contentType ? [['Content-Type', contentType] as NameValue] : []),
  ];
  const headers = checkHeaders(
    mergeHeaders([...own, ...toHeaders(operation, parameters, formatting)], security.headers),
  );
  const isOfSecurity = ([name]: NameValue) => security.cookies.some(([other]) => other === name);
  const cookies = checkCookies([
    ...toCookies(operation, parameters, formatting).filter((cookie) => !isOfSecurity(cookie)),
    ...security.cookies,
  ]);
  const problems = [
    ...url.problems,
    ...missing,
    ...headers.problems,
    ...cookies.problems,
    ...security.problems,
    ...ofBody,
  ];
  return {
    method: toMethod(operation.method),
    url: url.url,
    headers: headers.headers,
    cookies: cookies.cookies,
    body,
    ...(security.authentication && {authentication: security.authentication}),
    ...(security.clientCertificate && {clientCertificate: true}),
    ...(security.boundTo && {boundTo: security.boundTo}),
    problems,
    sendable: !hasMarks && isSendable(problems),
  };
}

/** A credential replaces a parameter of its name, which therefore cannot be missing. */
function withoutCredentials(
  {parameters}: Operation,
  {query, headers, cookies}: SecurityParts,
): Pick<Operation, 'parameters'> {
  const names: {[location in ParameterLocation]?: string[]} = {
    query: query.map(toQueryName),
    header: headers.map(([name]) => name.toLowerCase()),
    cookie: cookies.map(([name]) => name),
  };
  return {
    parameters: parameters.filter(
      ({in: location, name}) =>
        !names[location]?.includes(location === 'header' ? name.toLowerCase() : name),
    ),
  };
}

/**
 * The values to send: with placeholders for missing required values, or without any placeholder.
 */
function fillParameters(
  {parameters}: Pick<Operation, 'parameters'>,
  values: readonly ParameterValue[],
  placeholders: boolean,
): {parameters: ParameterValue[]; problems: RequestProblem[]} {
  const hasValue = (value: ParameterValue) =>
    value.empty === true || value.raw !== undefined || value.value !== undefined;
  const given = values.filter(hasValue);
  const isGiven = (location: ParameterLocation, name: string) =>
    given.some((value) => value.in === location && value.name === name);
  const isAsked = (location: ParameterLocation, name: string) =>
    values.some((value) => value.in === location && value.name === name && value.placeholder);
  // Missing path parameters are reported where the path is built.
  const missing = parameters.filter(
    (entry) =>
      entry.in !== 'path' &&
      !entry.ignored &&
      !isGiven(entry.in, entry.name) &&
      (entry.required || isAsked(entry.in, entry.name)),
  );
  return {
    parameters: [
      ...given,
      ...(placeholders
        ? missing.map((entry): ParameterValue => ({
            in: entry.in,
            name: entry.name,
            placeholder: true,
          }))
        : []),
    ],
    problems: missing
      .filter((entry) => placeholders || entry.required)
      .map((entry) => ({
        kind: 'missing-parameter',
        in: entry.in,
        name: entry.name,
        blocking: placeholders,
      })),
  };
}

function toUrl(
  context: RequestContext,
  values: RequestValues,
  parameters: readonly ParameterValue[],
  securityQuery: readonly string[],
  formatting: Formatting,
): {url: string; problems: RequestProblem[]} {
  const {operation} = context;
  // The target of a webhook or a callback is not known in advance.
  if (operation.kind !== 'operation') {
    return {
      url: operation.kind === 'webhook' ? '{webhookUrl}' : operation.path,
      problems: [{kind: 'no-server', blocking: true}],
    };
  }
  const server = toBaseUrl(context, values.server);
  const path = toPath(operation, parameters, formatting);
  const names = securityQuery.map(toQueryName);
  // A part may itself be a query: of a parameter with all of it, or of a serialized example.
  const own = toQueryParts(operation, parameters, formatting)
    .flatMap((part) => part.split('&'))
    .filter((part) => !names.includes(toQueryName(part)));
  const query = [...own, ...securityQuery].join('&');
  const separator = query === '' ? '' : path.path.includes('?') ? '&' : '?';
  // Without the slash such a path would extend the host.
  const slash = path.path.startsWith('/') ? '' : '/';
  return {
    url: `${server.baseUrl}${slash}${path.path}${separator}${query}`,
    problems: [...server.problems, ...path.problems],
  };
}

/** The decoded name of `name=value`. */
function toQueryName(part: string): string {
  const [name = ''] = part.split('=', 1);
  return decodePercent(name.replaceAll('+', ' '));
}

/**
 * A credential replaces a parameter for the same header; headers that may occur only once are not
 * doubled.
 */
function mergeHeaders(
  headers: readonly NameValue[],
  ofSecurity: readonly NameValue[],
): NameValue[] {
  const isSame = ([left]: NameValue, [right]: NameValue) =>
    left.toLowerCase() === right.toLowerCase();
  const first = ofSecurity.filter(
    (header, index) => ofSecurity.findIndex((other) => isSame(header, other)) === index,
  );
  return [...headers.filter((header) => !first.some((other) => isSame(header, other))), ...first];
}

/**
 * Builds `Accept` from the media types of the successful responses; `default` is one of them if no
 * other is described. Undefined if they have none: an API that honours it could send only errors.
 */
function toAccept({responses}: Pick<Operation, 'responses'>): string | undefined {
  const successful = responses.filter(({status}) => status.startsWith('2'));
  const mediaTypes = listMediaTypes(
    successful.length > 0 ? successful : responses.filter(({status}) => !/^[45]/.test(status)),
  );
  return mediaTypes.length > 0 ? mediaTypes.join(', ') : undefined;
}

function listMediaTypes(responses: readonly Response[]): string[] {
  return Array.from(
    new Set(responses.flatMap(({content}) => content.map(({mediaType}) => mediaType))),
  );
}
