import {toWellFormed} from '../percent';
import type {HttpRequest, NameValue} from '../types';
import type {MultipartPiece} from '../multipartPieces';
import {encodeWithTilde, toFieldsOf} from './formFields';
import {joinLines, toProgram} from './program';
import {FOUR_DIGITS, isReadable, longest, quoteDouble} from './literals';

/** A raw string, between more quotes than the text has in a row. */
export function quote(text: string): string {
  if (!isReadable(text)) return quoteDouble(text, FOUR_DIGITS);
  const quotes = '"'.repeat(Math.max(3, longest(text, /"+/g) + 1));
  return `${quotes}\n${toWellFormed(text)}\n${quotes}`;
}

/** `HttpClient` of .NET 8. */
export function write(request: HttpRequest): string {
  const {headers, pieces, notes} = toProgram(request);
  const isFormType = ([name, value]: NameValue) =>
    name.toLowerCase() === 'content-type' && value === 'application/x-www-form-urlencoded';
  // The content sets its own media type.
  const fields = headers.some(isFormType) ? toFieldsOf(request.body, encodeWithTilde) : undefined;
  // .NET separates the headers of the content.
  const isOfContent = ([name]: NameValue) =>
    /^(?:content-.*|allow|expires|last-modified)$/i.test(name);
  const add =
    (target: string) =>
    ([name, value]: NameValue) =>
      `${target}.Headers.TryAddWithoutValidation(${quote(name)}, ${quote(value)});`;
  return joinLines(
    fields && 'using System.Collections.Generic;',
    ['using System.Net.Http;', 'using System.Text;', ''],
    notes.map((note) => `// ${note}`),
    `using var client = new HttpClient(${request.cookies.length > 0 ? 'new HttpClientHandler { UseCookies = false }' : ''});`,
    `using var request = new HttpRequestMessage(new HttpMethod(${quote(request.method)}), ${quote(request.url)});`,
    headers.filter((header) => !isOfContent(header)).map(add('request')),
    fields ? toForm(fields) : pieces && toContent(pieces),
    pieces &&
      headers
        .filter((header) => isOfContent(header) && !(fields && isFormType(header)))
        .map(add('request.Content')),
    'using var response = await client.SendAsync(request);',
    'Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");',
  );
}

function toForm(fields: readonly NameValue[]): string[] {
  return [
    'request.Content = new FormUrlEncodedContent(new KeyValuePair<string, string>[]',
    '{',
    ...fields.map(([name, value]) => `    new(${quote(name)}, ${quote(value)}),`),
    '});',
  ];
}

function toContent(pieces: readonly MultipartPiece[]): string[] {
  const [first] = pieces;
  if (pieces.length === 1 && first?.kind === 'file')
    return [`request.Content = new StreamContent(File.OpenRead(${quote(first.file.name)}));`];
  const bytes = pieces.map((piece) =>
    piece.kind === 'text'
      ? `Encoding.UTF8.GetBytes(${quote(piece.text)})`
      : `File.ReadAllBytes(${quote(piece.file.name)})`,
  );
  if (bytes.length === 1) return [`request.Content = new ByteArrayContent(${bytes[0]});`];
  return [
    'using var content = new MemoryStream();',
    ...bytes.map((entry) => `content.Write(${entry});`),
    'request.Content = new ByteArrayContent(content.ToArray());',
  ];
}
