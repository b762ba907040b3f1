import type {Example, MediaType, Operation, RequestBody} from '../../model/types';

/** An example of a request body that a sample can show. */
export type BodyExample = {mediaType: string; example?: string; label: string};

/** Every media type of a request body with every example that it gives. */
export function listBodyExamples(body: RequestBody | undefined): BodyExample[] {
  return (body?.content ?? []).flatMap(({mediaType, examples}) => {
    if (examples.length === 0) return [{mediaType, label: mediaType}];
    return examples.map(({name, summary}) => ({mediaType, ...(name !== undefined && {example: name}), label: [summary ?? name, mediaType].filter((word) => word !== undefined).join(' – ')}));
  });
}

/** An example of a response, or one that was composed from what the schema gives. */
export type ResponseExample = {mediaType: MediaType; example: Example; label: string; isComposed: boolean};

/** The responses that have examples, in the order of the page. */
export function listResponseExamples({responses}: Operation): {status: string; examples: ResponseExample[]}[] {
  return responses
    .map(({status, content}) => ({status, examples: content.flatMap((mediaType) => toResponseExamples(mediaType, content.length > 1))}))
    .filter(({examples}) => examples.length > 0);
}

function toResponseExamples(mediaType: MediaType, isOneOfMany: boolean): ResponseExample[] {
  const {examples, generated} = mediaType;
  const all: {example: Example; isComposed: boolean}[] = examples.map((example) => ({example, isComposed: false}));
  if (all.length === 0 && generated) {
    const {origin, ...example} = generated;
    all.push({example, isComposed: origin !== 'schema-example'});
  }
  return all.map(({example, isComposed}) => {
    const words = [example.summary ?? example.name, isOneOfMany || all.length === 1 ? mediaType.mediaType : undefined];
    return {mediaType, example, isComposed, label: words.filter((word) => word !== undefined).join(' – ')};
  });
}
