import type {Context} from '../context';
import {toWholeNumber, formatJson} from '../../document/exactNumber';
import {extensionOf} from '../../document/extensions/read';
import {toSchemaExample} from '../text/jsonText';
import {nonEmpty} from '../read';
import type {NodeSchema, Property, Schema} from '../types';
import {listSome, quote, quoteValue} from '../../diagnostics/text';
import {childOf, entriesOf, fieldOf} from '../../document/place';
import {present} from '../../document/present';
import {
  APPLICATOR_ROWS,
  type ApplicatorOf,
  type ShownField,
} from '../../document/vocabulary/applicators';
import {toAnnotations, toMergedExamples} from './annotations';
import {dropForbiddenNull} from './assertions';
import {listUnchecked} from './compared';
import {findImpossibleLimits, reportImpossible} from './impossible';
import {
  type BuildSchema,
  createDraft,
  type Draft,
  type SingleKeyword,
  addConflict,
  slotsOf,
} from './draft';
import type {FlatSchema} from './flatten';
import {mergeParts} from './mergeParts';
import {toProperties, toSlotSchema} from './properties';
import type {Scope} from './scope';
import {toNodeType} from './typeLabel';
import {toVariantGroups} from './variantGroups';
import {toDiscriminator} from './discriminator';

/** Each field that holds schemas: a new one does not compile until it is read. */
type Held = {[field in ShownField]: NodeSchema[field] | undefined};

/** Those that hold the schema of a keyword with the same name. */
type SlotField = ShownField & ApplicatorOf<{merged: 'slot'}>;
const SLOT_FIELDS = APPLICATOR_ROWS.flatMap(([keyword, {merged, field}]) =>
  merged === 'slot' && field === undefined ? [keyword as SlotField] : [],
);

/** A schema whose parts are merged into one. Only this module merges `allOf`. */
export function toNode(
  context: Context,
  flat: FlatSchema,
  scope: Scope,
  build: BuildSchema,
): NodeSchema {
  const draft = createDraft(context, flat, scope, build);
  mergeParts(draft);
  dropForbiddenNull(draft);
  if (flat.parts.length > 1) {
    findImpossibleLimits(draft);
    findClosedParts(draft);
    reportConflicts(draft);
  } else reportImpossible(draft);
  // Some generators write it for every parameter. Of a string it would read as a fact about values.
  if (draft.types && !draft.types.includes('array')) delete draft.constraints.uniqueItems;
  const slots = toSlotFields(draft);
  const properties = toProperties(draft, slots.additionalProperties);
  const held: Held = {
    ...slots,
    ...toObjectFields(draft, properties),
    ...toArrayFields(draft),
    ...toChoiceFields(draft, properties),
    content: toContent(draft),
  };
  const node: NodeSchema = present({
    kind: 'schema',
    types: draft.types,
    type: '',
    ...toAnnotations(context, flat.parts),
    format: draft.format,
    enum: draft.enum,
    ...(draft.const && {const: draft.const.value}),
    constraints: Object.keys(draft.constraints).length > 0 ? draft.constraints : undefined,
    ...held,
    allOf: nonEmpty(flat.allOf),
    mergedExamples: toMergedExamples(flat.parts),
    conflicts: nonEmpty(draft.conflicts),
    other: nonEmpty(draft.other),
    unchecked: listUnchecked(draft),
  });
  if (node.types?.includes('integer') && !node.types.includes('number')) writeIntegers(node);
  if (node.examples) node.examples = node.examples.map((example) => toSchemaExample(example, node));
  node.type = toNodeType(node);
  return node;
}

/** Some documents write the values of an integer as `10.0`. */
function writeIntegers(node: NodeSchema): void {
  if (node.default !== undefined) node.default = toWholeNumber(node.default);
  if (node.const !== undefined) node.const = toWholeNumber(node.const);
  if (node.examples) node.examples = node.examples.map(toWholeNumber);
  if (node.enum)
    node.enum = node.enum.map((entry) => ({...entry, value: toWholeNumber(entry.value)}));
}

function toSlotFields(draft: Draft): Pick<Held, SlotField> {
  const fields: Partial<Pick<Held, SlotField>> = {};
  // A loop, because this runs for every schema.
  for (const field of SLOT_FIELDS) fields[field] = toSingle(draft, field);
  return fields as Pick<Held, SlotField>;
}

