import {listMediaTypes} from '../../model/operation/mediaTypeGroups';
import {chooseDescription} from '../../model/text/sameText';
import type {Header, MediaType, Parameter} from '../../model/types';
import {toParameterFacts, toVersionFacts} from '../../model/words/line';
import {ENCODINGS, type LabelledEncoding, listPartEncodings} from '../../model/words/parts';
import {toSerializationLine} from '../../request';
import {toExamples, toGenerated} from './examples';
import {toBadgeWords, toDeprecationNote, toExtensionsNote} from './notes';
import {toSchemaBlocks, toSchemaHead} from './schema';
import {joinBlocks, toCode, toHeading, toItem, toList} from './text';
import type {Writer} from './types';
import {say} from './words';

/** The content of a body by media type; media types with the same content share an entry. */
export function toContent(
  content: readonly MediaType[],
  writer: Writer,
  path: string,
  level: number,
): string {
  const groups = new Map<string, string[]>();
  for (const mediaType of listMediaTypes(content)) {
    const text = joinBlocks(toMediaTypeBlocks(mediaType, writer, path));
    groups.set(text, [...(groups.get(text) ?? []), toCode(mediaType.mediaType)]);
  }
  return joinBlocks(
    [...groups].flatMap(([text, names]) => [toHeading(level, names.join(', ')), text]),
  );
}

function toMediaTypeBlocks(
  mediaType: MediaType,
  writer: Writer,
  path: string,
): (string | undefined)[] {
  const {
    schema,
    itemSchema,
    examples,
    generated,
    encoding = [],
    prefixEncoding = [],
    itemEncoding,
    extensions,
  } = mediaType;
  const encodings = listPartEncodings({encoding, prefixEncoding, itemEncoding});
  return [
    ...(schema
      ? [
          `Schema: ${toSchemaHead(schema, writer)}`,
          ...toSchemaBlocks(schema, writer, {path, depth: 0}),
        ]
      : []),
    ...(itemSchema
      ? [
          `${say('mediaType.each')} ${toSchemaHead(itemSchema, writer)}`,
          ...toSchemaBlocks(itemSchema, writer, {path, depth: 0}),
        ]
      : []),
    ...(encodings.length > 0 ? [say(ENCODINGS), toEncodings(encodings, writer, path)] : []),
    examples.length > 0
      ? toExamples(examples, mediaType, writer)
      : generated && toGenerated(generated, mediaType, writer),
    extensions && toExtensionsNote(extensions, writer.styles),
  ];
}

function toEncodings(encodings: readonly LabelledEncoding[], writer: Writer, path: string): string {
  return toList(
    encodings.map(({label: name, encoding}) => {
      const {contentType, headers = [], style, explode, allowReserved} = encoding;
      const words = [
        contentType && toCode(contentType),
        style && `style ${toCode(style)}`,
        explode !== undefined && `explode: ${explode}`,
        allowReserved && 'allowReserved',
      ].filter((word): word is string => typeof word === 'string' && word !== '');
      const inner = listPartEncodings(encoding);
      const label = toCode(name);
      return toItem(words.length > 0 ? `${label}: ${words.join(', ')}` : label, [
        ...(headers.length > 0
          ? [
              'Headers:',
              toList(
                headers.map((header) => toParameterRow(header, writer, `${path}.${header.name}`)),
              ),
            ]
          : []),
        ...(inner.length > 0 ? [toEncodings(inner, writer, path)] : []),
      ]);
    }),
  );
}

/** A request parameter, or a header of a response or of a part. */
export function toParameterRow(
  parameter: Parameter | Header,
  writer: Writer,
  path: string,
): string {
  const {
    name,
    description,
    required,
    deprecated,
    schema,
    content,
    examples,
    style,
    explode,
    versionNotes,
    badges,
    extensions,
  } = parameter;
  const {prose, table} = writer;
  const isQuery = 'in' in parameter;
  const wire = toSerializationLine(isQuery ? parameter : {...parameter, in: 'header'}, table);
  const head = [
    `${toCode(name)}: ${schema ? toSchemaHead(schema, writer) : content ? toCode(content.mediaType) : 'any'}`,
    ...(required ? [say('required')] : []),
    ...toParameterFacts(parameter).map(say),
    ...toVersionFacts(versionNotes).map(say),
    ...toBadgeWords(badges),
  ];
  const said = schema && schema.kind !== 'unknown' ? schema.description : undefined;
  const shown = chooseDescription(description, said);
  const body = schema && {
    ...schema,
    ...(shown === 'own' && {description: undefined}),
    // They override those of the schema (OpenAPI, Parameter Object).
    ...(examples.length > 0 && {examples: undefined}),
  };
  return toItem(head.join(', '), [
    description === undefined || shown === 'schema' ? undefined : prose(description),
    deprecated && toDeprecationNote(deprecated, prose),
    ...(body ? toSchemaBlocks(body, writer, {path, depth: 1}) : []),
    ...(content ? toMediaTypeBlocks(content, writer, path) : []),
    examples.length > 0 ? toExamples(examples, undefined, writer) : undefined,
    wire === undefined
      ? undefined
      : `${say('parameter.sentAs')} ${toCode(wire)}${style === undefined ? '' : ` (style ${toCode(style)}${explode ? ', exploded' : ''})`}`,
    extensions && toExtensionsNote(extensions, writer.styles),
  ]);
}
