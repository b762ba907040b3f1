import {listAllowedTexts} from '../../document/allowedTexts';
import {findStatedValue} from '../../document/derived';
import {childOf} from '../../document/place';
import {textOf, toText} from '../read';
import type {
  Discriminator,
  Property,
  Schema,
  Variant,
  VariantGroup,
  ReferenceSchema,
  SchemaAnnotations,
} from '../types';
import type {Context} from '../context';
import {followPlace} from '../../document/follow';
import type {ChoiceSlot, Draft} from './draft';
import {findDerived} from './derived';
import {toChoosingValues, toDiscriminator} from './discriminator';
import {allowsNull} from './allowsNull';
import type {SchemaLink} from './registry';
import {isDescribedNull, isLooseNull} from './soleBranch';
import {innerScope, type Scope} from './scope';
import {toSlotSchema} from './properties';
import {findChooser, type PlacedSchema, toVariantLabel} from './variantLabel';

const NULL: Schema = {kind: 'schema', types: ['null'], type: 'null'};
/** The variant of a schema that selects itself: it adds nothing to what is shown around it. */
const NOTHING_MORE: Schema = {kind: 'schema', types: ['object'], type: 'object'};
/** A schema to choose, with its place. */
type Branch = PlacedSchema & {
  /** It is the schema around the choice. */
  own?: SchemaLink;
};

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
  const branches = derived.map(({link, place}): Branch =>
    place.value === discriminator.part.place.value
      ? {schema: NOTHING_MORE, place, own: link}
      : {schema: toReference(draft.context, link, innerScope(draft.scope)), place},
  );
  return [toVariants(draft, {kind: 'oneOf', part: discriminator.part}, branches), ...groups];
}

function toGroup(draft: Draft, choice: ChoiceSlot, properties: readonly Property[]): VariantGroup {
  const {context} = draft;
  const branches = choice.branches.map((place): Branch => {
    if (isLooseNull(place.value)) return {schema: NULL};
    const slot = () => toSlotSchema(draft, {places: [place], foreign: choice.foreign}, properties);
    if (isDescribedNull(place.value)) {
      const described = slot();
      return {schema: described.kind === 'schema' ? {...described, ...NULL} : NULL};
    }
    const target = followPlace(context.document, place);
    return target && target.value === choice.part.place.value
      ? {schema: NOTHING_MORE, place, own: context.schemas.link([target])}
      : {schema: slot(), place};
  });
  const allowing = choice.branches.filter(
    (place) => isDescribedNull(place.value) || allowsNull(context, place),
  );
  // OpenAPI 3.0's `nullable` beside a choice: if no branch allows `null`, and the schema has no
  // `type` that it could be added to, `null` is another choice.
  const addsNull = choice.part.nullable && !draft.types && allowing.length === 0;
  const group = toVariants(draft, choice, addsNull ? [...branches, {schema: NULL}] : branches);
  // Strictly read, OpenAPI 3.0.3 lets `oneOf` reject a `null` that no branch or several ones allow.
  const takesNull =
    choice.part.nullable || (context.document.version === '3.0' && allowing.length > 1);
  return takesNull ? {...group, nullable: true} : group;
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
    own: branch.own,
    place: branch.place,
    allowed:
      branch.place && propertyName !== undefined
        ? listAllowedTexts(context.document, branch.place, propertyName)
        : [],
  }));
  const named = choices.flatMap(({schema, own, place: at, allowed}) => {
    const link = own ?? (schema.kind === 'reference' ? schema : undefined);
    return link ? {...link, allowed, ...findStatedValue(context.document, at)} : [];
  });
  const discriminator = place && toDiscriminator(context, place, named);
  const chooser = findChooser(context, branches);
  const labels = new Set<string>();
  const variants = choices.map(({schema, own, place: at, allowed}, index): Variant => {
    const chosen = discriminator ? toChoosingValues(discriminator, schema, own, allowed) : {};
    const label =
      toVariantLabel(context, {schema, place: at}, chosen.values, chooser) ??
      own?.name ??
      `Option ${index + 1}`;
    return {
      label: toUniqueLabel(labels, label),
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
    schema.kind === 'reference' || schema === NOTHING_MORE
      ? []
      : values.map((value) => ({value, name: label})),
  );
  return unnamed.length > 0
    ? {...discriminator, mapping: [...discriminator.mapping, ...unnamed]}
    : discriminator;
}

function toUniqueLabel(taken: Set<string>, label: string): string {
  let unique = label;
  for (let number = 2; taken.has(unique); number++) unique = `${label} ${number}`;
  taken.add(unique);
  return unique;
}

type Details = {annotations?: SchemaAnnotations; nullable?: true; dynamic?: string};

/** A named schema by reference. Its `type` is filled in by `completeReferences`. */
export function toReference(
  context: Context,
  {id, name}: SchemaLink,
  scope: Scope,
  {annotations, nullable, dynamic}: Details = {},
): ReferenceSchema {
  const reference: ReferenceSchema = {
    kind: 'reference',
    id,
    name,
    type: '',
    ...(nullable && {nullable}),
    ...(id === scope.home && {recursive: true}),
    ...(dynamic !== undefined && {dynamic}),
    ...annotations,
  };
  context.schemas.addReference(reference);
  return reference;
}