function toObjectFields(draft: Draft, properties: Property[]) {
  return {
    properties: nonEmpty(properties),
    patternProperties: nonEmpty(
      [...slotsOf(draft, 'patternProperties')].map(([pattern, slot]) => ({
        pattern,
        schema: toSlotSchema(draft, slot),
      })),
    ),
    additionalPropertiesName: draft.additionalPropertiesName ?? findKeyName(draft),
    dependentRequired: nonEmpty(
      [...(draft.dependentRequired ?? [])].flatMap(([property, requires]) =>
        requires.length > 0 ? {property, requires} : [],
      ),
    ),
    dependentSchemas: nonEmpty(
      [...slotsOf(draft, 'dependentSchemas')].map(([property, slot]) => ({
        property,
        schema: toSlotSchema(draft, slot, properties),
      })),
    ),
  };
}

/** Some tools read it inside `additionalProperties`, where it names the keys as well. */
function findKeyName({schemas}: Draft): string | undefined {
  const names = (schemas.additionalProperties?.places ?? []).map(({value}) =>
    extensionOf(value, 'keyName'),
  );
  return names.find((name) => typeof name === 'string');
}

function toArrayFields(draft: Draft) {
  const {contains} = draft;
  return {
    items: toSingle(draft, 'items'),
    prefixItems: nonEmpty(draft.prefixItems.map((slot) => toSlotSchema(draft, slot))),
    contains:
      contains &&
      present({schema: toSlotSchema(draft, contains.slot), min: contains.min, max: contains.max}),
  };
}

function toChoiceFields(draft: Draft, properties: Property[]) {
  const {discriminator} = draft;
  const groups = toVariantGroups(draft, properties);
  return {
    variants: nonEmpty(groups),
    conditions: nonEmpty(
      draft.conditions.map((condition) =>
        present({
          if: toSlotSchema(draft, condition.if),
          then: condition.then && toSlotSchema(draft, condition.then, properties),
          else: condition.else && toSlotSchema(draft, condition.else, properties),
        }),
      ),
    ),
    not: nonEmpty(draft.not.map((slot) => toSlotSchema(draft, slot))),
    discriminator:
      discriminator &&
      (groups.find((group) => group.discriminator)?.discriminator ??
        toDiscriminator(draft.context, discriminator.place, [])),
  };
}

function toContent(draft: Draft): NodeSchema['content'] {
  const content = present({...draft.content, schema: toSingle(draft, 'contentSchema')});
  return Object.keys(content).length > 0 ? content : undefined;
}

function toSingle(draft: Draft, keyword: SingleKeyword): Schema | undefined {
  const slot = draft.schemas[keyword];
  return slot && toSlotSchema(draft, slot);
}

/** Maximum number of forbidden properties in a message. */
const MAX_NAMES = 10;
const CLOSED = 'additionalProperties';

/**
 * `additionalProperties: false` in one part of an `allOf` forbids the properties of the other
 * parts: a common mistake that makes every value invalid.
 */
function findClosedParts(draft: Draft): void {
  for (const {place, from} of draft.flat.parts) {
    if (
      fieldOf(place.value, 'additionalProperties') !== false ||
      childOf(place, 'patternProperties')
    )
      continue;
    const own = new Set(entriesOf(childOf(place, 'properties')).map(([name]) => name));
    const others = [...slotsOf(draft, 'properties').keys()].filter((name) => !own.has(name));
    if (others.length > 0)
      addConflict(draft, CLOSED, [
        {...(from && {from: from.name}), value: false},
        {value: others.slice(0, MAX_NAMES)},
      ]);
  }
}

/** Reports contradictory parts; the page shows them too. */
function reportConflicts({conflicts, flat, context}: Draft): void {
  const [first] = flat.parts;
  if (!first || conflicts.length === 0) return;
  const words = conflicts.map(({keyword, values}) => {
    if (keyword === CLOSED) return toClosedWords(values);
    const said = values.map(
      ({from, value}) =>
        `${quoteValue(formatJson(value))}${from === undefined ? '' : ` in ${quote(from)}`}`,
    );
    return `\`${keyword}\` is ${said.join(' and ')}`;
  });
  context.warn(
    'schema-composition',
    first.place,
    `The parts of this schema contradict each other: ${words.join('; ')}.`,
    conflicts.every(({keyword}) => keyword === CLOSED)
      ? 'No value can have the properties of all parts. Remove `additionalProperties: false`, or use `unevaluatedProperties` (OpenAPI 3.1).'
      : 'No value can match all of them. Correct one of the parts.',
  );
}

function toClosedWords([closed, others]: Draft['conflicts'][number]['values']): string {
  const names = Array.isArray(others?.value) ? others.value.map(String) : [];
  return `\`additionalProperties: false\`${closed?.from === undefined ? '' : ` in ${quote(closed.from)}`} forbids ${listSome(names)} of another part`;
}
