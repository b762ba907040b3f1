import type {Example, MediaType, Operation, RequestBody} from '../../model/types';

/** An example of a request body that a sample can show. */
export type BodyExample = {mediaType: string; example?: string; label: string};

/** Every media type of a request body with every example that it gives. */
export function listBodyExamples(body: RequestBody | undefined): BodyExample[] {
  return (body?.content ?? []).flatMap(({mediaType, examples}) => {
    if (examples.length === 0) return [{mediaType, label: mediaType}];
    return examples.map(({name, summary}) => ({
      mediaType,
      ...(name !== undefined && {example: name}),
      label: [summary ?? name, mediaType].filter((word) => word !== undefined).join(' – '),
    }));
  });
}

/**
 * An example of a response or a payload, given by the document or made from its schema: `assembled`
 * of values that are there, or a `shape` with types in place of values.
 */
export type ResponseExample = {
  mediaType: MediaType;
  example: Example;
  label: string;
  made?: 'assembled' | 'shape';
};

/**
 * The examples of a response, or, without a status, of what a webhook sends. `content` names the
 * media types, also of those without examples.
 */
export type ResponseExamples = {
  status?: string;
  content: readonly string[];
  examples: ResponseExample[];
};

/**
 * What an operation answers, in the order of the page: the responses that have examples, and a
 * success before them even where it has none, so that a failure never looks like the usual answer.
 * A webhook begins with its payload.
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
  const first = all.findIndex(({examples}) => examples.length > 0);
  if (first === -1) return [];
  return all.filter(
    ({status, examples}, index) =>
      examples.length > 0 || (index < first && status?.startsWith('2')),
  );
}

function toResponseExamples(content: readonly MediaType[], status?: string): ResponseExamples {
  return {
    ...(status !== undefined && {status}),
    content: content.map(({mediaType}) => mediaType),
    examples: content.flatMap((mediaType) => listExamples(mediaType, content.length > 1)),
  };
}

function listExamples(mediaType: MediaType, isOneOfMany: boolean): ResponseExample[] {
  const {examples, generated} = mediaType;
  const all: Pick<ResponseExample, 'example' | 'made'>[] = examples.map((example) => ({example}));
  if (all.length === 0 && generated) {
    const {origin, ...example} = generated;
    all.push({
      example,
      ...(origin !== 'schema-example' && {made: origin === 'shape' ? 'shape' : 'assembled'}),
    });
  }
  return all.map(({example, made}) => {
    const words = [
      example.summary ?? example.name,
      isOneOfMany || all.length === 1 ? mediaType.mediaType : undefined,
    ];
    return {
      mediaType,
      example,
      ...(made && {made}),
      label: words.filter((word) => word !== undefined).join(' – '),
    };
  });
}
