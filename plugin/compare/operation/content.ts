/**
 * Compares the media types of a body, a response, a parameter or a header, and the headers of a
 * response or a part of a body. Each may have the other.
 */
import {isObject} from '../../document/isObject';
import {aliasOf, childOf, entriesOf, fieldOf, itemsOf} from '../../document/place';
import type {Place} from '../../document/types';
import type {Node} from '../graph';
import {type Pair, type Side, toFound} from '../side';
import {toText} from '../schema/schemaFacts';
import type {CompareSchemas} from '../schema/comparison';
import {formatPart, type PartStep, type Step} from '../steps';
import type {Direction} from '../types';
import {toSerializations} from './serialization';

/** What every comparison of an operation's parts needs. */
export type Compare = {
  sides: Pair<Side>;
  schemas: CompareSchemas;
  /** The node of two places, created once. */
  nodeOf: (name: string, pair: Pair<Place | undefined>, make: (node: Node) => void) => Node;
};

/** Adds to a node what changed in the `content` of two objects. */
export function compareContent(
  compare: Compare,
  owners: Pair<Place>,
  direction: Direction,
  node: Node,
): void {
  const {sides, schemas} = compare;
  const [before, after] = [
    toMediaTypes(sides.before, owners.before),
    toMediaTypes(sides.after, owners.after),
  ];
  for (const [key, {name, place}] of before) {
    const other = after.get(key);
    if (!other) {
      node.found.push(
        toFound(
          'media-type-removed',
          {before: place, after: owners.after},
          {name, step: toStep(name)},
          direction,
        ),
      );
      continue;
    }
    const media = {before: place, after: other.place};
    for (const field of ['schema', 'itemSchema']) {
      const [one, two] = [childOf(place, field), childOf(other.place, field)];
      if (field === 'schema' && isBytes(sides.before, name, one) && isBytes(sides.after, name, two))
        continue;
      if (one && two)
        node.children.push({
          step: {...toStep(other.name), ...(field === 'itemSchema' && {each: true})},
          node: schemas(one, two, direction),
        });
      else if (one || two)
        node.found.push(
          toFound(
            'not-compared',
            {before: one ?? place, after: two ?? other.place},
            {name: `${field} of ${name}`},
            direction,
          ),
        );
    }
    compareEncodings(
      compare,
      media,
      direction,
      node,
      (part) =>
        hasPart(sides.before, media.before, part) && hasPart(sides.after, media.after, part),
    );
  }
  for (const [key, {name, place}] of after)
    if (!before.has(key))
      node.found.push(
        toFound(
          'media-type-added',
          {before: owners.before, after: place},
          {name, step: toStep(name)},
          direction,
        ),
      );
}

function toStep(name: string): Step & {of: 'mediaType'} {
  return {of: 'mediaType', name};
}

type NamedMediaType = {name: string; place: Place};

/**
 * Media types by type without parameters, if this is unique: a charset does not make another media
 * type.
 */
export function toMediaTypes({follow}: Side, owner: Place): Map<string, NamedMediaType> {
  const list = entriesOf(childOf(owner, 'content')).flatMap(([name, place]) => {
    const target = follow(place);
    return target ? [{name, place: target}] : [];
  });
  return new Map(
    list.map((entry) => {
      const essence = essenceOf(entry.name);
      const isOnly = list.filter((other) => essenceOf(other.name) === essence).length === 1;
      return [isOnly ? essence : entry.name.replace(/\s/g, '').toLowerCase(), entry];
    }),
  );
}

function essenceOf(name: string): string {
  return name.replace(/;.*$/s, '').trim().toLowerCase();
}

/** Media types whose values may be other things than bytes. */
const DATA = /json|(?:[/+]|x-)xml$|yaml|form-|^(?:text|multipart)\/|\*/;
/** Keywords of a schema of bytes, and those without effect on values. */
const OF_BYTES = /^(?:type|format|contentMediaType|title|description|examples?|x-.*)$/s;

/**
 * Whether a body is just bytes. OpenAPI 3.0 says so with `format: binary`; since 3.1 the media type
 * is enough, with an empty schema, none, or one that repeats it as `contentMediaType`.
 */
function isBytes({follow}: Side, name: string, schema: Place | undefined): boolean {
  const essence = essenceOf(name);
  if (DATA.test(essence)) return false;
  if (!schema) return true;
  const isReference = fieldOf(schema.value, '$ref') !== undefined;
  const value = isReference && aliasOf(schema.value) === undefined ? null : follow(schema)?.value;
  if (!isObject(value)) return value === true;
  const {type, format, contentMediaType} = value;
  return (
    Object.keys(value).every((keyword) => OF_BYTES.test(keyword)) &&
    (format === undefined || format === 'binary') &&
    (contentMediaType === undefined ||
      contentMediaType === essence ||
      contentMediaType === 'application/octet-stream') &&
    (type === undefined || (type === 'string' && (format ?? contentMediaType) !== undefined))
  );
}

/**
 * Compares how a parameter or header is written, its schema or media type, and its deprecation.
 *
 * @param location `in` of a parameter
 */
