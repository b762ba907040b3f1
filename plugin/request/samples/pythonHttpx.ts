import type {HttpBody, HttpRequest} from '../types';
import {encodeWithTilde, haveOwnNames, toFieldsOf} from './formFields';
import {joinLines, toProgram} from './program';
import {quote, quoteBytes, toData, toFiles, toTarget} from './python';

export {quote} from './python';

/** The `httpx` library. */
export function write(request: HttpRequest): string {
  const {method, url, body, authentication, clientCertificate} = request;
  const form = toForm(body);
  const all = toFieldsOf(body, encodeWithTilde);
  const fields = all && haveOwnNames(all) ? all : undefined;
  const {headers, pieces} = toProgram(
    form || fields ? {...request, body: {kind: 'none'}} : request,
    {hasBasic: true},
  );
  const values = pieces?.map((piece) =>
    piece.kind === 'text'
      ? `${quote(piece.text)}.encode()`
      : `open(${quote(piece.file.name)}, "rb").read()`,
  );
  return joinLines(
    clientCertificate && 'import ssl',
    'import httpx',
    '',
    clientCertificate && [
      'context = ssl.create_default_context()',
      'context.load_cert_chain("<client_certificate>", "<private_key>")',
    ],
    'response = httpx.request(',
    toTarget({method, url, headers}),
    authentication && `    auth=${toAuth(authentication)},`,
    form && toFiles(form),
    fields && toData(fields),
    values && `    content=${values.join('\n    + ')},`,
    clientCertificate && '    verify=context,',
    ')',
    'print(response.status_code, response.text)',
  );
}

function toAuth({scheme, username, password}: NonNullable<HttpRequest['authentication']>): string {
  const credentials = `${quoteBytes(username)}, ${quoteBytes(password)}`;
  return scheme === 'digest' ? `httpx.DigestAuth(${credentials})` : `(${credentials})`;
}

/**
 * A form that httpx encodes as the request does: it escapes backslashes and control characters in
 * names, and gives a file without a media type one by its name.
 */
function toForm(body: HttpBody): Extract<HttpBody, {kind: 'multipart'}> | undefined {
  if (body.kind !== 'multipart' || body.mediaType !== 'multipart/form-data') return undefined;
  const isPlain = (name = '\\') => !/[\\\p{Cc}]/u.test(name);
  return body.parts.every(
    ({name, headers, contentType, content}) =>
      isPlain(name) &&
      headers.length === 0 &&
      (content.kind === 'text' || (contentType !== undefined && isPlain(content.file.name))),
  )
    ? body
    : undefined;
}
