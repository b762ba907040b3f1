import type {PreservedFact, LostFact} from '../stages';
import type {LikelySecret} from '../document/secrets/secrets';
import {toDiagnostic} from '../diagnostics/diagnostic';
import type {Diagnostic} from '../diagnostics/types';
import type {LoadedDocument, Place} from '../document/types';
import type {ApiReference, NodeSchema, Operation, Parameter, SchemaTable} from '../model/types';
import {CARRIED_SIZE} from '../pages/chunks';
import {quote} from '../diagnostics/text';
import {sizeOfSchema} from '../model/page/schemaSize';
import {formatValue} from '../document/exactNumber';
import {followPlace} from '../document/follow';
import {parentOf} from '../document/pointer';
import {listItemParameters, listParameters, parameterKey} from '../document/rules/parameters';
import {findNode} from '../model/schema/findNode';
import {toSerializationLine} from '../request/serializationLine';
import {checkReach} from './checkReach';
import {checkSamples} from './checkSamples';

const PUBLISHED_SECRET =
  'Revoke the secret, and replace it with a placeholder such as `YOUR_TOKEN`. If it was made for this example, set `"rules": {"document-secret": "warning"}` inside `api` in docs.json.';

type Review = {
  /** The earlier findings. */
  known: readonly Diagnostic[];
  /** Facts of the document that were compared with its pages. */
  preserved?: readonly PreservedFact[] | undefined;
  /** Whether requests of Try It go from the browser to the API. */
  isDirect: boolean;
};

/**
 * Reviews a document and the model made from it: facts of the document that the pages would lose,
 * as far as they were compared; credentials that would be published; servers that Try It does not
 * reach; pages that are too large; generated bodies that are not valid; parameters without a
 * defined serialization.
 */
export function reviewDocument(
  document: LoadedDocument,
  reference: ApiReference,
  {known, preserved = [], isDirect}: Review,
): Diagnostic[] {
  return [
    ...toFactDiagnostics(preserved, document, known),
    ...document.secrets.found.map(toSecretDiagnostic),
    ...checkReach(document, reference, isDirect),
    ...checkSizes(document, reference),
    ...checkSamples(document, reference, known),
    ...checkNesting(document, reference),
  ];
}

/**
 * Published documents contain private keys and signed tokens that were made for an example; keys to
 * an account stop a build.
 */
function toSecretDiagnostic({
  isAccountKey,
  source,
  message,
  help,
  frame,
}: LikelySecret): Diagnostic {
  return toDiagnostic('document-secret', {
    source,
    message,
    frame,
    ...(isAccountKey ? {severity: 'error', help: PUBLISHED_SECRET} : {help}),
  });
}

/**
 * Reports operations that reach more schemas than a page loads at once: one finding, which names
 * the largest.
 */
function checkSizes(document: LoadedDocument, {operations, schemas}: ApiReference): Diagnostic[] {
  const large = operations
    .map(({key, schemas: reached}) => ({
      key,
      size: reached.reduce((sum, id) => sum + sizeOfSchema(schemas, id), 0),
    }))
    .filter(({size}) => size > CARRIED_SIZE.whole)
    .sort((a, b) => b.size - a.size);
  const [largest] = large;
  if (!largest) return [];
  const message = `${large.length} of ${operations.length} operations use more than ${toKilobytes(CARRIED_SIZE.whole)} of schemas; ${quote(largest.key)} uses ${toKilobytes(largest.size)}.`;
  return [
    toDiagnostic('page-size', {
      source: document.locate(document.root),
      message,
      help: 'No action is needed: their pages show the nearest schemas, and load the others when a reader opens them.',
    }),
  ];
}

function toKilobytes(characters: number): string {
  return `${Math.round(characters / 1000)} kB`;
}

/**
 * Facts that a page cannot do without. Of schemas, examples and descriptions another one may be
 * shown in the same place.
 */
const ESSENTIAL: ReadonlySet<PreservedFact['name']> = new Set([
  'operation IDs',
  'paths',
  'methods',
  'servers',
  'security schemes',
  'parameters',
  'responses',
  'media types',
  'security requirements',
]);

/**
 * Reports each fact that the pages would not show, unless an earlier finding about that place, or
 * about something around it, explains why, or one of its fields has a value that OpenAPI does not
 * allow, such as `in: body`.
 */
