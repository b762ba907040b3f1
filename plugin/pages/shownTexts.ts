import {formatJson} from '../document/exactNumber';
import {present} from '../document/present';
import {toReason} from '../model/text/reason';
import type {
  Encoding,
  Example,
  Header,
  MediaType,
  Operation,
  Parameter,
  Response,
  SchemaTable,
} from '../model/types';
import {formatExample, toSerializationLine} from '../request';

/**
 * The operation with the texts that need more than JSON to write: how parameters are serialised,
 * examples in XML, forms and the like, and the meanings of statuses. They are made at build time,
 * so that a page needs no code for all media types and styles.
 */
export function withShownTexts(operation: Operation, table: SchemaTable): Operation {
  const {parameters, requestBody, responses, callbacks} = operation;
  return {
    ...operation,
    parameters: parameters.map((parameter) => withSerialization(parameter, parameter, table)),
    ...(requestBody && {
      requestBody: {
        ...requestBody,
        content: requestBody.content.map((mediaType) => withTexts(mediaType, table)),
      },
    }),
    responses: responses.map((response) => withResponseTexts(response, table)),
    callbacks: callbacks.map((callback) => ({
      ...callback,
      operations: callback.operations.map((inner) => withShownTexts(inner, table)),
    })),
  };
}

function withResponseTexts(response: Response, table: SchemaTable): Response {
  const {status, summary, headers, content} = response;
  const reason = summary === undefined ? toReason(status) : undefined;
  return {
    ...response,
    ...present({reason}),
    headers: headers.map((header) => withHeaderText(header, table)),
    content: content.map((mediaType) => withTexts(mediaType, table)),
  };
}

function withHeaderText(header: Header, table: SchemaTable): Header {
  return withSerialization(header, {...header, in: 'header'}, table);
}

function withSerialization<T extends Header>(
  shown: T,
  parameter: Parameter,
  table: SchemaTable,
): T {
  const serialization = toSerializationLine(parameter, table);
  return {
    ...shown,
    ...(shown.content && {content: withTexts(shown.content, table)}),
    ...present({serialization}),
  };
}

/** The same for one media type. */
export function withTexts(mediaType: MediaType, table: SchemaTable): MediaType {
  const {examples, generated} = mediaType;
  const withText = <T extends Pick<Example, 'value' | 'serialized'>>(example: T): T => {
    const text =
      example.serialized === undefined ? formatExample(mediaType, example, table) : undefined;
    return text === undefined ||
      (example.value !== undefined && text === formatJson(example.value, 2))
      ? example
      : {...example, text};
  };
  return {
    ...withEncodingTexts(mediaType, table),
    examples: examples.map(withText),
    ...(generated && {generated: withText(generated)}),
  };
}

/** The headers of the parts of a form or multipart body, at any depth. */
function withEncodingTexts<
  T extends Pick<Encoding, 'encoding' | 'prefixEncoding' | 'itemEncoding'>,
>(owner: T, table: SchemaTable): T {
  const {encoding, prefixEncoding, itemEncoding} = owner;
  const toEncoding = (entry: Encoding): Encoding => ({
    ...withEncodingTexts(entry, table),
    ...(entry.headers && {headers: entry.headers.map((header) => withHeaderText(header, table))}),
  });
  return {
    ...owner,
    ...(encoding && {encoding: encoding.map(toEncoding)}),
    ...(prefixEncoding && {prefixEncoding: prefixEncoding.map(toEncoding)}),
    ...(itemEncoding && {itemEncoding: toEncoding(itemEncoding)}),
  };
}
