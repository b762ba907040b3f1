import {toMultipartPieces, type MultipartPiece} from '../multipartPieces';
import type {HttpBody, HttpPart} from '../types';
import {toWellFormed} from '../percent';
import {encodeWithTilde, toFormFields, type FormField} from './formFields';
import {INVISIBLE} from './invisible';

const TOKEN = "[!#$%&'*+.^_`|~\\w-]{1,127}";
/** A gap such as `image/<subtype>` is written as it is. */
const ESSENCE = new RegExp(`^${TOKEN}/(?:${TOKEN}|<subtype>)$`);
const PARAMETER = new RegExp(`^ *(${TOKEN})=(?:${TOKEN}|"[^"\\\\,\\u0000-\\u001f\\u007f]*")$`);
/** What curl's `--form` accepts after a semicolon, apart from parameters of the media type. */
const SETTINGS: ReadonlySet<string> = new Set(['type', 'filename', 'headers', 'encoder']);

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
      return {options: [`--data-binary ${quoteShell(`@${toPath(body.file.name)}`)}`]};
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
function hasOption({name = '', contentType, content}: HttpPart): boolean {
  return (
    name !== '' &&
    !/[=\r\n\0]/.test(name) &&
    (contentType === undefined || isOptionType(contentType)) &&
    !(content.kind === 'text' && content.text.includes('\0'))
  );
}

/**
 * Whether curl reads `type=` and a media type as nothing else. It knows no quotes there: a semicolon
 * begins a parameter, or one of its own settings, some of which read files.
 */
function isOptionType(contentType: string): boolean {
  const [essence = '', ...parameters] = contentType.split(';');
  return (
    ESSENCE.test(essence) &&
    parameters.every((parameter) => {
      const [, name] = PARAMETER.exec(parameter) ?? [];
      return name !== undefined && !SETTINGS.has(name.toLowerCase());
    })
  );
}

/** Text that needs no type uses `--form-string`, where no character is special. */
function toPartOption({name = '', contentType, headers, content}: HttpPart): string {
  if (content.kind === 'text' && contentType === undefined && headers.length === 0)
    return `--form-string ${quoteShell(`${name}=${content.text}`)}`;
  const value =
    content.kind === 'file' ? `@${quoteFile(toPath(content.file.name))}` : quoteForm(content.text);
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
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
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
    piece.kind === 'text' ? toPrintf(piece.text) : `cat ${quoteShell(toPath(piece.file.name))}`,
  );
  return {
    input: commands.length === 1 ? commands[0] : `{ ${commands.join('; ')}; }`,
    options: ['--data-binary @-'],
  };
}

/** A leading dash would be an option, and a dash alone the standard input. */
function toPath(name: string): string {
  return name.startsWith('-') ? `./${name}` : name;
}

/** Text that needs no quotes in any POSIX shell, nor in zsh, where a leading `=` is special. */
const SAFE = /^(?!=)[A-Za-z0-9_@%+=:,./-]+$/;
/** Tabs and line breaks are only white space. */
const isInvisible = (character: string) => INVISIBLE.test(character) && !/[\t\n]/.test(character);

/**
 * Quotes one word of a shell command. Between single quotes only the single quote itself is
 * special, not even `!`, `$`, a backslash or a line break. `printf` writes invisible characters. No
 * word can contain a zero byte, which becomes U+FFFD.
 */
export function quoteShell(text: string): string {
  const word = toWellFormed(text).replaceAll('\0', '\uFFFD');
  if (SAFE.test(word)) return word;
  if (!Array.from(word).some(isInvisible)) return quoteSingle(word);
  // A substitution loses line breaks at its end.
  let end = word.length;
  while (word[end - 1] === '\n') end--;
  const lineBreaks = word.slice(end);
  return `"$(${toPrintf(word.slice(0, end))})"${lineBreaks && quoteSingle(lineBreaks)}`;
}

/**
 * A command that outputs text, even a zero byte. A leading dash would be an option, and `!` can be
 * special in an interactive shell.
 */
export function toPrintf(text: string): string {
  const format = Array.from(toWellFormed(text), (character, index) => {
    if (character === '\\' || character === '%') return character + character;
    if (character === '\r') return '\\r';
    return character === '!' || (character === '-' && index === 0) || isInvisible(character)
      ? toOctal(character)
      : character;
  });
  return `printf ${quoteSingle(format.join(''))}`;
}

/** The bytes of a character: no shell has to know the encoding. */
function toOctal(character: string): string {
  return Array.from(
    new TextEncoder().encode(character),
    (byte) => `\\${byte.toString(8).padStart(3, '0')}`,
  ).join('');
}

function quoteSingle(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
