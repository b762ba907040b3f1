import {isRecord} from '../../document/isObject';
import type {RequestValues} from '../../request/types';

/**
 * Validates form values from a link or the storage of the tab. Returns `undefined` for any other
 * shape. Credentials are never read from there.
 */
export function readValues(value: unknown): RequestValues | undefined {
  if (
    !isRecord(value) ||
    !isRecord(value.server) ||
    !isRecord(value.security) ||
    !Array.isArray(value.parameters)
  )
    return undefined;
  const {server, security, parameters, body} = value;
  const variables = Array.isArray(server.variables)
    ? server.variables.filter(isVariable).map(({name, value: text}) => ({name, value: text}))
    : [];
  if (!parameters.every(isParameter) || (body !== undefined && !isBody(body))) return undefined;
  return {
    server: {index: isIndex(server.index) ? server.index : 0, variables},
    parameters,
    ...(body !== undefined && {body}),
    security: {
      credentials: [],
      ...(isIndex(security.alternative) && {alternative: security.alternative}),
    },
  };
}

function isIndex(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isVariable(value: unknown): value is {name: string; value: string} {
  return isRecord(value) && typeof value.name === 'string' && typeof value.value === 'string';
}

function isParameter(value: unknown): value is RequestValues['parameters'][number] {
  return (
    isRecord(value) &&
    typeof value.name === 'string' &&
    typeof value.in === 'string' &&
    ['path', 'query', 'querystring', 'header', 'cookie'].includes(value.in) &&
    (value.raw === undefined || typeof value.raw === 'string')
  );
}

function isBody(value: unknown): value is NonNullable<RequestValues['body']> {
  if (
    !isRecord(value) ||
    typeof value.mediaType !== 'string' ||
    (value.contentType !== undefined && typeof value.contentType !== 'string')
  )
    return false;
  switch (value.kind) {
    case 'value':
      return value.value !== undefined;
    case 'text':
      return typeof value.text === 'string';
    case 'file':
      return value.file === undefined || isFile(value.file);
    case 'parts':
      return Array.isArray(value.parts) && value.parts.every(isPart);
    default:
      return false;
  }
}

function isPart(value: unknown): boolean {
  if (
    !isRecord(value) ||
    (value.name !== undefined && typeof value.name !== 'string') ||
    (value.contentType !== undefined && typeof value.contentType !== 'string')
  )
    return false;
  if (
    value.headers !== undefined &&
    !(Array.isArray(value.headers) && value.headers.every(isHeader))
  )
    return false;
  return (
    value.kind === 'value' ||
    (value.kind === 'file' && (value.file === undefined || isFile(value.file)))
  );
}

function isHeader(value: unknown): boolean {
  return (
    Array.isArray(value) && value.length === 2 && value.every((text) => typeof text === 'string')
  );
}

function isFile(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value.name === 'string' &&
    typeof value.type === 'string' &&
    value.content === undefined
  );
}
