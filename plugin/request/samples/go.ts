import {toWellFormed} from '../percent';
import type {MultipartPiece} from '../multipartPieces';
import type {HttpRequest, NameValue} from '../types';
import {encodeWithTilde, toFieldsOf} from './formFields';
import {joinLines, toProgram} from './program';
import {FOUR_DIGITS, isReadable, quoteDouble} from './literals';

const FAIL = ['\tif err != nil {', '\t\tpanic(err)', '\t}'];

/** A raw string has no escapes. */
export function quote(text: string): string {
  if (!isReadable(text) || text.includes('`')) return quoteDouble(text, FOUR_DIGITS);
  return `\`${toWellFormed(text)}\``;
}

/** `net/http` of the standard library. */
export function write(request: HttpRequest): string {
  const {headers, pieces = [], notes} = toProgram(request, {hasBasic: true});
  const {method, url, authentication} = request;
  const fields = toOrderedFields(request);
  const readers = pieces.map((piece, index) =>
    fields
      ? 'strings.NewReader(form.Encode())'
      : piece.kind === 'text'
        ? `strings.NewReader(${quote(piece.text)})`
        : `file${index}`,
  );
  const body = readers.length === 0 ? 'nil' : readers.length === 1 ? readers[0] : 'body';
  const hasKind = (kind: MultipartPiece['kind']) => pieces.some((piece) => piece.kind === kind);
  const packages = [
    'fmt',
    'io',
    'net/http',
    ...(fields ? ['net/url'] : []),
    ...(hasKind('file') ? ['os'] : []),
    ...(hasKind('text') ? ['strings'] : []),
  ];
  return joinLines(
    ['package main', '', 'import (', ...packages.map((name) => `\t"${name}"`), ')', ''],
    'func main() {',
    notes.map((note) => `\t// ${note}`),
    pieces.flatMap((piece, index) =>
      piece.kind === 'file'
        ? [
            `\tfile${index}, err := os.Open(${quote(piece.file.name)})`,
            ...FAIL,
            `\tdefer file${index}.Close()`,
          ]
        : [],
    ),
    fields && [
      '\tform := url.Values{',
      ...groupFields(fields).map(
        ([name, values]) => `\t\t${quote(name)}: {${values.map(quote).join(', ')}},`,
      ),
      '\t}',
    ],
    readers.length > 1 && [
      '\tbody := io.MultiReader(',
      ...readers.map((reader) => `\t\t${reader},`),
      '\t)',
    ],
    `\trequest, err := http.NewRequest(${quote(method)}, ${quote(url)}, ${body})`,
    FAIL,
    headers.map(([name, value]) => `\trequest.Header.Set(${quote(name)}, ${quote(value)})`),
    authentication?.scheme === 'basic' &&
      `\trequest.SetBasicAuth(${quote(authentication.username)}, ${quote(authentication.password)})`,
    '\tresponse, err := http.DefaultClient.Do(request)',
    FAIL,
    '\tdefer response.Body.Close()',
    '\tcontent, err := io.ReadAll(response.Body)',
    FAIL,
    '\tfmt.Println(response.Status, string(content))',
    '}',
  );
}

/** The fields of a form, if they are in the order that `url.Values` writes them in: by name. */
function toOrderedFields({body}: HttpRequest): NameValue[] | undefined {
  const fields = toFieldsOf(body, encodeWithTilde);
  return fields?.every(
    ([name], index) => /^[ -~]*$/.test(name) && (fields[index - 1]?.[0] ?? '') <= name,
  )
    ? fields
    : undefined;
}

function groupFields(fields: readonly NameValue[]): [string, string[]][] {
  const groups = new Map<string, string[]>();
  for (const [name, value] of fields) groups.set(name, [...(groups.get(name) ?? []), value]);
  return Array.from(groups);
}
