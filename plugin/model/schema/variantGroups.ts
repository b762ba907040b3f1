import type {Json} from '../../document/types';
import {formatValue} from '../../document/exactNumber';
import {childOf, type Place} from '../../document/place';
import {textOf, toText} from '../read';
import type {Discriminator, Property, Schema, Variant, VariantGroup} from '../types';
import type {ChoiceSlot, Draft} from './draft';
import {findDerived} from './derived';
import {toChoosingValues, toDiscriminator} from './discriminator';
import {listAllowedTexts} from './allowedValues';
import {toReference} from './reference';
import {innerScope} from './scope';
import {toSlotSchema} from './slotSchema';
import {toTypeWords} from './typeLabel';

const NULL: Schema = {kind: 'schema', types: ['null'], type: 'null'};
/** A schema to choose, with its place. */
type Branch = {schema: Schema; place?: Place};
/** Maximum length of property names in a tab's label. */
const MAX_LABEL = 30;

/**
 * Every `oneOf` and `anyOf` that applies, and the children of a schema that only has a
 * discriminator.
 */
export function toVariantGroups(draft: Draft, properties: readonly Property[]): VariantGroup[] {
  const groups = draft.choices.map((choice) => toGroup(draft, choice, properties));
  const {discriminator} = draft;
  if (!discriminator || draft.choices.some(({part}) => part === discriminator.part)) return groups;
  const derived = findDerived(draft.context, discriminator.part.place, discriminator.place);
  if (derived.length === 0) return groups;
  const branches = derived.map(({link, place}) => ({
    schema: toReference(draft.context, link, innerScope(draft.scope)),
    place,
  }));
  return [toVariants(draft, {kind: 'oneOf', part: discriminator.part}, branches), ...groups];
}

function toGroup(draft: Draft, choice: ChoiceSlot, properties: readonly Property[]): VariantGroup {
  const branches: Branch[] = choice.branches.map((place) => ({
    schema: toSlotSchema(draft, {places: [place], foreign: choice.foreign}, properties),
    place,
  }));
  // OpenAPI 3.0's `nullable` beside a choice: if the schema has no type of its own that `null`
  // could be added to, `null` is another choice.
  return toVariants(
    draft,
    choice,
    choice.part.nullable && !draft.types ? [...branches, {schema: NULL}] : branches,
  );
}

function toVariants(
  {context}: Draft,
  {kind, part}: Pick<ChoiceSlot, 'kind' | 'part'>,
  branches: readonly Branch[],
): VariantGroup {
  const place = childOf(part.place, 'discriminator');
  const propertyName = place && (textOf(place.value, 'propertyName') ?? toText(place.value));
  const choices = branches.map((branch) => ({
    schema: branch.schema,
    allowed:
      branch.place && propertyName !== undefined
        ? listAllowedTexts(context, branch.place, propertyName)
        : [],
  }));
  const named = choices.flatMap(({schema, allowed}) =>
    schema.kind === 'reference' ? {...schema, allowed} : [],
  );
  const discriminator = place && toDiscriminator(context, place, named);
  const labels = new Set<string>();
  const variants = choices.map(({schema, allowed}, index): Variant => {
    const chosen = discriminator ? toChoosingValues(discriminator, schema, allowed) : {};
    return {
      label: toUniqueLabel(labels, toLabel(schema, chosen.values) ?? `Option ${index + 1}`),
      schema,
      ...chosen,
    };
  });
  return {
    kind,
    ...(discriminator && {discriminator: withUnnamed(discriminator, variants)}),
    variants,
  };
}

/** A discriminator that also lists the variants without a name, by their labels. */
function withUnnamed(discriminator: Discriminator, variants: readonly Variant[]): Discriminator {
  const unnamed = variants.flatMap(({schema, label, values = []}) =>
    schema.kind === 'reference' ? [] : values.map((value) => ({value, name: label})),
  );
  return unnamed.length > 0
    ? {...discriminator, mapping: [...discriminator.mapping, ...unnamed]}
    : discriminator;
}

/**
 * The label of a variant: the discriminator's value (for a schema without a name, its own title
 * takes precedence), else the title, the name, the constant that identifies it, the type, or the
 * properties of an object.
 */
function toLabel(schema: Schema, values: readonly string[] | undefined): string | undefined {
  if (schema.kind === 'schema' && schema.title !== undefined) return schema.title;
  if (values && values[0] !== undefined) return values[0];
  if (schema.kind === 'unknown') return undefined;
  if (schema.title !== undefined) return schema.title;
  const constant = toConstant(schema);
  if (constant !== undefined) return formatValue(constant);
  const words = toTypeWords(schema);
  return words === 'object' ? toPropertyNames(schema) : words;
}

/** The properties that an object without a name requires, or has. */
function toPropertyNames(schema: Schema): string | undefined {
  const properties = schema.kind === 'schema' ? (schema.properties ?? []) : [];
  const required = properties.filter((property) => property.required);
  const names = (required.length > 0 ? required : properties).map(({name}) => name).join(', ');
  return names === '' || names.length > MAX_LABEL ? undefined : names;
}

/** The only value that a schema allows, or that of its first property with only one. */
function toConstant(schema: Schema): Json | undefined {
  if (schema.kind !== 'schema') return undefined;
  const {const: own, enum: values, properties = []} = schema;
  if (own !== undefined) return own;
  const [first, ...others] = values ?? [];
  if (first && others.length === 0) return first.value;
  for (const property of properties) {
    if (property.schema.kind === 'schema' && property.schema.const !== undefined)
      return property.schema.const;
  }
  return undefined;
}

function toUniqueLabel(taken: Set<string>, label: string): string {
  let unique = label;
  for (let number = 2; taken.has(unique); number++) unique = `${label} ${number}`;
  taken.add(unique);
  return unique;
}
