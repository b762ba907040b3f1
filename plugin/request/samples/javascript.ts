import {toHeaderBytes} from '../headerBytes';
import type {HttpBody, HttpPart, HttpRequest, NameValue} from '../types';
import {encodeWithStar, haveOwnNames, toFieldsOf} from './formFields';
import {joinLines, toProgram} from './program';
import {FOUR_DIGITS, escapeEach, isReadable, quoteDouble} from './literals';

export function quote(text: string): string {
  if (!isReadable(text)) return quoteDouble(text, FOUR_DIGITS);
  return `\`${escapeEach(text, /[\\`]|\$(?=\{)/g)}\``;
}

/** `fetch`, for Node and browsers. */
export function write(request: HttpRequest): string {
  return writeFetch(request, '', '');
}

/**
 * @param ofForm the type of the form, after its name
 * @param ofResponse that of the response
 */
export function writeFetch(request: HttpRequest, ofForm: string, ofResponse: string): string {
  const form = toForm(request.body);
  const fields = toFieldsOf(request.body, encodeWithStar);
  const {headers, pieces, notes} = toProgram(
    form || fields ? {...request, body: {kind: 'none'}} : request,
  );
  const {method, url} = request;
  const values = pieces?.map((piece) =>
    piece.kind === 'text' ? quote(piece.text) : `await openAsBlob(${quote(piece.file.name)})`,
  );
  const body = form
    ? 'form'
    : fields
      ? toSearchParams(fields)
      : values &&
        (values.length === 1 ? values[0] : `new Blob([\n    ${values.join(',\n    ')},\n  ])`);
  return joinLines(
    hasFiles(request.body) && [
      "import {openAsBlob} from 'node:fs'; // In a browser, take the File of an <input>.",
      '',
    ],
    notes.map((note) => `// ${note}`),
    body !== undefined &&
      (method === 'GET' || method === 'HEAD') &&
      `// fetch cannot send a body with ${method}.`,
    form && [`const form${ofForm} = new FormData();`, ...form],
    `const response${ofResponse} = await fetch(${quote(url)}, {`,
    method !== 'GET' && `  method: ${quote(method)},`,
    headers.length > 0 && [
      '  headers: {',
      ...headers.map(([name, value]) => `    ${quote(name)}: ${quote(toHeaderBytes(value))},`),
      '  },',
    ],
    body !== undefined && `  body: ${body},`,
    '});',
    'console.log(response.status, await response.text());',
  );
}

export function hasFiles(body: HttpBody): boolean {
  return (
    body.kind === 'binary' ||
    (body.kind === 'multipart' && body.parts.some(({content}) => content.kind === 'file'))
  );
}

/**
 * The calls that fill a `FormData`, if it can express the form: it supports no headers of parts, and turns text
 * that has a type into a file.
 */
export function toForm(body: HttpBody): string[] | undefined {
  if (body.kind !== 'multipart' || body.mediaType !== 'multipart/form-data') return undefined;
  const isPlain = ({name, contentType, headers, content}: HttpPart) =>
    name !== undefined &&
    headers.length === 0 &&
    (content.kind === 'file' ? isOfBlob(contentType) : contentType === undefined);
  // `FormData` also turns every line break into CRLF.
  const isKept = ({name, content}: HttpPart) =>
    !/[\r\n]/.test(name ?? '') && (content.kind === 'file' || !/[\r\n]/.test(content.text));
  if (!body.parts.every((part) => isPlain(part) && isKept(part))) return undefined;
  return body.parts.map(
    ({name = '', contentType, content}) =>
      `form.append(${quote(name)}, ${toFormValue(content, contentType)});`,
  );
}

/** Whether a `Blob` keeps a media type: it turns it into lower case, and drops other characters. */
function isOfBlob(contentType = ''): boolean {
  return /^[ -@[-~]*$/.test(contentType);
}

/** Objects order names that are whole numbers first; a key cannot be a template literal. */
function toSearchParams(fields: readonly NameValue[]): string {
  const isObject =
    haveOwnNames(fields) &&
    fields.every(([name]) => !/^\d+$|\n/.test(name) && name !== '__proto__');
  const entries = fields.map(([name, value]) =>
    isObject
      ? `    ${/^[A-Za-z_]\w*$/.test(name) ? name : quote(name)}: ${quote(value)},`
      : `    [${quote(name)}, ${quote(value)}],`,
  );
  return [
    `new URLSearchParams(${isObject ? '{' : '['}`,
    ...entries,
    `  ${isObject ? '}' : ']'})`,
  ].join('\n');
}

function toFormValue(content: HttpPart['content'], contentType: string | undefined): string {
  if (content.kind === 'text') return quote(content.text);
  return `await openAsBlob(${quote(content.file.name)}${contentType === undefined ? '' : `, {type: ${quote(contentType)}}`}), ${quote(content.file.name)}`;
}
