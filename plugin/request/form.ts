import {markText} from '../document/exactNumber';
import {isObject} from '../document/isObject';
import {membersOf} from '../document/keyOrder';
import type {Encoding, Json, MediaType, Schema} from '../model/types';
import {findEncoding, firstContentType, hasStyle, toFormData} from './encoding';
import type {Formatting} from './formatting';
import {toText} from './json';
import {toMediaKind} from '../model/operation/mediaKind';
import {encodeForm, encodeReservedQuery, encodeStrict} from './percent';
import {findItem, findNode, findProperty} from './schemas';
import {toPairs} from './style';
import type {NameValue} from './types';

/**
 * An object as `application/x-www-form-urlencoded`.
 * @param hasMarks whether generated values have marks
 */
export function toFormText(
  mediaType: MediaType,
  value: Json,
  formatting: Formatting,
  hasMarks = false,
): string {
  const {table} = formatting;
  const data = toFormData(mediaType, value);
  if (!isObject(data)) return toText(data);
  const node = findNode(mediaType.schema, table);
  return membersOf(data)
    .flatMap(([name, item]) => {
      const encoding = findEncoding(mediaType, name);
      const isText = hasStyle(encoding) || firstContentType(encoding) === undefined;
      const marked = hasMarks && isText ? markText(item, hasStyle(encoding)) : item;
      return toFormPairs(name, marked, encoding, findProperty(node, name, table), formatting);
    })
    .map((pair) => pair.join('='))
    .join('&');
}

function toFormPairs(
  name: string,
  value: Json,
  encoding: Encoding | undefined,
  schema: Schema | undefined,
  formatting: Formatting,
): NameValue[] {
  if (hasStyle(encoding)) {
    const {style = 'form', explode = style === 'form', allowReserved} = encoding;
    return toPairs(
      {
        name,
        style,
        explode,
        encode: allowReserved
          ? encodeReservedQuery
          : (text) => encodeStrict(text).replaceAll('~', '%7E'),
        encodeName: encodeForm,
      },
      value,
    );
  }
  if (value === null) return [];
  const node = findNode(schema, formatting.table);
  // Each item of a list becomes a separate field with the same name.
  if (Array.isArray(value))
    return value
      .filter((item) => item !== null)
      .map((item, index) => [
        encodeForm(name),
        encodeForm(toFormValue(item, encoding, findItem(node, index), formatting)),
      ]);
  return [[encodeForm(name), encodeForm(toFormValue(value, encoding, schema, formatting))]];
}

/** Single values become plain text and all others JSON, unless the encoding names a media type. */
function toFormValue(
  value: Json,
  encoding: Encoding | undefined,
  schema: Schema | undefined,
  {format}: Formatting,
): string {
  const contentType = firstContentType(encoding);
  if (contentType === undefined || toMediaKind(contentType) === 'unknown') return toText(value);
  return format(
    {
      mediaType: contentType,
      schema,
      examples: [],
      encoding: encoding?.encoding,
      prefixEncoding: encoding?.prefixEncoding,
      itemEncoding: encoding?.itemEncoding,
    },
    value,
  );
}
