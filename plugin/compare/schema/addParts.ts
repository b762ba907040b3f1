/** Reads a schema's subschemas for properties, items and conditions. */
import {isObject} from '../../document/isObject';
import {APPLICATOR_ROWS, REST_KEYWORDS} from '../../document/vocabulary/applicators';
import {readItems, readRequirements} from '../../document/vocabulary/spellings';
import {childOf, entriesOf, itemsOf} from '../../document/place';
import type {Json, Place} from '../../document/types';
import type {SchemaFacts, Schemas} from './schemaFacts';

/** Keywords that no rule of variance covers: a difference is reported without its effect. */
const CONDITIONS = APPLICATOR_ROWS.flatMap(([keyword, {compared, holds, needs, field = keyword}]) =>
  compared === 'condition' || compared === 'restriction'
    ? [{keyword, holds, needs, field: field ?? keyword}]
    : [],
);

export function addObject(facts: SchemaFacts, place: Place): void {
  for (const [name, schema] of entriesOf(childOf(place, 'properties')))
    facts.properties.set(name, withOne(facts.properties.get(name), schema));
  for (const fact of itemsOf(childOf(place, 'required')))
    if (typeof fact.value === 'string' && !facts.required.has(fact.value))
      facts.required.set(fact.value, fact);
  for (const [name, others] of readRequirements(place))
    for (const fact of itemsOf(others))
      if (typeof fact.value === 'string') facts.dependent.set(`${fact.value} beside ${name}`, fact);
  const rest = REST_KEYWORDS.find((keyword) => childOf(place, keyword));
  const additional = rest && childOf(place, rest);
  if (!additional || !isMeaningful(additional.value) || facts.additional === false) return;
  facts.additional = additional.value !== false && withOne(facts.additional, additional);
  facts.additionalKeyword = rest;
}

export function addArray(facts: SchemaFacts, place: Place): void {
  const {prefix, rest} = readItems(place);
  if (rest && isMeaningful(rest.value)) facts.items = withOne(facts.items, rest);
  for (const [index, item] of prefix.entries())
    facts.prefixItems[index] = withOne(facts.prefixItems[index], item);
}

export function addConditions(facts: SchemaFacts, place: Place): void {
  for (const {keyword, holds, field, needs} of CONDITIONS) {
    const held = childOf(place, keyword);
    if (!held || (needs !== undefined && !childOf(place, needs))) continue;
    if (holds === 'one') addCondition(facts, keyword, held);
    else
      // An older spelling has the field of the one of today; a list in it holds names.
      for (const [name, condition] of entriesOf(held))
        if (!Array.isArray(condition.value))
          addCondition(facts, field, condition, `${field} ${name}`);
  }
}

function addCondition(
  {conditions}: SchemaFacts,
  keyword: string,
  condition: Place,
  name = keyword,
): void {
  conditions.set(name, {keyword, schemas: withOne(conditions.get(name)?.schemas, condition)});
}

function withOne(schemas: Schemas | undefined, schema: Place): Schemas {
  return schemas ? [...schemas, schema] : [schema];
}

/** `true` and `{}` allow everything, like an absent schema. */
export function isMeaningful(schema: Json): boolean {
  return isObject(schema) ? Object.keys(schema).length > 0 : schema === false;
}
