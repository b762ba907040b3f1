// Converts parameters `in: formData` to a request body.
import {quoteValue} from '../../diagnostics/text';
import {toObject} from '../keyOrder';
import {formatValue} from '../exactNumber';
import {childOf, fieldOf, isObjectPlace, stringOf} from '../place';
import type {JsonObject, Place, PlaceInFile} from '../types';
import {appendKey} from '../pointer';
import {isValueField, nameOf, toStyle, toValueSchema} from './parameter';
import {within} from './places';
import type {Conversion, MediaTypes} from './types';

const MULTIPART = 'multipart/form-data';
const URLENCODED = 'application/x-www-form-urlencoded';

type FormPart = Place<JsonObject> & {name: string};

export function toFormBody(
  parameters: readonly Place[],
  to: PlaceInFile,
  consumes: MediaTypes | undefined,
  conversion: Conversion,
): JsonObject | undefined {
  const parts = parameters.filter(isObjectPlace).flatMap((place): FormPart[] => {
    conversion.visit(place.value);
    const name = stringOf(place.value, 'name');
    return name === undefined ? [] : [{...place, name}];
  });
  const [first] = parts;
  if (!first) return undefined;
  conversion.places.trace(to, first);
  const content = {...to, pointer: appendKey(to.pointer, 'content')};
  conversion.places.trace(content, first);
  const types = chooseTypes(parts, consumes, first, conversion);
  return {
    content: Object.fromEntries(
      conversion.listFor(types, consumes).map(({name, from}) => {
        const at = {...to, pointer: appendKey(content.pointer, name)};
        conversion.places.trace(at, from);
        conversion.places.trace(within(at, 'schema'), first);
        return [name, toMediaType(parts, at, name, conversion)];
      }),
    ),
    ...(parts.some(isRequired) && {required: true}),
  };
}

function isRequired({value}: FormPart): boolean {
  return value.required === true;
}

/**
 * Files require `multipart/form-data`; otherwise the operation's media types are used if they are
 * for forms.
 */
function chooseTypes(
  parts: readonly FormPart[],
  consumes: MediaTypes | undefined,
  first: FormPart,
  {lose}: Conversion,
): MediaTypes {
  const isForm = ({name}: {name: string}) =>
    /^(?:multipart\/|application\/x-www-form-urlencoded)/i.test(name);
  const files = parts.filter(({value}) => value.type === 'file');
  const forms = (consumes?.list ?? []).filter(isForm);
  const usable = files.length > 0 ? forms.filter(({name}) => /^multipart\//i.test(name)) : forms;
  if (usable.length > 0) return {list: usable};
  const name = files.length > 0 ? MULTIPART : URLENCODED;
  const place = files[0] ?? first;
  lose(
    place,
    `${files.length > 0 ? 'A file is sent' : 'Form data are sent'} as \`${name}\`, which \`consumes\` does not list; pages and requests use it.`,
    `Add \`${name}\` to the \`consumes\` of the operation.`,
    'info',
  );
  return {list: [{name, from: place}]};
}

function toMediaType(
  parts: readonly FormPart[],
  to: PlaceInFile,
  mediaType: string,
  conversion: Conversion,
): JsonObject {
  const properties = within(within(to, 'schema'), 'properties');
  const required = [...new Set(parts.filter(isRequired).map(({name}) => name))];
  const fields = parts.map(
    (part) => [part.name, toProperty(part, within(properties, part.name), conversion)] as const,
  );
  const encoding = parts.flatMap((part) => toEncoding(part, to, mediaType, conversion));
  return {
    schema: {
      type: 'object',
      properties: toObject(fields),
      ...(required.length > 0 && {required}),
    },
    ...(encoding.length > 0 && {encoding: toObject(encoding)}),
  };
}

function toProperty(part: FormPart, to: PlaceInFile, conversion: Conversion): JsonObject {
  conversion.places.note(to, part);
  const schema = toValueSchema(part, to, conversion);
  const {name: _name, in: _in, required: _required, collectionFormat, ...rest} = part.value;
  const others = Object.entries(rest).filter(
    ([key]) => !isValueField(key) && key !== 'allowEmptyValue' && key !== 'x-example',
  );
  const example = fieldOf(rest, 'x-example');
  return {
    ...(typeof schema === 'object' && !Array.isArray(schema) ? schema : {}),
    ...Object.fromEntries(others),
    ...(example !== undefined && {example}),
    ...(collectionFormat !== undefined &&
      collectionFormat === 'tsv' && {'x-collectionFormat': collectionFormat}),
  };
}

/** How the items of a list are joined: in `multipart/form-data` each is a separate part. */
function toEncoding(
  part: FormPart,
  to: PlaceInFile,
  mediaType: string,
  conversion: Conversion,
): [string, JsonObject][] {
  if (part.value.type !== 'array') return [];
  if (/^multipart\//i.test(mediaType)) {
    const format = childOf(part, 'collectionFormat');
    if (format && format.value !== 'multi')
      conversion.lose(
        format,
        `${nameOf(part)} joins its items (${quoteValue(formatValue(format.value))}); in OpenAPI 3 each item of a list is sent as its own part in \`${mediaType}\`.`,
        'Write `collectionFormat: multi` if the API accepts them like this; otherwise make it a string.',
      );
    return [];
  }
  const style = toStyle(part, conversion);
  const at = appendKey(appendKey(to.pointer, 'encoding'), part.name);
  conversion.places.trace({...to, pointer: at}, childOf(part, 'collectionFormat') ?? part);
  return [[part.name, style]];
}
