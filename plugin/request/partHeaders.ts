import type {Encoding, Json, Schema, SchemaTable} from '../model/types';
import {composeGiven} from '../model/example/generatedExample';
import type {Formatting} from './formatting';
import {checkHeaders, toHeaderText} from './headers';
import type {NameValue, PartValue} from './types';

/** Headers that the sender writes, or that other fields describe. */
const OF_SENDER: ReadonlySet<string> = new Set(['content-type', 'content-length']);

/**
 * The headers of a part: those that the reader filled in, else the document's values for those that
 * its encoding describes.
 */
export function toPartHeaders(
  {kind, name: ofPart, headers = []}: PartValue,
  encoding: Encoding | undefined,
  formatting: Formatting,
): NameValue[] {
  // Names and files have a header to themselves, which the sender writes.
  const isOfSender = (name: string) =>
    OF_SENDER.has(name) ||
    (name === 'content-disposition' && (kind === 'file' || ofPart !== undefined));
  const described = (encoding?.headers ?? []).flatMap((header): NameValue[] => {
    const {name} = header;
    if (headers.some(([given]) => given.toLowerCase() === name.toLowerCase())) return [];
    const value =
      header.examples.find((example) => example.value !== undefined)?.value ??
      toGivenValue(header.schema ?? header.content?.schema, formatting.table);
    const text = toHeaderText(
      {value: {in: 'header', name, value}, definition: {...header, in: 'header'}},
      formatting,
    );
    return text === undefined ? [] : [[name, text]];
  });
  return checkHeaders(
    [...headers, ...described].filter(([name]) => !isOfSender(name.toLowerCase())),
  ).headers;
}

/**
 * The value that the document gives for a schema: example, constant, default, or the first of an
 * enumeration. Lists and objects are assembled from their parts; undefined if a required part has
 * no value.
 */
export function toGivenValue(schema: Schema | undefined, table: SchemaTable): Json | undefined {
  return schema && composeGiven(schema, table);
}
