/** Strings by which operations and schemas are recognised under other names. */
import {childOf, fieldOf} from '../document/place';
import type {LoadedDocument, OperationPlace, Place, PlaceInFile} from '../document/types';
import type {Direction} from './kinds';
import {toResponses} from './operation/compareOperation';
import {toMediaTypes} from './operation/content';
import {toParameters} from './operation/parameters';
import {createFacts} from './schema/facts';
import {createFingerprint} from './schema/fingerprint';
import type {SchemaFacts} from './schema/schemaFacts';
import {createSide, type Side} from './side';

/**
 * Undefined where no document has what is asked for, and for what is too plain to be recognised: an
 * operation that takes and returns nothing, a schema that says only its type.
 */
export type Fingerprints = {
  /**
   * What an operation takes and returns; its path, names of its variables and texts do not count.
   * @param key `GET /pets`
   */
  ofOperation: (key: string) => string | undefined;
  /** The values that a schema allows. */
  ofSchema: (place: PlaceInFile | undefined) => string | undefined;
};

/** Strings that are equal for what a comparison finds equal, up to the properties of objects. */
export function createFingerprints(documents: readonly LoadedDocument[]): Fingerprints {
  const sides = documents.map((document) => createPrinter(createSide(document)));
  return {
    ofOperation: (key) => {
      for (const {side, printOperation} of sides) {
        const operation = side.operations.find((one) => one.key === key);
        if (operation) return printOperation(operation);
      }
      return undefined;
    },
    ofSchema: (place) => {
      for (const {side, printSchema, factsOf} of sides) {
        const found =
          place && side.document.texts.has(place.file)
            ? side.document.resolve(`#${place.pointer}`, {file: place.file, pointer: ''})
            : undefined;
        if (found) return isPlain(factsOf([found])) ? undefined : printSchema(found, 'response');
      }
      return undefined;
    },
  };
}

function createPrinter(side: Side) {
  // Nothing is compared, so that each schema is read once, which takes no longer than its document.
  const factsOf = createFacts(side, () => true);
  const prints = {
    request: createFingerprint({side, direction: 'request', factsOf}),
    response: createFingerprint({side, direction: 'response', factsOf}),
  };
  const printSchema = (schema: Place | undefined, direction: Direction) =>
    schema ? prints[direction]([schema]) : '';
  const printContent = (owner: Place, direction: Direction) =>
    [...toMediaTypes(side, owner)]
      .map(([mediaType, {place}]) => [mediaType, printSchema(childOf(place, 'schema'), direction)])
      .sort();
  const printOperation = (operation: OperationPlace): string | undefined => {
    const [sent, received]: [Direction, Direction] =
      operation.kind === 'operation' ? ['request', 'response'] : ['response', 'request'];
    const body = side.follow(childOf(operation.place, 'requestBody'));
    const parameters = [...toParameters(side, operation).values()];
    const responses = [...toResponses(side, operation.place)].map(
      ([status, response]) => [status, printContent(response, received)] as const,
    );
    const isEmpty = responses.every(([, content]) => content.length === 0);
    if (parameters.length === 0 && !body && isEmpty) return undefined;
    return JSON.stringify([
      parameters
        .map(({in: location, name, place}) => [
          location,
          location === 'path' ? '' : name,
          fieldOf(place.value, 'required') === true,
          printSchema(childOf(place, 'schema'), sent),
        ])
        .sort(),
      body && printContent(body, sent),
      responses,
    ]);
  };
  return {side, factsOf, printSchema, printOperation};
}

function isPlain({properties, values, limits, words, choices, items}: SchemaFacts): boolean {
  const said = properties.size + limits.size + words.size + choices.length;
  return said === 0 && !values && !items;
}
