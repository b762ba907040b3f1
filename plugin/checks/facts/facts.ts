import type {LostFact, PreservedFact} from '../../stages';
import {followPlace} from '../../document/follow';
import {formatValue} from '../../document/exactNumber';
import {namesOf} from '../../document/keyOrder';
import {isObject} from '../../document/isObject';
import {listShadowed} from '../../document/operations';
import type {Json, LoadedDocument, Place, OperationPlace} from '../../document/types';
import {readJsonText} from '../../model/text/jsonText';
import {toServerUrl} from '../../model/operation/links';
import {remember} from '../../model/remember';
import type {ApiReference} from '../../model/types';
import {toFingerprint, toOtherFingerprints} from './fingerprint';
import {collectModelContent, collectPassages, type ModelContent} from './modelContent';
import {collectOperationFacts, listOperationFacts} from './operationFacts';
import {collectSourceContent, type SchemaDetail} from './sourceContent';
import {childOf, itemsOf} from '../../document/place';
import {parentOf} from '../../document/pointer';

/**
 * Compares what the document says with what the pages will show, in a separate walk over the
 * document. Operations that readers do not see are left out on both sides.
 */
export function comparePreservedFacts(
  document: LoadedDocument,
  reference: ApiReference,
): PreservedFact[] {
  const {operations} = document;
  // Many descriptions are repeated, both in the document and between document and model.
  const toPrint = remember(toFingerprint);
  const source = collectSourceContent(document, operations, toPrint);
  const model = collectModelContent(reference, toPrint);
  const ids = new Set(reference.operations.map(({operationId}) => operationId));
  const paths = new Set(reference.operations.map(({path}) => path));
  const methods = new Set(
    reference.operations.map(({kind, method, path}) => `${kind} ${method} ${path}`),
  );
  const servers = new Set(
    [
      ...reference.servers,
      ...reference.operations.flatMap((operation) => operation.servers ?? []),
    ].map(({url}) => url),
  );
  const schemes = new Set(reference.securitySchemes.map(({name}) => name));
  const operationFacts = collectOperationFacts(reference);
  return [
    compare(
      'operation IDs',
      operations.flatMap(({place}) => toTextFact(childOf(place, 'operationId'))),
      (id) => ids.has(id),
    ),
    compare(
      'paths',
      operations.map(({path, place, item}) => ({what: path, place: item.layers[0] ?? place})),
      (path) => paths.has(path),
    ),
    compare(
      'methods',
      [...operations.map(toMethodFact), ...listShadowedFacts(document, operations)],
      (method) => methods.has(method),
    ),
    compare('servers', toServerFacts(document, operations), (url) => servers.has(url)),
    compare('security schemes', toSchemeFacts(document), (name) => schemes.has(name)),
    ...[...listOperationFacts(document, operations)].map(([name, facts]) =>
      compare(name, facts, (what) => operationFacts.has(what)),
    ),
    compare(
      'schemas',
      [...source.schemas].map(([what, place]) => ({what, place})),
      (name) => model.schemas.has(name),
    ),
    ...(['properties', 'enum values'] as const).map((kind) =>
      compareDetails(kind, source.details, model),
    ),
    compare('examples', source.examples, (json) => hasExample(model, json)),
    compareDescriptions(source.descriptions, model),
  ];
}

/** An example that is written as a JSON string is parsed in the model. */
function hasExample({examples}: ModelContent, json: string): boolean {
  if (examples.has(json)) return true;
  const data = json.startsWith('"') ? readJsonText(JSON.parse(json) as Json) : undefined;
  return data !== undefined && examples.has(JSON.stringify(data));
}

/** Each fact counts once, however often the document says it. */
function compare(
  name: PreservedFact['name'],
  facts: readonly LostFact[],
  isKept: (what: string) => boolean,
): PreservedFact {
  const unique = new Map(facts.map((fact) => [fact.what, fact]));
  return {name, total: unique.size, lost: [...unique.values()].filter(({what}) => !isKept(what))};
}

