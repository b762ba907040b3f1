import type {SecurityScheme} from '../model/types';
import {toHeaderBytes} from './headerBytes';
import {listSecurity} from './listSecurity';
import {encodeStrict} from './percent';
import {toPlaceholder} from './problems';
import type {
  BuildOptions,
  Credential,
  HttpRequest,
  NameValue,
  RequestContext,
  RequestProblem,
  SecurityValues,
} from './types';

/** What the chosen alternative adds to a request. */
export type SecurityParts = Pick<
  HttpRequest,
  'authentication' | 'clientCertificate' | 'boundTo'
> & {
  query: string[];
  headers: NameValue[];
  cookies: NameValue[];
  problems: RequestProblem[];
};

/** Builds the credentials of all schemes of the chosen alternative, masked or in plain text. */
export function toSecurityParts(
  context: RequestContext,
  values: SecurityValues,
  {maskSecrets, placeholders}: Required<BuildOptions>,
): SecurityParts {
  const parts: SecurityParts = {query: [], headers: [], cookies: [], problems: []};
  const requirement =
    values.alternative === undefined ? undefined : listSecurity(context)[values.alternative];
  for (const {name} of requirement?.schemes ?? []) {
    const scheme = context.securitySchemes.find((entry) => entry.name === name);
    if (!scheme || scheme.kind === 'unknown') {
      parts.problems.push({kind: 'unsupported-scheme', scheme: name, blocking: false});
    } else if (scheme.kind === 'mutualTLS') {
      parts.clientCertificate = true;
      parts.problems.push({kind: 'unsupported-scheme', scheme: name, blocking: false});
    } else {
      const entered = values.credentials.find(
        (credential) => credential.scheme === name && fits(scheme, credential),
      );
      if (!entered)
        parts.problems.push({kind: 'missing-credential', scheme: name, blocking: placeholders});
      else if (maskSecrets)
        parts.problems.push({kind: 'masked-credential', scheme: name, blocking: true});
      if (entered && !maskSecrets) {
        const {origins = []} = entered;
        parts.boundTo = parts.boundTo?.filter((origin) => origins.includes(origin)) ?? origins;
        addCredential(parts, scheme, entered);
      } else if (entered || placeholders) addPlaceholder(parts, scheme);
    }
  }
  return parts;
}

type CredentialScheme = Exclude<SecurityScheme, {kind: 'mutualTLS' | 'unknown'}>;

/** The kind of credential that a scheme requires. */
function toCredentialKind(scheme: CredentialScheme): Credential['kind'] {
  if (scheme.kind === 'apiKey') return 'apiKey';
  if (scheme.kind !== 'http') return 'token';
  const name = scheme.scheme.toLowerCase();
  if (name === 'basic' || name === 'digest') return 'password';
  return name === 'bearer' ? 'token' : 'authorization';
}

/**
 * Whether something was entered and is of the right kind: forms may still contain credentials from
 * another version of the document.
 */
function fits(scheme: CredentialScheme, credential: Credential): boolean {
  if (credential.kind !== toCredentialKind(scheme)) return false;
  if (credential.kind === 'password')
    return credential.username !== '' || credential.password !== '';
  return (credential.kind === 'token' ? credential.token : credential.value) !== '';
}

function addCredential(
  parts: SecurityParts,
  scheme: CredentialScheme,
  credential: Credential,
): void {
  switch (credential.kind) {
    case 'apiKey':
      addApiKey(parts, scheme, credential.value, encodeStrict(credential.value));
      break;
    case 'token':
      parts.headers.push(['Authorization', `${credential.type || 'Bearer'} ${credential.token}`]);
      break;
    case 'authorization':
      parts.headers.push(['Authorization', credential.value]);
      break;
    default:
      // Basic credentials are UTF-8 (RFC 7617 section 2.1).
      addPassword(
        parts,
        scheme,
        credential,
        btoa(toHeaderBytes(`${credential.username}:${credential.password}`)),
      );
  }
}

/** Adds a placeholder where the credential is sent. */
function addPlaceholder(parts: SecurityParts, scheme: CredentialScheme): void {
  switch (toCredentialKind(scheme)) {
    case 'apiKey':
      addApiKey(parts, scheme, toPlaceholder('api_key'), toPlaceholder('api_key'));
      break;
    case 'token':
      parts.headers.push(['Authorization', `Bearer ${toPlaceholder('token')}`]);
      break;
    case 'authorization':
      parts.headers.push([
        'Authorization',
        `${scheme.kind === 'http' ? scheme.scheme : ''} ${toPlaceholder('credentials')}`,
      ]);
      break;
    default:
      addPassword(
        parts,
        scheme,
        {username: toPlaceholder('username'), password: toPlaceholder('password')},
        toPlaceholder('credentials'),
      );
  }
}

function addApiKey(
  parts: SecurityParts,
  scheme: CredentialScheme,
  value: string,
  encoded: string,
): void {
  if (scheme.kind !== 'apiKey') return;
  if (scheme.in === 'query') parts.query.push(`${encodeStrict(scheme.parameterName)}=${encoded}`);
  else if (scheme.in === 'cookie') parts.cookies.push([scheme.parameterName, value]);
  else parts.headers.push([scheme.parameterName, value]);
}

/**
 * Digest responds to a challenge of the server, which the proxy does: there is no header to send in
 * advance.
 */
function addPassword(
  parts: SecurityParts,
  scheme: CredentialScheme,
  {username, password}: {username: string; password: string},
  encoded: string,
): void {
  const isDigest = scheme.kind === 'http' && scheme.scheme.toLowerCase() === 'digest';
  parts.authentication = {scheme: isDigest ? 'digest' : 'basic', username, password};
  if (!isDigest) parts.headers.push(['Authorization', `Basic ${encoded}`]);
}
