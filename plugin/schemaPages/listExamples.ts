import {toGeneratedExample} from '../model/example/generatedExample';
import {isJsonMediaType} from '../model/jsonText';
import type {MediaType, SchemaTable} from '../model/types';
import type {SchemaPage} from './types';

/**
 * Examples of a schema in JSON, and in XML where a body has it; where no body has JSON, in XML
 * alone.
 */
export function listExamples(
  {id, name, uses: {mediaTypes, direct, through}}: SchemaPage,
  table: SchemaTable,
): MediaType[] {
  const isSent = [...direct, ...through].every(({parts}) =>
    parts.every(({kind}) => kind === 'request' || kind === 'parameter'),
  );
  const all = [...mediaTypes];
  const xml = all.find((mediaType) => /[/+]xml\b/i.test(mediaType));
  const json = all.find(isJsonMediaType);
  const chosen =
    xml === undefined ? [json ?? 'application/json'] : json === undefined ? [xml] : [json, xml];
  return chosen.flatMap((mediaType) => {
    const plain: MediaType = {
      mediaType,
      schema: {kind: 'reference', id, name, type: name},
      examples: [],
    };
    const generated = toGeneratedExample(plain, isSent ? 'request' : 'response', table, true);
    return generated ? [{...plain, generated}] : [];
  });
}