/**
 * A detail of a schema or an operation that is a part of the model must be in that part; a detail
 * of a shared object may be in any part.
 */
function compareDetails(
  kind: SchemaDetail['kind'],
  details: readonly SchemaDetail[],
  {parts, merged, ...all}: ModelContent,
): PreservedFact {
  const facts = new Map(
    details
      .filter((detail) => detail.kind === kind)
      .map((detail) => [`${detail.owner ?? ''} ${detail.what}`, detail]),
  );
  const isKept = ({what, owner}: SchemaDetail) =>
    ((owner !== undefined && parts.get(owner)) || all)[kind].has(what) || merged[kind].has(what);
  // The parts of an `allOf` allow the values that all of them have.
  const common = new Set(
    kind === 'enum values' ? details.filter(isKept).map(({place}) => toEnumKey(place)) : [],
  );
  const lost = [...facts.values()].filter(
    (detail) =>
      !isKept(detail) &&
      !(/\/allOf\/\d+\//.test(detail.place.pointer) && common.has(toEnumKey(detail.place))),
  );
  return {
    name: kind,
    total: facts.size,
    lost: lost.map(({what, place, owner}) => ({
      what: owner === undefined ? what : `${owner.replace(/^(?:schema|operation) /, '')} → ${what}`,
      place,
    })),
  };
}

/** The `enum` of a value. */
function toEnumKey({file, pointer}: Place): string {
  return `${file}#${parentOf(pointer) ?? ''}`;
}

/** A description that seems lost is looked up once more, in all texts of the pages. */
function compareDescriptions(
  facts: readonly LostFact[],
  {descriptions, texts}: ModelContent,
): PreservedFact {
  const compared = compare(
    'descriptions',
    facts,
    (print) => print === '' || descriptions.has(print),
  );
  if (compared.lost.length === 0) return compared;
  const toPrints = (text: string) => [toFingerprint(text), ...toOtherFingerprints(text)];
  const passages = collectPassages(texts, toPrints);
  return {
    ...compared,
    lost: compared.lost.filter(
      ({place}) =>
        !toPrints(formatValue(place.value)).some((print) => print === '' || passages.has(print)),
    ),
  };
}

function toTextFact(place: Place | undefined): LostFact[] {
  return typeof place?.value === 'string' ? [{what: place.value, place}] : [];
}

function toMethodFact({kind, method, path, place}: OperationPlace): LostFact {
  return {what: `${kind} ${method} ${path}`, place};
}

/** A path has one page for each method. */
function listShadowedFacts(
  document: LoadedDocument,
  operations: readonly OperationPlace[],
): LostFact[] {
  return [...new Set(operations.map(({item}) => item))].flatMap((item) =>
    listShadowed(item, (place) => followPlace(document, place)).map(({method, place}) => ({
      what: `${item.kind} additional ${method} ${item.path}`,
      place,
    })),
  );
}

function toServerFacts(
  document: LoadedDocument,
  operations: readonly OperationPlace[],
): LostFact[] {
  const owners: Place[] = [
    document.root,
    ...operations.flatMap(
      ({place, item}) => [place, ...item.layers].find((owner) => childOf(owner, 'servers')) ?? [],
    ),
  ];
  return owners.flatMap((owner) =>
    itemsOf(childOf(owner, 'servers')).flatMap((server) => {
      const what = toServerUrl(document, server);
      return what === undefined ? [] : [{what, place: childOf(server, 'url') ?? server}];
    }),
  );
}

function toSchemeFacts(document: LoadedDocument): LostFact[] {
  const components = childOf(document.root, 'components');
  const schemes = components && childOf(components, 'securitySchemes');
  if (!schemes || !isObject(schemes.value)) return [];
  return namesOf(schemes.value).flatMap((what) => {
    const place = followPlace(document, childOf(schemes, what));
    return place && isObject(place.value) ? [{what, place}] : [];
  });
}
