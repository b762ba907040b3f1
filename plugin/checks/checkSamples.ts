import {toDiagnostic} from '../diagnostics/diagnostic';
import {quote, quoteValue} from '../diagnostics/text';
import type {Diagnostic} from '../diagnostics/types';
import {toKeys} from '../document/pointer';
import type {Json, LoadedDocument, Place} from '../document/types';
import {formatJson} from '../document/exactNumber';
import {findSampleMismatch} from '../model/example/sampleMismatch';
import type {ApiReference, Operation} from '../model/types';
import type {Finding} from '../model/validation/types';
import {describeMismatch} from '../model/validation/describe';
import type {MatchPattern} from '../model/validation/matchPattern';
import {createMatchWithin} from '../model/validation/matchWithin';
import {childOf} from '../document/place';

/**
 * Reports request bodies that are generated from a schema but are not valid for it: readers start
 * from them. A mistake of an example that the body contains is reported at the example, which is
 * among the `known` findings.
 */
export function checkSamples(
  document: LoadedDocument,
  {operations, schemas}: ApiReference,
  known: readonly Diagnostic[],
): Diagnostic[] {
  const match = createMatchWithin();
  let mistaken: ReadonlySet<string> | undefined;
  const wrong = operations.flatMap((operation) => {
    const found =
      operation.kind === 'operation' ? findMismatch(operation, schemas, match) : undefined;
    if (!found) return [];
    mistaken ??= listMistaken(document, known);
    return listValuesTo(found.value, found.finding.pointer).some(
      (value) => value !== undefined && mistaken?.has(formatJson(value)),
    )
      ? []
      : [{operation, ...found}];
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

/** The examples with mismatches, as JSON. */
function listMistaken(document: LoadedDocument, known: readonly Diagnostic[]): Set<string> {
  const values = known.flatMap(({code, source: {file, pointer = ''}}) => {
    const whole = code === 'example-mismatch' ? EXAMPLE.exec(pointer)?.[0] : undefined;
    const place =
      whole === undefined
        ? undefined
        : document.resolve(`#${encodeURI(whole)}`, {file, pointer: ''});
    return place ? [formatJson(place.value)] : [];
  });
  return new Set(values);
}

/** The example that contains a place: its value, or the entry of a list or map of examples. */
const EXAMPLE = /^.*?\/(?:example|examples\/[^/]+(?:\/(?:value|dataValue)|(?=\/|$)))(?=\/|$)/;

/** A value and those inside it that contain the place of a pointer. */
function listValuesTo(value: Json, pointer: string): (Json | undefined)[] {
  const values: (Json | undefined)[] = [value];
  for (const key of toKeys(pointer)) {
    const holder = values.at(-1);
    values.push(
      typeof holder === 'object' && holder !== null
        ? (holder as {[key: string]: Json})[key]
        : undefined,
    );
  }
  return values;
}

/** Numbers and lists that are too small say more than their name does. */
function toFound(body: Json, {kind, pointer}: Finding): string {
  const found = listValuesTo(body, pointer).at(-1);
  return kind === 'limit' && found !== undefined && typeof found !== 'object'
    ? `is ${quoteValue(formatJson(found))}, which `
    : '';
}

function listBodyPlaces(document: LoadedDocument): Map<string, Place> {
  return new Map(
    document.operations.map(({key, place}) => [key, childOf(place, 'requestBody') ?? place]),
  );
}
