import type {EnvelopePart} from '../protocol';
import {Refusal} from '../refusal';
import {FIELD_NAME, FIELD_VALUE} from './headerRules';

/** Headers of a part that come from its other fields. */
const OWN: ReadonlySet<string> = new Set([
  'content-disposition',
  'content-length',
  'content-transfer-encoding',
  'content-type',
  'transfer-encoding',
]);

/**
 * The header lines of one part. Names and file names are written as browsers do (HTML,
 * "multipart/form-data encoding algorithm"): UTF-8, with line breaks and quotes percent-encoded.
 */
export function formatPartHeaders(part: EnvelopePart, formData: boolean): string {
  const {name, filename, contentType, headers = []} = part;
  if (formData && name === undefined)
    throw new Refusal('bad_envelope', 'A part of multipart/form-data needs a name.');
  const parameters = [
    name === undefined ? '' : `; name="${escape(name)}"`,
    filename === undefined ? '' : `; filename="${escape(filename)}"`,
  ].join('');
  const disposition = formData ? 'form-data' : 'attachment';
  return [
    parameters === '' ? '' : line('Content-Disposition', `${disposition}${parameters}`),
    contentType === undefined ? '' : line('Content-Type', check(contentType)),
    ...headers.map(([field, value]) => line(checkName(field), check(value))),
  ].join('');
}

function line(name: string, value: string): string {
  return `${name}: ${value}\r\n`;
}

function escape(text: string): string {
  return text
    .replaceAll('\r', '%0D')
    .replaceAll('\n', '%0A')
    .replaceAll('"', '%22')
    .replaceAll('\0', '%00');
}

function checkName(name: string): string {
  if (!FIELD_NAME.test(name) || OWN.has(name.toLowerCase()))
    throw new Refusal('bad_envelope', 'A header of a part cannot be sent.');
  return name;
}

function check(value: string): string {
  if (!FIELD_VALUE.test(value))
    throw new Refusal(
      'bad_envelope',
      'A header value of a part has characters that HTTP does not allow.',
    );
  return value;
}
