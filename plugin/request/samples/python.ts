import type {HttpBody, HttpPart, HttpRequest, NameValue} from '../types';
import {encodeWithTilde, haveOwnNames, toFieldsOf} from './formFields';
import {joinLines, toProgram} from './program';
import {FOUR_DIGITS, escapeEach, isReadable, quoteDouble} from './literals';

export function quote(text: string): string {
  if (!isReadable(text)) return quoteDouble(text, FOUR_DIGITS);
  return `"""${escapeEach(text, /\\|"{3}|"$/g)}"""`;
}

/** The `requests` library. */
export function write(request: HttpRequest): string {
  const {method, url, body, authentication, clientCertificate} = request;
  const isForm =
    body.kind === 'multipart' &&
    body.mediaType === 'multipart/form-data' &&
    body.parts.every(({name}) => name !== undefined);
  const fields = toFieldsOf(body, encodeWithTilde);
  const {headers, pieces} = toProgram(
    isForm || fields ? {...request, body: {kind: 'none'}} : request,
    {hasBasic: true},
  );
  const values = pieces?.map((piece) =>
    piece.kind === 'text'
      ? `${quote(piece.text)}.encode()`
      : `open(${quote(piece.file.name)}, "rb")${pieces.length > 1 ? '.read()' : ''}`,
  );
  return joinLines(
    'import requests',
    authentication?.scheme === 'digest' && 'from requests.auth import HTTPDigestAuth',
    '',
    'response = requests.request(',
    toTarget({method, url, headers}),
    authentication && `    auth=${toAuth(authentication)},`,
    clientCertificate && '    cert=("<client_certificate>", "<private_key>"),',
    isForm && toFiles(body),
    fields && toData(fields),
    values && `    data=${values.join('\n    + ')},`,
    ')',
    'print(response.status_code, response.text)',
  );
}

function toAuth({scheme, username, password}: NonNullable<HttpRequest['authentication']>): string {
  // The library encodes strings as Latin-1 and leaves bytes unchanged.
  if (scheme === 'digest') return `HTTPDigestAuth(${quote(username)}, ${quote(password)})`;
  return `(${quoteBytes(username)}, ${quoteBytes(password)})`;
}

/** The first arguments of a request, which are the same for all libraries. */
export function toTarget({
  method,
  url,
  headers,
}: Pick<HttpRequest, 'method' | 'url' | 'headers'>): string[] {
  return [
    `    ${quote(method)},`,
    `    ${quote(url)},`,
    ...(headers.length > 0
      ? [
          '    headers={',
          ...headers.map(([name, value]) => `        ${quote(name)}: ${quoteBytes(value)},`),
          '    },',
        ]
      : []),
  ];
}

export function toData(fields: readonly NameValue[]): string[] {
  if (haveOwnNames(fields))
    return [
      '    data={',
      ...fields.map(([name, value]) => `        ${quote(name)}: ${quote(value)},`),
      '    },',
    ];
  return [
    '    data=[',
    ...fields.map(([name, value]) => `        (${quote(name)}, ${quote(value)}),`),
    '    ],',
  ];
}

export function toFiles({parts}: Extract<HttpBody, {kind: 'multipart'}>): string[] {
  return [
    '    files=[',
    ...parts.map((part) => `        (${quote(part.name ?? '')}, ${toPart(part)}),`),
    '    ],',
  ];
}

/** `(file name, content, content type, headers)`; without a file name it is a plain field. */
function toPart({contentType, headers, content}: HttpPart): string {
  const name = content.kind === 'file' ? quote(content.file.name) : 'None';
  const value =
    content.kind === 'file' ? `open(${quote(content.file.name)}, "rb")` : quote(content.text);
  const more =
    headers.length > 0
      ? [
          contentType === undefined ? 'None' : quote(contentType),
          `{${headers.map(([key, text]) => `${quote(key)}: ${quote(text)}`).join(', ')}}`,
        ]
      : contentType === undefined
        ? []
        : [quote(contentType)];
  return `(${[name, value, ...more].join(', ')})`;
}

export function quoteBytes(text: string): string {
  return /^[ -~]*$/.test(text) ? quote(text) : `${quote(text)}.encode()`;
}
