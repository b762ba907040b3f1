import {responseAnchor, type Anchor} from '../../model/page/anchors';
import {listMediaTypes} from '../../model/operation/mediaTypeGroups';
import type {Example, MediaType, Operation, RequestBody, Unmet} from '../../model/types';

/** An example of a request body that a sample can show. */
export type BodyExample = {
  mediaType: string;
  /** The name of the example. */
  example?: string;
  /** Whether the document gives it; else it is the media type. */
  isExample: boolean;
  label: string;
};

/** Lists every media type of a request body with each of its examples. */
export function listBodyExamples(body: RequestBody | undefined): BodyExample[] {
  const content = body?.content ?? [];
  return content.flatMap(({mediaType, examples}): BodyExample[] => {
    if (examples.length === 0) return [{mediaType, isExample: false, label: mediaType}];
    return examples.map(({name, summary}) => ({
      mediaType,
      ...(name !== undefined && {example: name}),
      isExample: true,
      label: toLabel(summary ?? name, mediaType, content.length > 1),
    }));
  });
}

/** The name of an example, with its media type if there are several or the example has no name. */
function toLabel(name: string | undefined, mediaType: string, isOneOfMany: boolean): string {
  if (name === undefined) return mediaType;
  return isOneOfMany ? `${name} – ${mediaType}` : name;
}

/**
 * An example of a response or a payload, from the document or made from its schema: `assembled`
 * from values in the schema, or a `shape` with types in place of values.
 */
export type ResponseExample = {
  mediaType: MediaType;
  example: Example;
  label: string;
  made?: 'assembled' | 'shape';
  /** Deep objects and lists of a made example are empty. */
  shortened?: true;
  /** What a made example does not satisfy. */
  incomplete?: Unmet;
};

/**
 * The examples of a response or, without a status, of a webhook's payload. `content` names all
 * media types, including those without examples.
 */
export type ResponseExamples = {
  status?: string;
  /** Of the response, or of the payload, without the prefix of the operation. */
  anchor: Anchor;
  content: readonly string[];
  examples: readonly ResponseExample[];
};

/**
 * Lists the responses of an operation in page order, if any of them has an example. Includes
 * responses without one, so that a failure never looks like the usual response. A webhook begins
 * with its payload.
 */
export function listResponseExamples({
  kind,
  requestBody,
  responses,
}: Operation): ResponseExamples[] {
  const payload =
    kind === 'webhook' && requestBody ? [toResponseExamples(requestBody.content)] : [];
  const all = [
    ...payload,
    ...responses.map(({status, content}) => toResponseExamples(content, status)),
  ];
  return all.some(({examples}) => examples.length > 0) ? all : [];
}

export function toResponseExamples(
  content: readonly MediaType[],
  status?: string,
): ResponseExamples {
  const shown = listMediaTypes(content);
  return {
    ...(status !== undefined && {status}),
    anchor: status === undefined ? 'body' : responseAnchor(status),
    content: shown.map(({mediaType}) => mediaType),
    examples: shown.flatMap((mediaType) => listExamples(mediaType, content.length > 1)),
  };
}

function listExamples(mediaType: MediaType, isOneOfMany: boolean): ResponseExample[] {
  const {examples, generated} = mediaType;
  const all: Omit<ResponseExample, 'mediaType' | 'label'>[] = examples.map((example) => ({
    example,
  }));
  if (all.length === 0 && generated) {
    const {origin, incomplete, shortened, ...example} = generated;
    all.push({
      example,
      ...(incomplete && {incomplete}),
      ...(shortened && {shortened}),
      ...(origin !== 'schema-example' && {made: origin === 'shape' ? 'shape' : 'assembled'}),
    });
  }
  return all.map(({example, made, shortened, incomplete}) => ({
    mediaType,
    example,
    ...(made && {made}),
    ...(shortened && {shortened}),
    ...(incomplete && {incomplete}),
    label: toLabel(
      example.summary ?? example.name,
      mediaType.mediaType,
      isOneOfMany || all.length === 1,
    ),
  }));
}
