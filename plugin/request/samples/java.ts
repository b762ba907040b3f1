import {toWellFormed} from '../percent';
import type {MultipartPiece} from '../multipartPieces';
import type {HttpRequest} from '../types';
import {joinLines, toProgram} from './program';
import {FOUR_DIGITS, isReadable, quoteDouble} from './literals';

/** White space that a text block of Java strips at both ends of a line, apart from spaces. */
const STRIPPED =
  /^[\u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]|[\u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]$/m;

/**
 * Several lines become a text block, which strips spaces at the end of lines and indentation that
 * all lines share. It also strips other white space there, which no escape can keep.
 */
export function quote(text: string): string {
  if (!isReadable(text) || STRIPPED.test(text)) return quoteDouble(text, FOUR_DIGITS);
  const isIndented = text.split('\n').every((line) => line === '' || line.startsWith(' '));
  const first = isIndented ? text.search(/[^\n]/) : -1;
  const escaped = toWellFormed(text).replace(/[\\ ]|"{3}|"$/g, (found, offset: number) => {
    if (found !== ' ') return found.replace(/./g, '\\$&');
    return offset === first || /^(?:\n|$)/.test(text.slice(offset + 1, offset + 2)) ? '\\s' : ' ';
  });
  return `"""\n${escaped}"""`;
}

/** `java.net.http` of Java 17. */
export function write(request: HttpRequest): string {
  const {headers, pieces, notes} = toProgram(request);
  const hasFiles = pieces?.some((piece) => piece.kind === 'file');
  return joinLines(
    [
      'import java.net.URI;',
      'import java.net.http.HttpClient;',
      'import java.net.http.HttpRequest;',
      'import java.net.http.HttpResponse;',
    ],
    hasFiles && 'import java.nio.file.Path;',
    ['', 'class Main {', '    public static void main(String[] arguments) throws Exception {'],
    // Java decodes `\\u000a` even in comments.
    notes.map((note) => `        // ${note.replaceAll('\\', '\\\\')}`),
    `        HttpRequest request = HttpRequest.newBuilder(URI.create(${quote(request.url)}))`,
    `            .method(${quote(request.method)}, ${toPublisher(pieces)})`,
    headers.map(([name, value]) => `            .header(${quote(name)}, ${quote(value)})`),
    '            .build();',
    '        HttpResponse<String> response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    '        System.out.println(response.statusCode() + " " + response.body());',
    ['    }', '}'],
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
    : `HttpRequest.BodyPublishers.concat(\n                ${publishers.join(',\n                ')})`;
}
