import {toWellFormed} from '../percent';
import type {MultipartPiece} from '../multipartPieces';
import type {HttpRequest, NameValue} from '../types';
import {INVISIBLE} from './invisible';
import {joinLines, toProgram} from './program';
import {hasInvisible} from './literals';

const METHODS: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'MERGE',
]);

/**
 * Between single quotes only quotes are special, and PowerShell treats curly ones as quotes too.
 * Invisible characters need double quotes, where a backtick escapes.
 */
export function quote(text: string): string {
  if (!hasInvisible(text)) return `'${toWellFormed(text).replace(/['\u2018-\u201b]/g, '$&$&')}'`;
  const escaped = Array.from(toWellFormed(text), (character) => {
    if (/["`$\u201c-\u201e]/.test(character)) return `\`${character}`;
    if (character === '\r') return '`r';
    if (character === '\n') return '`n';
    return INVISIBLE.test(character) ? `\`u{${character.charCodeAt(0).toString(16)}}` : character;
  });
  return `"${escaped.join('')}"`;
}

/** `Invoke-WebRequest` of PowerShell 7. */
export function write(request: HttpRequest): string {
  const {method, url} = request;
  const {headers, pieces, notes} = toProgram(request);
  const isContentType = ([name]: NameValue) => name.toLowerCase() === 'content-type';
  const contentType = headers.find(isContentType)?.[1];
  const own = headers.filter((header) => !isContentType(header));
  const {setUp, parameter} = toBody(pieces);
  const parameters = [
    `-Uri ${quote(url)}`,
    `${METHODS.has(method) ? '-Method' : '-CustomMethod'} ${quote(method)}`,
    ...(own.length > 0 ? ['-Headers $headers', '-SkipHeaderValidation'] : []),
    ...(contentType === undefined ? [] : [`-ContentType ${quote(contentType)}`]),
    ...(parameter === undefined ? [] : [parameter]),
  ];
  return joinLines(
    notes.map((note) => `# ${note}`),
    own.length > 0 && [
      '$headers = @{',
      ...own.map(([name, value]) => `    ${quote(name)} = ${quote(value)}`),
      '}',
    ],
    setUp,
    `$response = Invoke-WebRequest ${parameters.join(' `\n    ')}`,
    '"$($response.StatusCode) $($response.Content)"',
  );
}

function toBody(pieces: readonly MultipartPiece[] | undefined): {
  setUp?: string[];
  parameter?: string;
} {
  const [first] = pieces ?? [];
  if (!pieces || !first) return {};
  if (pieces.length === 1 && first.kind === 'file')
    return {parameter: `-InFile ${quote(first.file.name)}`};
  const bytes = pieces.map((piece) =>
    piece.kind === 'text'
      ? `[Text.Encoding]::UTF8.GetBytes(${quote(piece.text)})`
      : `[IO.File]::ReadAllBytes((Resolve-Path -LiteralPath ${quote(piece.file.name)}))`,
  );
  if (bytes.length === 1) return {setUp: [`$body = ${bytes[0]}`], parameter: '-Body $body'};
  return {
    setUp: [`[byte[]] $body = ${bytes.map((entry) => `@(${entry})`).join(' +\n    ')}`],
    parameter: '-Body $body',
  };
}