export function compareValue(
  compare: Compare,
  at: Pair<Place>,
  {location, direction}: {location: string; direction: Direction},
  node: Node,
): void {
  const {sides, schemas} = compare;
  const [was, is] = [at.before, at.after].map(({value}) => fieldOf(value, 'deprecated') === true);
  if (was !== is) node.found.push(toFound(is ? 'deprecated' : 'undeprecated', at, {}, direction));
  const [one, other] = [childOf(at.before, 'schema'), childOf(at.after, 'schema')];
  if (one && other) node.children.push({node: schemas(one, other, direction)});
  compareContent(compare, at, direction, node);
  const {before: from, after: to} = toSerializations(sides, at, location);
  if (from !== undefined && to !== undefined && from !== to)
    node.found.push(toFound('serialization-changed', at, {from, to}, direction));
}

/** Adds to the node of a response, or of a part of a body, what changed in its headers. */
export function compareHeaders(
  compare: Compare,
  owners: Pair<Place>,
  direction: Direction,
  node: Node,
): void {
  const before = toHeaders(compare.sides.before, owners.before);
  const after = toHeaders(compare.sides.after, owners.after);
  for (const [key, {name, place}] of before) {
    const other = after.get(key);
    if (!other) {
      const kind = isRequired(place) ? 'header-removed-required' : 'header-removed-optional';
      node.found.push(
        toFound(
          kind,
          {before: place, after: owners.after},
          {name, step: toHeaderStep(name)},
          direction,
        ),
      );
      continue;
    }
    const at = {before: place, after: other.place};
    node.children.push({
      step: toHeaderStep(other.name),
      node: compare.nodeOf(`header ${direction}`, at, (child) => {
        const [was, is] = [isRequired(place), isRequired(other.place)];
        if (was !== is)
          child.found.push(
            toFound(is ? 'header-became-required' : 'header-became-optional', at, {}, direction),
          );
        compareValue(compare, at, {location: 'header', direction}, child);
      }),
    });
  }
  for (const [key, {name, place}] of after)
    if (!before.has(key))
      node.found.push(
        toFound(
          isRequired(place) ? 'header-added-required' : 'header-added',
          {before: owners.before, after: place},
          {name, step: toHeaderStep(name)},
          direction,
        ),
      );
}

function toHeaderStep(name: string): Step {
  return {of: 'header', name};
}

function isRequired({value}: Place): boolean {
  return fieldOf(value, 'required') === true;
}

/** Header names are case-insensitive. `Content-Type` is described by the media type. */
function toHeaders({follow}: Side, owner: Place): Map<string, {name: string; place: Place}> {
  return new Map(
    entriesOf(childOf(owner, 'headers')).flatMap(([name, place]) => {
      const target = follow(place);
      return target && name.toLowerCase() !== 'content-type'
        ? [[name.toLowerCase(), {name, place: target}] as const]
        : [];
    }),
  );
}
/**
 * @param isPart whether both bodies have a part, as far as can be determined: the encoding of a new
 *   part is new too
 */
function compareEncodings(
  compare: Compare,
  owners: Pair<Place>,
  direction: Direction,
  node: Node,
  isPart: (step: PartStep) => boolean = () => true,
): void {
  const [ones, others] = [listEncodings(owners.before), listEncodings(owners.after)];
  for (const [name, {step}] of new Map([...ones, ...others])) {
    const [one, other] = [ones.get(name)?.place, others.get(name)?.place];
    if (!(one && other) && !isPart(step)) continue;
    const at = {before: one ?? owners.before, after: other ?? owners.after};
    if (toForm(one) !== toForm(other))
      node.found.push(
        one && other
          ? toFound('encoding-changed', at, {name}, direction)
          : // The default encoding depends on the schema of the part.
            toFound('not-compared', at, {name: `encoding of ${name}`}, direction),
      );
    const child = compare.nodeOf(`encoding ${direction}`, at, (part) => {
      const encodings = {
        before: one ?? {...owners.before, value: {}},
        after: other ?? {...owners.after, value: {}},
      };
      compareHeaders(compare, encodings, direction, part);
      compareEncodings(compare, encodings, direction, part);
    });
    node.children.push({step, node: child});
  }
}

/** How a part is written, with the step to it. */
type EncodingPlace = {place: Place; step: PartStep};

/** The encodings of parts with names, and of those with positions (OpenAPI 3.2). */
function listEncodings(owner: Place): Map<string, EncodingPlace> {
  const item = childOf(owner, 'itemEncoding');
  const list: EncodingPlace[] = [
    ...entriesOf(childOf(owner, 'encoding')).map(([name, place]): EncodingPlace => ({
      place,
      step: {of: 'part', name},
    })),
    ...itemsOf(childOf(owner, 'prefixEncoding')).map((place, key): EncodingPlace => ({
      place,
      step: {of: 'part', field: 'prefixEncoding', key},
    })),
    ...(item ? [{place: item, step: {of: 'part', field: 'itemEncoding'}} as const] : []),
  ];
  return new Map(list.map((encoding) => [formatPart(encoding.step), encoding]));
}

/** Parts with positions have no property. */
function hasPart({follow}: Side, media: Place, step: PartStep): boolean {
  if (!('name' in step)) return true;
  const schema = follow(childOf(media, 'schema'));
  const isComposed = ['allOf', 'oneOf', 'anyOf'].some((key) => childOf(schema, key));
  return isComposed || childOf(childOf(schema, 'properties'), step.name) !== undefined;
}

function toForm(encoding: Place | undefined): string {
  return ['contentType', 'style', 'explode', 'allowReserved']
    .map((field) => toText(fieldOf(encoding?.value, field) ?? null))
    .join(' ');
}
