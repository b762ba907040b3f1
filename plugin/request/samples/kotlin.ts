import {toWellFormed} from '../percent';
import type {MultipartPiece} from '../multipartPieces';
import type {HttpRequest} from '../types';
import {joinLines, toProgram} from './program';
import {COMMON_ESCAPES, isReadable, quoteDouble, toHex4} from './literals';

/**
 * A raw string has no escapes: text that would end it or begin a template becomes an ordinary
 * string.
 */
export function quote(text: string): string {
  if (!isReadable(text) || /"{3}|\$|"$/.test(text))
    return quoteDouble(text, {named: {...COMMON_ESCAPES, $: '\\$'}, toEscape: toHex4});
  return `"""${toWellFormed(text)}"""`;
}

/** `java.net.http` of the Java platform. */
export function write(request: HttpRequest): string {
  const {headers, pieces, notes} = toProgram(request);
  return joinLines(
    [
      'import java.net.URI',
      'import java.net.http.HttpClient',
      'import java.net.http.HttpRequest',
      'import java.net.http.HttpResponse',
    ],
    pieces?.some((piece) => piece.kind === 'file') && 'import java.nio.file.Path',
    ['', 'fun main() {'],
    notes.map((note) => `    // ${note}`),
    [
      `    val request = HttpRequest.newBuilder(URI.create(${quote(request.url)}))`,
      `        .method(${quote(request.method)}, ${toPublisher(pieces)})`,
    ],
    headers.map(([name, value]) => `        .header(${quote(name)}, ${quote(value)})`),
    [
      '        .build()',
      '    val response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString())',
      '    println("${response.statusCode()} ${response.body()}")',
      '}',
    ],
  );
}

function toPublisher(pieces: readonly MultipartPiece[] | undefined): string {
  if (!pieces) return 'HttpRequest.BodyPublishers.noBody()';
  const publishers = pieces.map((piece) =>
    piece.kind === 'text'
      ? `HttpRequest.BodyPublishers.ofString(${quote(piece.text)})`
      : `HttpRequest.BodyPublishers.ofFile(Path.of(${quote(piece.file.name)}))`,
  );
  const [first, ...others] = publishers;
  return first !== undefined && others.length === 0
    ? first
    : `HttpRequest.BodyPublishers.concat(\n            ${publishers.join(',\n            ')},\n        )`;
}
