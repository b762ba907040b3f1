import {toGeneratedExample} from '../../model/example/generatedExample';
import {isJsonMediaType} from '../../model/text/jsonText';
import {toMediaKind} from '../../model/operation/mediaKind';
import type {MediaType, SchemaTable} from '../../model/types';
import type {SchemaPage} from './types';

/**
 * Characters of the examples after which a page of a schema gets no other one: each schema of a
 * document may have a page.
 */
const MAX_SIZE = 20_000;

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
  const xml = all.find((mediaType) => toMediaKind(mediaType) === 'xml');
  const json = all.find(isJsonMediaType);
  const chosen =
    xml === undefined ? [json ?? 'application/json'] : json === undefined ? [xml] : [json, xml];
  return chosen.flatMap((mediaType) => {
    const plain: MediaType = {
      mediaType,
      schema: {kind: 'reference', id, name, type: name},
      examples: [],
    };
    const generated = toGeneratedExample(plain, isSent ? 'request' : 'response', table, {
      hasShape: true,
      allowance: {left: MAX_SIZE},
    });
    return generated ? [{...plain, generated}] : [];
  });
}
