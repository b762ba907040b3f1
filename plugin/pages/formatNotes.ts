import type {FormatNote} from './props';

type Meaning = Omit<FormatNote, 'name'>;

const rfc = (number: number, example: string): Meaning => ({
  standard: `RFC ${number}`,
  url: `https://www.rfc-editor.org/rfc/rfc${number}`,
  example,
});
const range = (min: string, max: string): Meaning => ({range: `${min} … ${max}`});
const unsigned = (bits: bigint): Meaning => range('0', String(2n ** bits - 1n));
const signed = (bits: bigint): Meaning =>
  range(String(-(2n ** (bits - 1n))), String(2n ** (bits - 1n) - 1n));

/**
 * What the formats of JSON Schema and of OpenAPI's format registry mean, in symbols and names that
 * need no translation.
 */
const MEANINGS: ReadonlyMap<string, Meaning> = new Map([
  ['int8', signed(8n)],
  ['int16', signed(16n)],
  ['int32', signed(32n)],
  ['int64', signed(64n)],
  ['uint8', unsigned(8n)],
  ['uint16', unsigned(16n)],
  ['uint32', unsigned(32n)],
  ['uint64', unsigned(64n)],
  ['double-int', range(String(-(2n ** 53n) + 1n), String(2n ** 53n - 1n))],
  ['float', {standard: 'IEEE 754 binary32'}],
  ['double', {standard: 'IEEE 754 binary64'}],
  ['decimal128', {standard: 'IEEE 754 decimal128'}],
  ['date', rfc(3339, '2031-05-17')],
  ['date-time', rfc(3339, '2031-05-17T09:30:00Z')],
  ['time', rfc(3339, '09:30:00Z')],
  ['duration', rfc(3339, 'P1DT12H')],
  ['http-date', rfc(9110, 'Sat, 17 May 2031 09:30:00 GMT')],
  ['byte', rfc(4648, 'SGVsbG8/')],
  ['base64url', rfc(4648, 'SGVsbG8_')],
  ['email', rfc(5321, 'name@example.com')],
  ['idn-email', rfc(6531, 'näme@example.com')],
  ['hostname', rfc(1123, 'www.example.com')],
  ['idn-hostname', rfc(5890, 'bücher.example')],
  ['ipv4', rfc(2673, '192.0.2.1')],
  ['ipv6', rfc(4291, '2001:db8::1')],
  ['uri', rfc(3986, 'https://example.com/pets?page=2')],
  ['uri-reference', rfc(3986, '/pets?page=2')],
  ['iri', rfc(3987, 'https://example.com/bücher')],
  ['iri-reference', rfc(3987, '/bücher')],
  ['uri-template', rfc(6570, '/pets/{petId}')],
  ['uuid', rfc(9562, '123e4567-e89b-42d3-a456-426614174000')],
  ['json-pointer', rfc(6901, '/pets/0/name')],
  ['relative-json-pointer', {example: '1/name'}],
  ['media-range', rfc(9110, 'text/*')],
  [
    'regex',
    {
      standard: 'ECMA-262',
      url: 'https://ecma-international.org/publications-and-standards/standards/ecma-262/',
      example: '^[a-z]+$',
    },
  ],
  [
    'commonmark',
    {standard: 'CommonMark', url: 'https://spec.commonmark.org/', example: 'some *words*'},
  ],
  [
    'html',
    {standard: 'HTML', url: 'https://html.spec.whatwg.org/', example: 'some <em>words</em>'},
  ],
  ['binary', {meaning: 'bytes'}],
  ['password', {meaning: 'secret'}],
]);

/** The meanings of the formats that the schemas of a page name, where everybody agrees on one. */
export function toFormatNotes(formats: readonly string[]): FormatNote[] {
  return formats.flatMap((name) => {
    const meaning = MEANINGS.get(name);
    return meaning ? [{name, ...meaning}] : [];
  });
}
