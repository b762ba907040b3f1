import type {Encoding, NodeSchema, XmlObject} from '../types';
import {isNever, type PartRow, toRest, toRow} from './rows';
import type {Fact, Message} from './types';
import {rare, type RareWord} from './rareWords';

/** The items of a list. */
export function listItemRows(node: NodeSchema): PartRow[] {
  const {prefixItems = [], items, unevaluatedItems, contains} = node;
  const rest = `[${prefixItems.length}…]`;
  return [
    ...prefixItems.map((schema, index) =>
      toRow(`item-${index}`, {of: 'position', text: `[${index}]`}, schema),
    ),
    ...(prefixItems.length === 0
      ? toRest('items', {of: 'items', text: rest}, items, 'items')
      : toRest('items', {of: 'position', text: rest}, items)),
    ...toRest('other-items', {of: 'position', text: rest}, unevaluatedItems),
    ...(contains ? [toRow('contains', toContains(contains), contains.schema, 'contains')] : []),
  ];
}

/** Without `minContains` one item is enough. */
function toContains({min = 1, max}: NonNullable<NodeSchema['contains']>): Message {
  if (max === undefined) return {message: rare('schema.containsMin'), values: {min}};
  if (min === 0) return {message: rare('schema.containsMax'), values: {max}};
  return min === max
    ? {message: rare('schema.containsExactly'), values: {min}}
    : {message: rare('schema.containsRange'), values: {min, max}};
}

export function toItemRules({items, unevaluatedItems}: NodeSchema): Message[] {
  return isNever(items) || isNever(unevaluatedItems)
    ? [{message: rare('schema.noOtherItems')}]
    : [];
}

/** Schemas that hold for the whole value, and the content of encoded strings. */
export function listConditionRows(node: NodeSchema): PartRow[] {
  const {dependentSchemas = [], conditions = [], not = [], content} = node;
  return [
    ...dependentSchemas.map(({property, schema}, index) =>
      toRow(
        `with-${index}`,
        {message: rare('schema.with'), values: {property: [property]}},
        schema,
        property,
      ),
    ),
    ...conditions.flatMap((condition, index) => [
      toRow(`if-${index}`, {message: rare('schema.if')}, condition.if),
      ...(condition.then
        ? [toRow(`then-${index}`, {message: rare('schema.then')}, condition.then)]
        : []),
      ...(condition.else
        ? [toRow(`else-${index}`, {message: rare('schema.else')}, condition.else)]
        : []),
    ]),
    ...not.map((schema, index) =>
      toRow(`not-${index}`, {message: rare('schema.not')}, schema, 'not'),
    ),
    ...(content?.schema
      ? [toRow('content', {message: rare('schema.content')}, content.schema, 'content')]
      : []),
  ];
}

/** How a value is written in XML. */
export function toXmlFacts({
  name,
  prefix,
  namespace,
  attribute,
  wrapped,
  nodeType,
}: XmlObject): Fact[] {
  const own = name === undefined ? prefix : prefix === undefined ? name : `${prefix}:${name}`;
  return [
    ...toPlain(own),
    ...toFlag(rare('xml.attribute'), attribute),
    ...toFlag(rare('xml.wrapped'), wrapped),
    ...toPlain(nodeType),
    ...toPlain(namespace),
  ];
}

function toPlain(text: string | undefined): Fact[] {
  return text === undefined ? [] : [{of: 'plain', text}];
}

function toFlag(message: RareWord, isSaid: true | undefined): Fact[] {
  return isSaid ? [{message}] : [];
}

/** Before how the parts of a body are written. */
export const ENCODINGS: Message = {message: rare('encoding')};

/** A part of a body, and what it is called: its name, its position, or `[1…]` for all others. */
export type LabelledEncoding = {label: string; encoding: Encoding};

export function listPartEncodings({
  encoding = [],
  prefixEncoding = [],
  itemEncoding,
}: Pick<Encoding, 'encoding' | 'prefixEncoding' | 'itemEncoding'>): LabelledEncoding[] {
  return [
    ...encoding.map((part, index) => ({label: part.name ?? `[${index}]`, encoding: part})),
    ...prefixEncoding.map((part, index) => ({label: `[${index}]`, encoding: part})),
    ...(itemEncoding ? [{label: `[${prefixEncoding.length}…]`, encoding: itemEncoding}] : []),
  ];
}
