import {saysMore} from '../schema/saysMore';
import type {SchemaPart} from '../page/anchors';
import type {Discriminator, NodeSchema, Schema} from '../types';
import type {Fact, Quoted, Message} from './types';

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

/** The property that selects the variant. Nothing where it is not known. */
export function toSelector({
  propertyName: name,
  mapping,
  defaultMapping,
}: Discriminator): Message | undefined {
  if (name === undefined) return undefined;
  const isAlone = mapping.length === 0 && !defaultMapping;
  return {
    message: isAlone ? 'schema.discriminatorAlone' : 'schema.discriminator',
    values: {property: [name]},
  };
}

/** The variant that holds when no other is chosen. */
export function toOtherwise({defaultMapping}: Discriminator): Message | undefined {
  return defaultMapping && {message: 'schema.otherwise', values: {name: [defaultMapping.name]}};
}
