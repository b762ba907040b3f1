import type {ApiReference, Operation, Parameter, SecurityScheme} from '../model/types';

/**
 * Names of the headers and cookies that an operation documents: its parameters, and what its
 * security schemes send.
 */
export type DocumentedFields = {headers: string[]; cookies: string[]};

/** The document leaves the cookies' names to the reader. */
const ANY = '*';

export function listDocumentedFields(
  {parameters, security}: Pick<Operation, 'parameters' | 'security'>,
  reference: Pick<ApiReference, 'security' | 'securitySchemes'>,
): DocumentedFields {
  const names = new Set(
    (security ?? reference.security).flatMap(({schemes}) => schemes.map(({name}) => name)),
  );
  const schemes = reference.securitySchemes.filter(({name}) => names.has(name));
  const sent = parameters.filter(({ignored}) => !ignored);
  const headers = sent.filter((parameter) => parameter.in === 'header').map(({name}) => name);
  const cookies = sent
    .filter((parameter) => parameter.in === 'cookie')
    .map((parameter) => (isSpread(parameter) ? ANY : parameter.name));
  return {
    headers: unique([...headers, ...schemes.flatMap(toHeader)]),
    cookies: unique([
      ...cookies,
      ...schemes.flatMap(toCookie),
      ...(headers.some((name) => name.toLowerCase() === 'cookie') ? [ANY] : []),
    ]),
  };
}

function toHeader(scheme: SecurityScheme): string[] {
  if (scheme.kind === 'apiKey') return scheme.in === 'header' ? [scheme.parameterName] : [];
  return scheme.kind === 'http' || scheme.kind === 'oauth2' || scheme.kind === 'openIdConnect'
    ? ['Authorization']
    : [];
}

function toCookie(scheme: SecurityScheme): string[] {
  return scheme.kind === 'apiKey' && scheme.in === 'cookie' ? [scheme.parameterName] : [];
}

/** An exploded object becomes one cookie for each of its properties. */
function isSpread({explode, schema, content}: Parameter): boolean {
  if (explode === false || content !== undefined) return false;
  if (schema === undefined) return true;
  return !('type' in schema) || !/^(string|integer|number|boolean|null|array)\b/.test(schema.type);
}

const unique = (names: string[]): string[] => [...new Set(names)];
