import {toDiagnostic} from '../diagnostics/diagnostic';
import {quote} from '../diagnostics/text';
import type {Diagnostic} from '../diagnostics/types';
import {followPlace} from '../document/follow';
import {listItemParameters, listParameters, parameterKey} from '../document/rules/parameters';
import type {LoadedDocument, Located} from '../document/types';
import type {ApiReference, NodeSchema, Operation, Parameter, SchemaTable} from '../model/types';
import {findNode} from '../model/schema/findNode';
import {toSerializationLine} from '../request/serializationLine';

type Nested = {operation: Operation; parameter: Parameter; part: string};

/**
 * Reports parameters with lists or objects inside a list or an object, and how requests contain
 * them: OpenAPI's styles define only single values there. Each parameter of the document once.
 */
export function checkNesting(
  document: LoadedDocument,
  {operations, schemas}: ApiReference,
): Diagnostic[] {
  const nested = operations.flatMap((operation) =>
    operation.parameters.flatMap((parameter): Nested[] => {
      const part = findNestedPart(parameter, schemas);
      return part === undefined ? [] : [{operation, parameter, part}];
    }),
  );
  if (nested.length === 0) return [];
  const places = listParameterPlaces(document);
  const reported = new Set<Located>();
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
function listParameterPlaces(document: LoadedDocument): Map<string, Located> {
  const follow = (place: Located) => followPlace(document, place);
  return new Map(
    document.operations.flatMap(({key, item, place}) =>
      [
        ...listItemParameters(item, follow).parameters,
        ...listParameters(place, follow).parameters,
      ].map((parameter): [string, Located] => [
        `${key} ${parameterKey(parameter)}`,
        parameter.place,
      ]),
    ),
  );
}
