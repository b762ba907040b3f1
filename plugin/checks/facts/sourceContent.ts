import type {LostFact} from '../../stages';
import {createShares, type Share} from '../../document/createShares';
import {formatJson} from '../../document/exactNumber';
import {isObject} from '../../document/isObject';
import type {Json, LoadedDocument, Place, OperationPlace} from '../../document/types';
import {toJsonValue} from '../../model/text/json';
import type {toFingerprint} from './fingerprint';
import {followPlace} from '../../document/follow';
import {childOf, itemsOf, placeKey} from '../../document/place';
import {unescapeKey} from '../../document/pointer';
import {type PartStart, readPart, type SourcePart} from './sourcePart';

/** What a document's operations contain, with the places. */
export type SourceContent = {
  /** Their fingerprints. */
  descriptions: LostFact[];
  /** As JSON. */
  examples: LostFact[];
  /** Component schemas that some operation reaches, by name. */
  schemas: Map<string, Place>;
  /**
   * Details of schemas, each with the component schema or operation that contains it as its owner.
   */
  details: SchemaDetail[];
};

/**
 * The name of a property, or a value of an `enum` as JSON. `owner` is absent in a part that others
 * share.
 */
export type SchemaDetail = LostFact & {kind: 'properties' | 'enum values'; owner?: string};

/** The facts of a part, and its references. */
type SourcePartContent = Pick<SourcePart, 'references' | 'namedExamples'> &
  Pick<SourceContent, 'descriptions' | 'examples' | 'details'>;

/** Walks everything that the operations reach, part by part, since documents may be circular. */
export function collectSourceContent(
  document: LoadedDocument,
  operations: readonly OperationPlace[],
  toPrint: typeof toFingerprint,
): SourceContent {
  const all: SourceContent = {descriptions: [], examples: [], schemas: new Map(), details: []};
  /** Schemas inside an operation or a schema that references name: the model keeps them apart. */
  const named = new Set<string>();
  const reached = new Set<Json>();
  const reachedOverridden = new Set<Json>();
  /** Values in places that are no component: any number of them may be in each other. */
  const seen = new Set<Json>();
  const share = createShares();
  const pending: PartStart[] = operations.flatMap((operation) =>
    [operation.place, ...listSharedParameters(document, operation, share)].map((place) => ({
      place,
    })),
  );
  const owners = new Map(
    operations.map(({kind, method, path, place}): [Json, string] => [
      place.value,
      toOwner(kind, method, path),
    ]),
  );
  const whole = new Set<Json>(pending.map(({place}) => place.value));
  for (let start = pending.pop(); start; start = pending.pop()) {
    const {value} = start.place;
    if (
      typeof value !== 'object' ||
      value === null ||
      (start.overridden ? reachedOverridden : reached).has(value)
    )
      continue;
    reached.add(value);
    if (start.overridden) reachedOverridden.add(value);
    const isWhole = whole.has(value) || COMPONENT.test(start.place.pointer);
    const content = toContent(
      readPart(document.version, start, isWhole ? new Set() : seen),
      toPrint,
    );
    for (const fact of content.descriptions) all.descriptions.push(fact);
    for (const fact of content.examples) all.examples.push(fact);
    const owner = toComponentOwner(start.place.pointer) ?? owners.get(value);
    for (const detail of content.details)
      all.details.push(owner === undefined ? detail : {...detail, owner});
    for (const place of content.namedExamples) {
      const example = followPlace(document, place);
      const shown = example && (childOf(example, 'dataValue') ?? childOf(example, 'value'));
      if (shown) for (const item of toExampleFact(shown)) all.examples.push(item);
    }
    for (const {ref, from, schema, overridden} of content.references) {
      const target = document.resolve(ref, from);
      if (!target) continue;
      noteSchema(target, all);
      if (!COMPONENT.test(target.pointer)) named.add(placeKey(target));
      pending.push({place: target, schema, overridden});
    }
  }
  return named.size === 0
    ? all
    : {
        ...all,
        details: all.details.map((detail) =>
          isWithin(detail.place, named) ? {...detail, owner: undefined} : detail,
        ),
      };
}

/** Whether a place, or one around it, is among the keys of places. */
function isWithin(place: Place, keys: ReadonlySet<string>): boolean {
  for (let {pointer} = place; ; pointer = pointer.slice(0, pointer.lastIndexOf('/'))) {
    if (keys.has(placeKey({...place, pointer}))) return true;
    if (pointer === '') return false;
  }
}

/** The name of an operation, used here and in the model's content. */
export function toOwner(kind: string, method: string, path: string): string {
  return `${kind} ${method} ${path}`;
}

/** The name of a component schema, by its pointer. */
function toComponentOwner(pointer: string): string | undefined {
  const name = COMPONENT_SCHEMA.exec(pointer)?.[1];
  return name === undefined ? undefined : `schema ${unescapeKey(name)}`;
}

const COMPONENT_SCHEMA = /^\/components\/schemas\/([^/]+)$/;
const COMPONENT = /^\/components\/[^/]+\/[^/]+$/;

/** The parameters of an operation: its own, and those of the path item that it does not replace. */
export function listOperationParameters(
  document: LoadedDocument,
  operation: OperationPlace,
  share: Share,
): Place[] {
  return [...listParameters(operation.place), ...listSharedParameters(document, operation, share)];
}

function listSharedParameters(
  document: LoadedDocument,
  {place, item}: OperationPlace,
  share: Share,
): readonly Place[] {
  const toKey = (parameter: Place) => {
    const value = followPlace(document, parameter)?.value ?? null;
    return isObject(value) ? formatJson([value.in ?? null, value.name ?? null]) : undefined;
  };
  const owner = item.layers.find((layer) => childOf(layer, 'parameters'));
  const shared = share(childOf(owner, 'parameters')?.value, listParameters(owner));
  if (shared.length === 0) return shared;
  const own = new Set(listParameters(place).map(toKey));
  return shared.filter((parameter) => !own.has(toKey(parameter)));
}

function listParameters(owner: Place | undefined): Place[] {
  return itemsOf(childOf(owner, 'parameters'));
}

function toContent(
  {descriptions, examples, namedExamples, references, properties, enumValues}: SourcePart,
  toPrint: typeof toFingerprint,
): SourcePartContent {
  const details: SchemaDetail[] = [
    ...properties.map(({name, place}): SchemaDetail => ({kind: 'properties', what: name, place})),
    ...enumValues
      .flatMap(toExampleFact)
      .map((fact): SchemaDetail => ({kind: 'enum values', ...fact})),
  ];
  return {
    details,
    descriptions: descriptions.map((place) => ({what: toPrint(place.value), place})),
    examples: examples.flatMap(toExampleFact),
    namedExamples,
    references,
  };
}

/** A value that is too large to be shown has its own finding. */
function toExampleFact(place: Place): LostFact[] {
  const value = toJsonValue(place.value);
  return value === undefined ? [] : [{what: JSON.stringify(value), place}];
}

function noteSchema(target: Place, {schemas}: SourceContent): void {
  const name = COMPONENT_SCHEMA.exec(target.pointer)?.[1];
  if (name !== undefined) schemas.set(unescapeKey(name), target);
}
