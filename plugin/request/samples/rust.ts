import {toWellFormed} from '../percent';
import type {HttpRequest} from '../types';
import {joinLines, toProgram} from './program';
import {BRACES, isReadable, longest, quoteDouble} from './literals';

const CONSTANTS: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
]);

/** As many as Rust allows. */
const MAX_HASHES = 255;

/** A raw string, with more hashes than follow a quote in the text. */
export function quote(text: string): string {
  const length = Math.max(1, longest(text, /"#*/g));
  if (!isReadable(text) || length > MAX_HASHES) return quoteDouble(text, BRACES);
  const hashes = '#'.repeat(length);
  return `r${hashes}"${toWellFormed(text)}"${hashes}`;
}

/** The `reqwest` crate with its `blocking` feature. */
export function write(request: HttpRequest): string {
  const {method, url, authentication} = request;
  const {headers, pieces = [], notes} = toProgram(request, {hasBasic: true});
  const values = pieces.map((piece) =>
    piece.kind === 'text' ? quote(piece.text) : `std::fs::read(${quote(piece.file.name)})?`,
  );
  const bytes = pieces.map((piece, index) =>
    piece.kind === 'text' ? `${values[index]}.as_bytes()` : `&${values[index]}`,
  );
  const body =
    values.length > 1
      ? `[\n            ${bytes.join(',\n            ')},\n        ].concat()`
      : values[0];
  return joinLines(
    'fn main() -> Result<(), Box<dyn std::error::Error>> {',
    notes.map((note) => `    // ${note}`),
    [
      '    let response = reqwest::blocking::Client::new()',
      `        .request(${CONSTANTS.has(method) ? `reqwest::Method::${method}` : `${quote(method)}.parse()?`}, ${quote(url)})`,
    ],
    headers.map(([name, value]) => `        .header(${quote(name)}, ${quote(value)})`),
    authentication?.scheme === 'basic' &&
      `        .basic_auth(${quote(authentication.username)}, Some(${quote(authentication.password)}))`,
    body !== undefined && `        .body(${body})`,
    [
      '        .send()?;',
      '    println!("{} {}", response.status(), response.text()?);',
      '    Ok(())',
      '}',
    ],
  );
}
