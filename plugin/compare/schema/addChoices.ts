/** Reads the choices of a schema. */
import {isObject} from '../../document/isObject';
import {childOf, fieldOf, isObjectPlace, itemsOf, placeKey} from '../../document/place';
import {pushReversed} from '../../document/pushReversed';
import type {Json, Place} from '../../document/types';
import type {Side} from '../side';
import {addValues, valuesOf} from './addKeywords';
import type {Fact, SchemaFacts} from './schemaFacts';

/**
 * A choice of one variant is not a choice: its variant is returned, and must hold with the others.
 */
export function addChoices(side: Side, facts: SchemaFacts, place: Place): Place[] {
  return (['oneOf', 'anyOf'] as const).flatMap((keyword) => {
    const at = childOf(place, keyword);
    const variants = at ? listVariants(side, place, at, keyword) : [];
    if (!at || variants.length === 0) return [];
    if (variants.length === 1) return variants;
    const values = variants.map((variant) => onlyValues(side, variant));
    if (values.every((list) => list !== undefined)) addValues(facts, values.flat());
    else
      facts.choices.push({
        at,
        keyword,
        variants: variants.map((variant) => [variant]),
        discriminator: childOf(place, 'discriminator'),
      });
    return [];
  });
}

export function addDiscriminator(facts: SchemaFacts, place: Place): void {
  const discriminator = childOf(place, 'discriminator');
  const hasChoice = childOf(place, 'oneOf') ?? childOf(place, 'anyOf');
  if (!discriminator || hasChoice || facts.discriminator) return;
  facts.discriminator = discriminator;
  facts.parent = place;
}

/**
 * The variants without `null`, which is part of the types; nested choices are replaced by their
 * variants, each choice once.
 */
function listVariants(side: Side, schema: Place, at: Place, keyword: string): Place[] {
  const variants: Place[] = [];
  const seen = new Set([placeKey(schema)]);
  const pending: Place[] = [];
  pushReversed(pending, itemsOf(at));
  for (let variant = pending.pop(); variant; variant = pending.pop()) {
    if (fieldOf(variant.value, 'type') === 'null' || fieldOf(variant.value, 'const') === null)
      continue;
    const target = side.follow(variant);
    const nested = target && isBare(target.value) ? childOf(target, keyword) : undefined;
    if (!target || !nested) variants.push(variant);
    else if (!seen.has(placeKey(target))) {
      seen.add(placeKey(target));
      pushReversed(pending, itemsOf(nested));
    }
  }
  return variants;
}

const ANNOTATIONS = new Set([
  'title',
  'description',
  'example',
  'examples',
  'externalDocs',
  '$comment',
  'discriminator',
  'nullable',
]);

/** Whether a schema consists only of its one choice. */
function isBare(schema: Json): boolean {
  return (
    isObject(schema) &&
    Object.keys(schema).filter((key) => !ANNOTATIONS.has(key) && !key.startsWith('x-')).length === 1
  );
}

/** The values of a variant that only lists values. */
function onlyValues(side: Side, variant: Place): Fact[] | undefined {
  const target = side.follow(variant);
  if (!isObjectPlace(target)) return undefined;
  const isList = Object.keys(target.value).every(
    (key) =>
      ANNOTATIONS.has(key) ||
      key === 'type' ||
      key === 'enum' ||
      key === 'const' ||
      key.startsWith('x-') ||
      key === 'deprecated',
  );
  return isList ? valuesOf(target) : undefined;
}
