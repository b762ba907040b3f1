import {saysMore} from '../schema/saysMore';
import type {SchemaPart} from '../page/anchors';
import type {Discriminator, NodeSchema, Schema, VariantGroup} from '../types';
import type {Fact, Quoted, Message} from './types';
import type {Word} from './words';

/** A row about a schema inside another one that is not a property with a name. */
export type PartRow = {
  part: SchemaPart;
  label: Fact;
  schema: Schema;
  /** What the part is called in the path of what is inside it. */
  name: string;
};

/** The properties that the document does not name. */
export function listOpenRows(node: NodeSchema): PartRow[] {
  const {patternProperties = [], additionalPropertiesName: own, propertyNames} = node;
  const other: Message = {message: 'schema.otherProperties'};
  const any: Fact = own === undefined ? other : {of: 'name', text: own};
  return [
    ...patternProperties.map(({pattern, schema}, index) =>
      toRow(`pattern-${index}`, {of: 'pattern', text: pattern}, schema),
    ),
    ...toRest('any', any, node.additionalProperties),
    ...toRest('other', other, node.unevaluatedProperties),
    ...(propertyNames ? [toRow('names', {message: 'schema.propertyNames'}, propertyNames)] : []),
  ];
}

/** @param name if it is not in the label */
export function toRow(part: SchemaPart, label: Fact, schema: Schema, name?: string): PartRow {
  return {part, label, schema, name: name ?? ('text' in label ? label.text : part)};
}

/** A row for all that has none; nothing where any value is allowed, or none. */
export function toRest(
  part: SchemaPart,
  label: Fact,
  schema: Schema | undefined,
  name?: string,
): PartRow[] {
  return saysMore(schema) ? [toRow(part, label, schema, name)] : [];
}

/** Whether the label is a word of a sentence, rather than a name in the data. */
export function isWord(label: Fact): label is Message | (Quoted & {of: 'name'}) {
  return !('text' in label) || label.of === 'name';
}

/** Before properties that were merged in from a named schema, or not. */
export function toOrigin(from: string | undefined): Message {
  return from === undefined
    ? {message: 'schema.ownProperties'}
    : {message: 'schema.from', values: {name: [from]}};
}

/** The rules of an object about its properties. */
export function toObjectRules(node: NodeSchema): Message[] {
  const {dependentRequired = [], additionalProperties: rest, unevaluatedProperties: other} = node;
  const rules = dependentRequired.map(({property, requires: names}): Message => ({
    message: 'schema.dependentRequired',
    values: {property: [property], names},
  }));
  if (isNever(rest) || isNever(other)) rules.push({message: 'schema.noOtherProperties'});
  if (rest?.kind === 'boolean' && rest.value && !saysMore(rest))
    rules.push({message: 'schema.openProperties'});
  return rules;
}

export function isNever(schema: Schema | undefined): boolean {
  return schema?.kind === 'boolean' && !schema.value;
}

/** How many of the variants must match, unless a property chooses one of them. */
export function toVariantRule(group: VariantGroup): Word | undefined {
  if (group.kind === 'anyOf') return 'schema.atLeastOne';
  return isChosenByLabel(group) ? undefined : 'schema.exactlyOne';
}

/**
 * Whether the labels of the variants already say all values of the discriminator, so that only its
 * property is left to name.
 */
export function isChosenByLabel({discriminator, variants}: VariantGroup): boolean {
  if (discriminator?.propertyName === undefined) return false;
  const {mapping, defaultMapping} = discriminator;
  const values = new Set(variants.flatMap((variant) => variant.values ?? []));
  return (
    mapping.every(({value}) => values.has(value)) &&
    variants.every(
      ({label, values: own = [], default: isDefault}) =>
        (own.length > 0 || isDefault || label === 'null') && own.every((value) => value === label),
    ) &&
    (!defaultMapping || variants.some((variant) => variant.default))
  );
}

/**
 * The property that selects the variant. Nothing where it is not known.
 * @param group the variants below, if they are those of the discriminator
 */
export function toSelector(
  {propertyName: name, mapping, defaultMapping}: Discriminator,
  group?: VariantGroup,
): Message | undefined {
  if (name === undefined) return undefined;
  const values = {property: [name]};
  if (group && isChosenByLabel(group)) return {message: 'schema.chosenByProperty', values};
  const isAlone = mapping.length === 0 && !defaultMapping;
  return {message: isAlone ? 'schema.discriminatorAlone' : 'schema.discriminator', values};
}

/** The variant that holds when no other is chosen. */
export function toOtherwise({defaultMapping}: Discriminator): Message | undefined {
  return defaultMapping && {message: 'schema.otherwise', values: {name: [defaultMapping.name]}};
}
