import {toDiagnostic} from '../diagnostics/diagnostic';
import {quote, quoteValue} from '../diagnostics/text';
import type {Diagnostic} from '../diagnostics/types';
import {toKeys} from '../document/pointer';
import type {Json, LoadedDocument, Located} from '../document/types';
import {formatJson} from '../document/exactNumber';
import {findSampleMismatch} from '../model/example/sampleMismatch';
import type {ApiReference, Operation} from '../model/types';
import type {Finding} from '../model/validation/types';
import {describeMismatch} from '../model/validation/describe';
import type {MatchPattern} from '../model/validation/matchPattern';
import {createMatchWithin} from '../model/validation/matchWithin';
import {followPlace} from '../document/follow';
import {listOperations} from '../document/operations';
import {childOf} from '../document/place';

/**
 * Reports request bodies that are generated from a schema but are not valid for it: readers start
 * from them.
 */
export function checkSamples(
  document: LoadedDocument,
  {operations, schemas}: ApiReference,
): Diagnostic[] {
  const match = createMatchWithin();
  const wrong = operations.flatMap((operation) => {
    const found =
      operation.kind === 'operation' ? findMismatch(operation, schemas, match) : undefined;
    return found ? [{operation, ...found}] : [];
  });
  if (wrong.length === 0) return [];
  const places = listBodyPlaces(document);
  return wrong.map(({operation: {key}, finding, mediaType, value}) => {
    const inner = toKeys(finding.pointer).join('.');
    const message = `The generated ${mediaType} body of ${quote(key)} does not match its schema: ${inner === '' ? 'it' : quote(inner)} ${toFound(value, finding)}${describeMismatch(finding)}.`;
    return toDiagnostic('sample-mismatch', {
      source: document.locate(places.get(key) ?? document.root),
      message,
      help: 'Add an `example` of the whole body, or correct the schema.',
    });
  });
}

function findMismatch(
  {requestBody}: Operation,
  table: ApiReference['schemas'],
  match: MatchPattern,
): {finding: Finding; mediaType: string; value: Json} | undefined {
  for (const content of requestBody?.content ?? []) {
    const finding = findSampleMismatch(content, table, match);
    if (finding && content.generated)
      return {finding, mediaType: content.mediaType, value: content.generated.value};
  }
  return undefined;
}

/** Numbers and lists that are too small say more than their name does. */
function toFound(body: Json, {kind, pointer}: Finding): string {
  let found: Json | undefined = body;
  for (const key of toKeys(pointer))
    found =
      typeof found === 'object' && found !== null
        ? (found as {[key: string]: Json})[key]
        : undefined;
  return kind === 'limit' && found !== undefined && typeof found !== 'object'
    ? `is ${quoteValue(formatJson(found))}, which `
    : '';
}

function listBodyPlaces(document: LoadedDocument): Map<string, Located> {
  return new Map(
    listOperations(document.root, (place) => followPlace(document, place)).map(({key, place}) => [
      key,
      childOf(place, 'requestBody') ?? place,
    ]),
  );
}
