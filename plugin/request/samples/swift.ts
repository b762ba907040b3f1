import type {HttpRequest} from '../types';
import {joinLines, toProgram} from './program';
import {BRACES, escapeEach, isReadable, quoteDouble} from './literals';

export function quote(text: string): string {
  if (!isReadable(text)) return quoteDouble(text, BRACES);
  return `"""\n${escapeEach(text, /\\|"{3}/g)}\n"""`;
}

/** `URLSession` of Foundation. */
export function write(request: HttpRequest): string {
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
