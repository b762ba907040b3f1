import type {Operation, Response} from '../model/types';

/**
 * Builds `Accept` from the media types of the successful responses, else of the others. Undefined
 * if there are none.
 */
export function toAccept({responses}: Pick<Operation, 'responses'>): string | undefined {
  const successful = listMediaTypes(responses.filter(({status}) => status.startsWith('2')));
  const mediaTypes = successful.length > 0 ? successful : listMediaTypes(responses);
  return mediaTypes.length > 0 ? mediaTypes.join(', ') : undefined;
}

function listMediaTypes(responses: readonly Response[]): string[] {
  return Array.from(
    new Set(responses.flatMap(({content}) => content.map(({mediaType}) => mediaType))),
  );
}
