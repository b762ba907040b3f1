/** Reads the facts of schemas. */
import {isObject} from '../../document/isObject';
import {
  aliasOf,
  childOf,
  fieldOf,
  isObjectPlace,
  itemsOf,
  placeKey,
  refOf,
} from '../../document/place';
import type {Json, Place} from '../../document/types';
import type {Take} from '../budget';
import type {Side} from '../side';
import {addChoices, addDiscriminator} from './addChoices';
import {addLimits, addWords, settle} from './addKeywords';
import {addArray, addConditions, addObject} from './addParts';
import {addAnchors, addDynamic} from './addDynamic';
import type {SchemaFacts, Schemas} from './schemaFacts';

/** Reading a schema takes longer than comparing it with another. */
const STEPS = 5;

/** Returns a function that collects the facts of schemas, once for each combination. */
export function createFacts(side: Side, take: Take): (schemas: Schemas) => SchemaFacts {
  // Most schemas are single objects, which need no comparison of pointers.
  const single = new Map<Json, SchemaFacts>();
  const several = new Map<string, SchemaFacts>();
  return (written) => {
    // All references to a schema share its facts, and so its changes.
    const schemas: Schemas = written.length === 1 ? [toTarget(side, written[0])] : written;
    const [{value}] = schemas;
    const known: Map<unknown, SchemaFacts> =
      schemas.length === 1 && isObject(value) ? single : several;
    const key = known === single ? value : schemas.map(placeKey).join(' ');
    const found = known.get(key);
    if (found) return found;
    const facts = toFacts(side, schemas);
    take(STEPS * (1 + facts.layers.length));
    known.set(key, facts);
    return facts;
  };
}

/** The target of references without any effect of their own. */
function toTarget(side: Side, place: Place): Place {
  const seen = new Set<string>();
  let current = place;
  while (!seen.has(placeKey(current))) {
    seen.add(placeKey(current));
    const ref = side.hasNullable(current) ? refOf(current.value) : aliasOf(current.value);
    const target = ref === undefined ? undefined : side.resolve(ref, current);
    if (!target) return current;
    current = target;
  }
  return place;
}

function toFacts(side: Side, schemas: Schemas): SchemaFacts {
  const facts: SchemaFacts = {
    schemas,
    layers: [],
    at: schemas[0],
    types: side.typesOf(schemas),
    limits: new Map(),
    words: new Map(),
    properties: new Map(),
    required: new Map(),
    dependent: new Map(),
    prefixItems: [],
    choices: [],
    conditions: new Map(),
    anchors: new Map(),
    dynamic: new Map(),
    lost: [],
  };
  const pending: Place[] = [...schemas];
  const seen = new Set<string>();
  for (const place of pending) {
    if (seen.has(placeKey(place))) continue;
    seen.add(placeKey(place));
    if (!isObjectPlace(place)) continue;
    const ref = fieldOf(place.value, '$ref');
    if (typeof ref === 'string') {
      const target = side.resolve(ref, place);
      if (target) pending.push(target);
      else facts.lost.push({ref, place});
      if (side.hasNullable(place)) continue;
    }
    facts.layers.push(place);
    if (!side.hasNullable(place)) {
      addAnchors(facts, place);
      for (const item of addDynamic(side, facts, place)) pending.push(item);
    }
    for (const part of itemsOf(childOf(place, 'allOf'))) pending.push(part);
    for (const part of addChoices(side, facts, place)) pending.push(part);
    addDiscriminator(facts, place);
    addWords(facts, place);
    addLimits(facts, place);
    addObject(facts, place);
    addArray(facts, place);
    addConditions(facts, place);
  }
  facts.at = facts.layers[0] ?? facts.at;
  return settle(facts);
}
