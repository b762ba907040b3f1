/** What the encoding of a body says about its parts or fields. */
import {isExactNumber} from '../document/exactNumber';
import {isObject} from '../document/isObject';
import {membersOf, toObject} from '../document/keyOrder';
import {canHoldData, essenceOf, isRange, toMediaKind} from '../model/operation/mediaKind';
import type {Encoding, Json, MediaType, Property, Schema, SchemaTable} from '../model/types';
import {toPlaceholder} from './problems';
import {findNode, findType} from './schemas';

/**
 * Whether an encoding is serialized like a query parameter: it has at least one of the three fields
 * (OpenAPI 3.2, Encoding Object).
 */
export function hasStyle(encoding: Encoding | undefined): encoding is Encoding {
  return (
    encoding !== undefined &&
    !encoding.ignoresStyle &&
    (encoding.style !== undefined ||
      encoding.explode !== undefined ||
      encoding.allowReserved !== undefined)
  );
}

export function isFormData(mediaType: string): boolean {
  return essenceOf(mediaType) === 'multipart/form-data';
}

export function isObjectOrList(value: Json | undefined): boolean {
  return typeof value === 'object' && value !== null && !isExactNumber(value);
}

/** Whether a value can be written in a media type: JSON is not sent as CSV. */
export function canBeContent(mediaType: string, value: Json | undefined): boolean {
  return !isObjectOrList(value) || canHoldData(mediaType);
}

/**
 * Whether the value of a property can be sent in the media type of its part or field. Each item
 * of a list is sent as a separate one.
 */
export function canBeField(mediaType: MediaType, name: string, value: Json | undefined): boolean {
  const isData = (Array.isArray(value) ? value : [value]).some(isObjectOrList);
  return !isData || takesData(mediaType, findEncoding(mediaType, name));
}

/** The data of a URL-encoded form, with placeholders for what its fields cannot contain. */
export function toFormData(mediaType: MediaType, value: Json): Json {
  if (!isObject(value)) return value;
  const members = membersOf(value);
  const isUnsendable = ([name, item]: [string, Json]) => !canBeField(mediaType, name, item);
  if (!members.some(isUnsendable)) return value;
  return toObject(
    members.map(([name, item]) => [name, isUnsendable([name, item]) ? toPlaceholder(name) : item]),
  );
}

/**
 * Whether the media type of a part or field can hold lists and objects. A `style` takes precedence
 * over a media type.
 */
export function takesData({mediaType}: MediaType, encoding: Encoding | undefined): boolean {
  const contentType = firstContentType(encoding);
  return (
    contentType === undefined ||
    canHoldData(contentType) ||
    ((isFormData(mediaType) || toMediaKind(mediaType) === 'form') && hasStyle(encoding))
  );
}

export function findEncoding(
  {encoding, prefixEncoding, itemEncoding}: MediaType,
  name: string | undefined,
  index = 0,
): Encoding | undefined {
  return name === undefined
    ? (prefixEncoding?.[index] ?? itemEncoding)
    : encoding?.find((entry) => entry.name === name);
}

/**
 * The schema of a part or field in the form; a string if its media type cannot hold lists or
 * objects.
 */
export function toPartSchema(
  mediaType: MediaType,
  {name, schema}: Pick<Property, 'name' | 'schema'>,
  table: SchemaTable,
): Schema {
  const encoding = findEncoding(mediaType, name);
  const node = findNode(schema, table);
  const item = findType(node) === 'array' ? findNode(node?.items, table) : node;
  if (!['object', 'array'].includes(findType(item) ?? '') || takesData(mediaType, encoding))
    return schema;
  return {
    kind: 'schema',
    type: 'string',
    types: ['string'],
    content: {mediaType: firstContentType(encoding)},
  };
}

/** The schema of a body in the form, unless it is multipart: `toPartSchema` of its fields. */
export function toBodySchema(mediaType: MediaType, table: SchemaTable): Schema | undefined {
  const {schema, encoding = []} = mediaType;
  const isForm = toMediaKind(mediaType.mediaType) === 'form';
  return schema && isForm && !encoding.every((entry) => takesData(mediaType, entry))
    ? withFields(schema)
    : schema;

  function withFields(of: Schema, isVariant = false): Schema {
    const node = findNode(of, table);
    if (!node) return of;
    const {properties, variants: groups} = node;
    return {
      ...node,
      ...(properties && {
        properties: properties.map((property) => ({
          ...property,
          schema: toPartSchema(mediaType, property, table),
        })),
      }),
      ...(groups &&
        !isVariant && {
          variants: groups.map((group) => ({
            ...group,
            variants: group.variants.map((variant) => ({
              ...variant,
              schema: withFields(variant.schema, true),
            })),
          })),
        }),
    };
  }
}

/**
 * A media type inside the first of these ranges, to be filled in: `image/<subtype>`. Undefined if
 * `application/octet-stream`, which any bytes are, is inside.
 */
export function toOpenType(ranges: string): string | undefined {
  const [range = ''] = ranges.split(',', 1);
  const essence = essenceOf(range);
  return /^$|^(?:\*|application)\/\*$/.test(essence)
    ? undefined
    : essence.replace('*', '<subtype>');
}

/**
 * The first media type that an encoding allows; the file's own type takes precedence. A range
 * cannot be sent.
 */
export function firstContentType(
  encoding: Encoding | undefined,
  fileType = '',
): string | undefined {
  const allowed = encoding?.contentType?.split(',').map((entry) => entry.trim()) ?? [];
  return (
    allowed.find((entry) => fileType !== '' && entry === fileType) ??
    (fileType === '' || allowed.length === 1
      ? allowed.find((entry) => entry !== '' && !isRange(entry))
      : undefined)
  );
}
