import type {Encoding} from '../model/types';
import type {Formatting} from './formatting';
import {toGivenValue} from './givenValue';
import {checkHeaders, toHeaderText} from './headers';
import type {NameValue, PartValue} from './types';

/** Headers that the sender writes, or that other fields describe. */
const OF_SENDER: ReadonlySet<string> = new Set([
  'content-disposition',
  'content-type',
  'content-length',
]);

/**
 * The headers of a part: those that the reader filled in, else the document's values for those that
 * its encoding describes.
 */
export function toPartHeaders(
  {headers = []}: PartValue,
  encoding: Encoding | undefined,
  formatting: Formatting,
): NameValue[] {
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
    [...headers, ...described].filter(([name]) => !OF_SENDER.has(name.toLowerCase())),
  ).headers;
}
