import type {HttpRequest} from '../types';
import {toCSharp} from './csharp';
import {toGo} from './go';
import {toJava} from './java';
import {toJavaScript} from './javascript';
import {toKotlin} from './kotlin';
import {toPhp} from './php';
import {toPowerShell} from './powershell';
import {toPython} from './python';
import {toRuby} from './ruby';
import {toRust} from './rust';
import type {ToSample} from './types';
import {joinLines, toProgram} from './program';
import {quoteSwift as quote} from './quote';

/** `URLSession` of Foundation. */
function toSwift(request: HttpRequest): string {
  const {headers, pieces, notes} = toProgram(request);
  const values = pieces?.map((piece) =>
    piece.kind === 'text'
      ? `Data(${quote(piece.text)}.utf8)`
      : `try Data(contentsOf: URL(fileURLWithPath: ${quote(piece.file.name)}))`,
  );
  return joinLines(
    ['import Foundation', ''],
    notes.map((note) => `// ${note}`),
    [
      `var request = URLRequest(url: URL(string: ${quote(request.url)})!)`,
      `request.httpMethod = ${quote(request.method)}`,
    ],
    headers.map(
      ([name, value]) => `request.setValue(${quote(value)}, forHTTPHeaderField: ${quote(name)})`,
    ),
    values &&
      (values.length === 1
        ? `request.httpBody = ${values[0]}`
        : [
            'var body = Data()',
            ...values.map((value) => `body.append(${value})`),
            'request.httpBody = body',
          ]),
    [
      'let (data, response) = try await URLSession.shared.data(for: request)',
      'print((response as! HTTPURLResponse).statusCode, String(decoding: data, as: UTF8.self))',
    ],
  );
}

/** Every language except cURL, by its `id`. */
export const LANGUAGES: ReadonlyMap<string, ToSample> = new Map([
  ['javascript', toJavaScript],
  ['python', toPython],
  ['go', toGo],
  ['java', toJava],
  ['php', toPhp],
  ['csharp', toCSharp],
  ['ruby', toRuby],
  ['rust', toRust],
  ['swift', toSwift],
  ['kotlin', toKotlin],
  ['powershell', toPowerShell],
]);
