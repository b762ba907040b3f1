import type {Encoding, MediaType} from '../model/types';
import {toExamples, toGenerated} from './examples';
import {toExtensionsNote} from './notes';
import {toParameterRow} from './parameters';
import {toSchemaBlocks, toSchemaHead} from './schema';
import {joinBlocks, toCode, toItem, toList} from './text';
import type {Writer} from './types';

/** What a body holds in each media type; those that say the same stand together. */
export function toContent(content: readonly MediaType[], writer: Writer, path: string, level: number): string {
  const groups = new Map<string, string[]>();
  for (const mediaType of content) {
    const text = joinBlocks(toMediaTypeBlocks(mediaType, writer, path));
    groups.set(text, [...(groups.get(text) ?? []), toCode(mediaType.mediaType)]);
  }
  return joinBlocks([...groups].flatMap(([text, names]) => [`${'#'.repeat(level)} ${names.join(', ')}`, text]));
}

export function toMediaTypeBlocks(mediaType: MediaType, writer: Writer, path: string): (string | undefined)[] {
  const {schema, itemSchema, examples, generated, encoding = [], prefixEncoding = [], itemEncoding, extensions} = mediaType;
  const encodings = [...encoding, ...prefixEncoding, ...(itemEncoding ? [itemEncoding] : [])];
  return [
    ...(schema ? [`Schema: ${toSchemaHead(schema)}`, ...toSchemaBlocks(schema, writer, {path, depth: 0})] : []),
    ...(itemSchema ? [`Each item of the stream: ${toSchemaHead(itemSchema)}`, ...toSchemaBlocks(itemSchema, writer, {path, depth: 0})] : []),
    ...(encodings.length > 0 ? ['How the parts are written:', toEncodings(encodings, writer, path)] : []),
    examples.length > 0 ? toExamples(examples, mediaType, writer) : generated && toGenerated(generated, mediaType, writer),
    extensions && toExtensionsNote(extensions),
  ];
}

function toEncodings(encodings: readonly Encoding[], writer: Writer, path: string): string {
  return toList(
    encodings.map(({name, contentType, headers = [], style, explode, allowReserved, encoding = [], prefixEncoding = [], itemEncoding}, index) => {
      const words = [contentType && toCode(contentType), style && `style ${toCode(style)}`, explode !== undefined && `explode: ${explode}`, allowReserved && 'allowReserved'].filter((word): word is string => typeof word === 'string' && word !== '');
      const inner = [...encoding, ...prefixEncoding, ...(itemEncoding ? [itemEncoding] : [])];
      const label = toCode(name ?? `[${index}]`);
      return toItem(words.length > 0 ? `${label}: ${words.join(', ')}` : label, [
        ...(headers.length > 0 ? ['Headers:', toList(headers.map((header) => toParameterRow(header, writer, `${path}.${header.name}`)))] : []),
        ...(inner.length > 0 ? [toEncodings(inner, writer, path)] : []),
      ]);
    }),
  );
}
