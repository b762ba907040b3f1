import type {LostFact, OperationFactName} from '../../stages';
import {createShares, type Share} from '../../document/createShares';
import {followPlace} from '../../document/follow';
import {namesOf} from '../../document/keyOrder';
import {isObject} from '../../document/isObject';
import {childOf, entriesOf, isObjectPlace, itemsOf} from '../../document/place';
import type {LoadedDocument, Place, OperationPlace} from '../../document/types';
import type {ApiReference, MediaType, Operation, Response} from '../../model/types';
import {listOperationParameters} from './sourceContent';

const OPERATION_FACTS: readonly OperationFactName[] = [
  'parameters',
  'responses',
  'media types',
  'headers',
  'links',
  'callbacks',
  'security requirements',
];

type NoteFact = (name: OperationFactName, what: string, place: Place) => void;
type Listing = {document: LoadedDocument; note: NoteFact; share: Share};

/** Response headers that OpenAPI ignores. */
const IGNORED_HEADER = 'content-type';

/**
 * Lists the facts about a document's operations, such as `GET /pets → query limit`, without the
 * model.
 */
export function listOperationFacts(
  document: LoadedDocument,
  operations: readonly OperationPlace[],
): Map<OperationFactName, LostFact[]> {
  const facts = new Map<OperationFactName, LostFact[]>(OPERATION_FACTS.map((name) => [name, []]));
  const share = createShares();
  for (const operation of operations) {
    const {kind, method, path, place} = operation;
    const note: NoteFact = (name, what, at) =>
      facts.get(name)?.push({what: toWhat(kind, method, path, what), place: at});
    const listing = {document, note, share};
    for (const entry of listOperationParameters(document, operation, share))
      noteParameter(followPlace(document, entry), note);
    noteContent(listing, followPlace(document, childOf(place, 'requestBody')), 'request');
    for (const [status, response] of listEntries(document, childOf(place, 'responses')))
      noteResponse(listing, status.toUpperCase(), followPlace(document, response));
    for (const [name, callback] of listEntries(document, childOf(place, 'callbacks')))
      if (isObjectPlace(followPlace(document, callback)))
        note('callbacks', `callback ${name}`, callback);
    const security = childOf(place, 'security') ?? childOf(document.root, 'security');
    if (kind === 'operation')
      for (const requirement of itemsOf(security))
        if (isObjectPlace(requirement))
          note('security requirements', toRequirement(namesOf(requirement.value)), requirement);
  }
  return facts;
}

function noteParameter(place: Place | undefined, note: NoteFact): void {
  if (!place || !isObject(place.value)) return;
  const {in: location, name} = place.value;
  if (typeof location === 'string' && typeof name === 'string')
    note('parameters', `${location} ${name}`, place);
}

function noteResponse(listing: Listing, status: string, place: Place | undefined): void {
  if (!place || !isObject(place.value)) return;
  const {document, note} = listing;
  note('responses', `response ${status}`, place);
  for (const [name, header] of listShared(listing, childOf(place, 'headers'))) {
    if (name.toLowerCase() !== IGNORED_HEADER && isObjectPlace(followPlace(document, header)))
      note('headers', `${status} ${name.toLowerCase()}`, header);
  }
  noteContent(listing, place, status);
  for (const [name, link] of listShared(listing, childOf(place, 'links')))
    if (isObjectPlace(followPlace(document, link))) note('links', `${status} ${name}`, link);
}

function noteContent(listing: Listing, owner: Place | undefined, of: string): void {
  for (const [mediaType, place] of listShared(listing, childOf(owner, 'content')))
    if (isObjectPlace(place)) listing.note('media types', `${of} ${mediaType}`, place);
}

/** The fields of an object that may be a reference, without extensions. */
function listEntries(
  document: LoadedDocument,
  place: Place | undefined,
): [name: string, place: Place][] {
  return entriesOf(followPlace(document, place)).filter(([name]) => !name.startsWith('x-'));
}

/** Those of a map that operations may share, of which each shows some. */
function listShared(
  {document, share}: Listing,
  place: Place | undefined,
): readonly [name: string, place: Place][] {
  return share(place?.value, listEntries(document, place));
}

/** Lists the same facts from the model. */
export function collectOperationFacts({
  operations,
  security,
}: Pick<ApiReference, 'operations' | 'security'>): Set<string> {
  return new Set(
    operations.flatMap((operation) =>
      listOf(operation, operation.security ?? security).map((what) =>
        toWhat(operation.kind, operation.method, operation.path, what),
      ),
    ),
  );
}

function listOf(
  {parameters, requestBody, responses, callbacks}: Operation,
  security: ApiReference['security'],
): string[] {
  return [
    ...parameters.map(({in: location, name}) => `${location} ${name}`),
    ...toMediaTypes(requestBody?.content, 'request'),
    ...responses.flatMap(listOfResponse),
    ...callbacks.map(({name}) => `callback ${name}`),
    ...security.map(({schemes}) => toRequirement(schemes.map(({name}) => name))),
  ];
}

function listOfResponse({status: written, content, headers, links}: Response): string[] {
  const status = written.toUpperCase();
  return [
    `response ${status}`,
    ...toMediaTypes(content, status),
    ...headers.map(({name}) => `${status} ${name.toLowerCase()}`),
    ...links.map(({name}) => `${status} ${name}`),
  ];
}

function toMediaTypes(content: readonly MediaType[] | undefined, of: string): string[] {
  return (content ?? []).map(({mediaType}) => `${of} ${mediaType}`);
}

/** Schemes that are required together. */
function toRequirement(names: readonly string[]): string {
  return names.length === 0 ? 'no security' : `security ${[...names].sort().join(' + ')}`;
}

function toWhat(kind: Operation['kind'], method: string, path: string, what: string): string {
  return `${kind === 'webhook' ? 'webhook ' : ''}${method} ${path} → ${what}`;
}
