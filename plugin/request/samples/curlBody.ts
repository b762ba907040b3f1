import {toMultipartPieces, type MultipartPiece} from '../multipartPieces';
import type {HttpBody, HttpPart} from '../types';
import {encodeWithTilde, toFormFields, type FormField} from './formFields';
import {quoteShell} from './quoteShell';

/**
 * `options` of the command; `input` is a command that outputs the body, if no option can contain
 * it.
 */
export type CurlBody = {input?: string; options: string[]};

export function toCurlBody(body: HttpBody): CurlBody {
  switch (body.kind) {
    case 'none':
      return {options: []};
    case 'binary':
      return {options: [`--data-binary ${quoteShell(`@${body.file.name}`)}`]};
    case 'multipart':
      return body.mediaType === 'multipart/form-data' &&
        body.parts.length > 0 &&
        body.parts.every(hasOption)
        ? {options: body.parts.map(toPartOption)}
        : toWrittenOut(body);
    default: {
      const fields = toFormFields(body);
      return fields
        ? {options: fields.map(toFieldOption)}
        : toPieces([{kind: 'text', text: body.text}]);
    }
  }
}

/**
 * One option for each field. curl encodes the value and joins the fields; fields that it would
 * encode differently from the request are already encoded.
 */
function toFieldOption({written, read}: FormField): string {
  const [name, value] = written;
  if (encodeWithTilde(read[1]) === value && !read[1].includes('\0'))
    return `--data-urlencode ${quoteShell(`${name}=${read[1]}`)}`;
  return `--data-raw ${quoteShell(`${name}=${value}`)}`;
}

/**
 * Whether `--form` can express a part: the name ends at the first `=`, and an argument cannot
 * contain a zero byte.
 */
function hasOption({name = '', content}: HttpPart): boolean {
  return (
    name !== '' &&
    !/[=\r\n\0]/.test(name) &&
    !(content.kind === 'text' && content.text.includes('\0'))
  );
}

/** Text that needs no type uses `--form-string`, where no character is special. */
function toPartOption({name = '', contentType, headers, content}: HttpPart): string {
  if (content.kind === 'text' && contentType === undefined && headers.length === 0)
    return `--form-string ${quoteShell(`${name}=${content.text}`)}`;
  const value =
    content.kind === 'file' ? `@${quoteFile(content.file.name)}` : quoteForm(content.text);
  const settings = [
    ...(contentType === undefined ? [] : [`type=${contentType}`]),
    ...headers.map((header) => `headers=${quoteForm(header.join(': '))}`),
  ];
  return `--form ${quoteShell([`${name}=${value}`, ...settings].join(';'))}`;
}

/**
 * Quotes text for `--form`: in double quotes if a comma, a semicolon or a leading `@` or `<` would
 * be special.
 */
function quoteForm(text: string): string {
  return /^[\w.+:*-][\w./+:* -]*$/.test(text) ? text : quoteAlways(text);
}

/**
 * The name of a file, which follows an `@`.
 */
function quoteFile(name: string): string {
  return /^[\w./+: <>-]+$/.test(name) ? name : quoteAlways(name);
}

function quoteAlways(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

function toWrittenOut({mediaType, parts}: Extract<HttpBody, {kind: 'multipart'}>): CurlBody {
  const {boundary, pieces} = toMultipartPieces(parts);
  const {input, options} = toPieces(pieces);
  return {
    input,
    options: [
      `--header ${quoteShell(`Content-Type: ${mediaType}; boundary=${boundary}`)}`,
      ...options,
    ],
  };
}

/** Text becomes an argument; text with a zero byte, and files between text, go through a pipe. */
function toPieces(pieces: readonly MultipartPiece[]): CurlBody {
  const [first] = pieces;
  if (pieces.length === 1 && first?.kind === 'text' && !first.text.includes('\0'))
    return {options: [`--data-raw ${quoteShell(first.text)}`]};
  const commands = pieces.map((piece) =>
    piece.kind === 'text'
      ? `printf ${quoteShell(toFormat(piece.text))}`
      : `cat ${quoteShell(piece.file.name)}`,
  );
  return {
    input: commands.length === 1 ? commands[0] : `{ ${commands.join('; ')}; }`,
    options: ['--data-binary @-'],
  };
}

/**
 * Escapes text as a `printf` format, which can express a zero byte. A leading dash would be an
 * option.
 */
function toFormat(text: string): string {
  const format = text.replaceAll('\\', '\\\\').replaceAll('%', '%%').replaceAll('\0', '\\000');
  return format.startsWith('-') ? `\\055${format.slice(1)}` : format;
}
