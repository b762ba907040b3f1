import type {MultipartPiece} from '../multipartPieces';
import type {HttpRequest} from '../types';
import {joinLines, toProgram} from './program';
import {quoteJava as quote} from './quote';

/** `java.net.http` of Java 17. */
export function toJava(request: HttpRequest): string {
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