export function toFactDiagnostics(
  facts: readonly PreservedFact[],
  document: LoadedDocument,
  known: readonly Diagnostic[],
): Diagnostic[] {
  const explained = new Set(known.map(({source: {file, pointer}}) => `${file}#${pointer ?? ''}`));
  const invalid = new Set(
    known
      .filter(({code}) => code === 'document-schema')
      .map(({source: {file, pointer = ''}}) => `${file}#${parentOf(pointer) ?? ''}`),
  );
  const isExplained = ({place}: LostFact) => {
    const {file, pointer = ''} = document.locate(place);
    return (
      invalid.has(`${file}#${pointer}`) ||
      listAround(pointer).some((around) => explained.has(`${file}#${around}`))
    );
  };
  return facts.flatMap(({name, lost}) =>
    lost
      .filter((fact) => !isExplained(fact))
      .map(({what, place}) =>
        toDiagnostic('source-fact-lost', {
          source: document.locate(place),
          ...(!ESSENTIAL.has(name) && {severity: 'info'}),
          message: `The pages lack this fact (${name}): ${name === 'descriptions' ? toExcerpt(formatValue(place.value)) : name === 'examples' ? toExcerpt(what) : what}`,
          help: ESSENTIAL.has(name)
            ? 'Please report a bug with this part of the document.'
            : 'No action is needed if another part of the document replaces it; otherwise please report a bug.',
        }),
      ),
  );
}

function toExcerpt(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
}

/**
 * A pointer and all pointers around it, except the whole document: `/a/b` gives `/a/b` and `/a`.
 */
function listAround(pointer: string): string[] {
  const keys = pointer.split('/').slice(1);
  return keys.map((_, index) => `/${keys.slice(0, index + 1).join('/')}`);
}

type Nested = {operation: Operation; parameter: Parameter; part: string};

/**
 * Reports parameters with lists or objects inside a list or an object, and how requests contain
 * them: OpenAPI's styles define only single values there. Each parameter of the document once.
 */
function checkNesting(document: LoadedDocument, {operations, schemas}: ApiReference): Diagnostic[] {
  const nested = operations.flatMap((operation) =>
    operation.parameters.flatMap((parameter): Nested[] => {
      const part = findNestedPart(parameter, schemas);
      return part === undefined ? [] : [{operation, parameter, part}];
    }),
  );
  if (nested.length === 0) return [];
  const places = listParameterPlaces(document);
  const reported = new Set<Place>();
  return nested.flatMap(({operation: {key}, parameter, part}) => {
    const place = places.get(`${key} ${parameterKey(parameter)}`);
    if (place && reported.has(place)) return [];
    if (place) reported.add(place);
    const line = toSerializationLine(parameter, schemas);
    return toDiagnostic('parameter-nested', {
      source: document.locate(place ?? document.root),
      message: `OpenAPI does not define how ${part} of the ${parameter.in} parameter ${quote(parameter.name)} is serialized.${line === undefined ? '' : ` Requests contain ${quote(line)}.`}`,
      help: 'If the API expects another form, describe the parameter by `content` with a media type, or as several parameters.',
    });
  });
}

/** Describes the first list or object inside a list or an object. */
function findNestedPart(
  {schema, content, ignored}: Parameter,
  table: SchemaTable,
): string | undefined {
  if (content || ignored) return undefined;
  const {properties = [], items, prefixItems = []} = findNode(schema, table) ?? {};
  const property = properties.find((entry) => isComposed(findNode(entry.schema, table)));
  if (property) return `the property ${quote(property.name)}`;
  const isNested = [...prefixItems, ...(items ? [items] : [])].some((item) =>
    isComposed(findNode(item, table)),
  );
  return isNested ? 'each item' : undefined;
}

function isComposed(node: NodeSchema | undefined): boolean {
  return node?.types?.some((type) => type === 'array' || type === 'object') === true;
}

/** The Parameter Objects by operation, location and name. Shared ones occur several times. */
function listParameterPlaces(document: LoadedDocument): Map<string, Place> {
  const follow = (place: Place) => followPlace(document, place);
  return new Map(
    document.operations.flatMap(({key, item, place}) =>
      [
        ...listItemParameters(item, follow).parameters,
        ...listParameters(place, follow).parameters,
      ].map((parameter): [string, Place] => [`${key} ${parameterKey(parameter)}`, parameter.place]),
    ),
  );
}
