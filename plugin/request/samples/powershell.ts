import type {MultipartPiece} from '../multipartPieces';
import type {HttpRequest, NameValue} from '../types';
import {joinLines, toProgram} from './program';
import {quotePowerShell as quote} from './quote';

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

/** `Invoke-WebRequest` of PowerShell 7. */
export function toPowerShell(request: HttpRequest): string {
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
