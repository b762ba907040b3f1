import {pushReversed} from '../../document/pushReversed';
import {isObject} from '../../document/isObject';
import type {Json, JsonObject, Place} from '../../document/types';
import type {Context} from '../context';
import {aliasOf, childOf, fieldOf, itemsOf, placeKey, refOf} from '../../document/place';
import {addBindings, type Bindings, resolveDynamic} from './dynamic';
import type {SchemaLink} from './registry';
import type {Scope} from './scope';
import {isDescribedNull, toSoleBranch} from './soleBranch';
import {versionAt} from '../../document/versionAt';

/** An object of keywords that applies, with its origin. */
export type SchemaPart = {
  place: Place<JsonObject>;
  /** The named schema it belongs to, when that is not the one being built. */
  from?: SchemaLink;
  /** `null` is allowed in addition to this part. */
  nullable?: true;
  /** The schema around this part says so, which counts for its `enum` and `const`, too. */
  nullableAround?: true;
};

type SchemaReference = {
  target: Place;
  nullable?: true;
  /** A `$dynamicRef` that no schema in scope defines. */
  dynamic?: string;
};

/** A schema whose `allOf` has been opened. */
export type FlatSchema = {
  parts: SchemaPart[];
  /** Several schemas, each of which knows nothing of the others, apply together. */
  isJoined: boolean;
  /** References that were not opened. */
  references: SchemaReference[];
  /** Named schemas that were opened, in order. */
  allOf: SchemaLink[];
  /** Some part is `false`: no value is valid. */
  never: boolean;
  /**
   * Parts that could not be opened: values that are not schemas, references that do not resolve, or
   * parts beyond the limit.
   */
  broken: Place[];
  dynamic?: Bindings;
  /** The schema is a part of itself, which was reported. */
  circular?: true;
  /** Its `$defs` set the targets of dynamic references inside the schemas it refers to. */
  rebinds?: true;
};

type PendingPart = {place: Place; from?: SchemaLink; nullable?: true; trail: Trail | undefined};
type Trail = {value: Json; outer: Trail | undefined};

/** Maximum number of parts that are merged; the rest is listed as written. */
const MAX_PARTS = 200;

/**
 * Opens everything that always applies together: `allOf`, a `oneOf` or `anyOf` with one branch, and
 * (with `deep`) references. The parts are in document order, own ones first. Iterative, because
 * documents may nest `allOf` to any depth.
 */
export function flatten(
  context: Context,
  places: readonly Place[],
  scope: Scope,
  deep: boolean,
): FlatSchema {
  const flat: FlatSchema = {
    parts: [],
    isJoined: places.length > 1,
    references: [],
    allOf: [],
    never: false,
    broken: [],
    dynamic: scope.dynamic,
  };
  const seen = new Set<Json>();
  const stack: PendingPart[] = [];
  pushReversed(
    stack,
    places.map((place) => ({place, trail: undefined})),
  );
  for (let step = stack.pop(); step; step = stack.pop())
    pushReversed(stack, openStep(context, flat, step, seen, deep));
  return flat;
}

function openStep(
  context: Context,
  flat: FlatSchema,
  step: PendingPart,
  seen: Set<Json>,
  deep: boolean,
): PendingPart[] {
  const {place, from, nullable, trail} = step;
  const {value} = place;
  if (value === true) return [];
  if (value === false) {
    flat.never = true;
    return [];
  }
  if (!isObject(value)) {
    flat.broken.push(place);
    return [];
  }
  if (seen.has(value)) {
    if (!flat.circular && isOn(trail, value)) {
      flat.circular = true;
      context.warn(
        'schema-composition',
        place,
        'This allOf contains itself.',
        'A schema cannot be a part of itself; refer to it from a property instead.',
      );
    }
    return [];
  }
  if (flat.parts.length >= MAX_PARTS) {
    context.warn(
      'schema-composition',
      place,
      `A schema is made of more than ${MAX_PARTS} parts; the rest is shown as written.`,
    );
    flat.broken.push(place);
    return [];
  }
  seen.add(value);
  const inner = {value, outer: trail};
  const reference = toReferenceStep(context, flat, place as Place<JsonObject>, nullable);
  if (reference && (context.ignoresRefSiblings(place) || aliasOf(value) !== undefined))
    return followStep(context, flat, reference, inner, seen, deep);

  const allowsNull = nullable ?? saysNullable(context, place);
  flat.parts.push({
    place: place as Place<JsonObject>,
    ...(from && {from}),
    ...(allowsNull && {nullable: true}),
    ...(nullable && {nullableAround: true}),
  });
  if (context.document.version !== '3.0') addBindings(flat, place);
  const next: PendingPart[] = reference
    ? followStep(context, flat, reference, inner, seen, deep)
    : [];
  const allOf = childOf(place, 'allOf');
  if (allOf && !Array.isArray(allOf.value)) flat.broken.push(allOf);
  for (const item of itemsOf(allOf))
    next.push({
      place: item,
      trail: inner,
      ...(from && {from}),
      ...(allowsNull && {nullable: true}),
    });
  reportNullableMember(context, allOf);
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    reportLooseNull(context, childOf(place, keyword));
    const sole = toSoleBranch(value, keyword);
    const branch = sole && itemsOf(childOf(place, keyword))[sole.index];
    if (branch)
      next.push({
        place: branch,
        trail: inner,
        ...(from && {from}),
        ...((sole.nullable || allowsNull) && {nullable: true}),
      });
  }
  return next;
}

function reportLooseNull({document, warn}: Context, choice: Place | undefined): void {
  for (const branch of listLoneNulls(choice))
    warn(
      'schema-composition',
      branch,
      'The branch `nullable: true` has no type, so it allows every value. It is shown as `null`.',
      versionAt(document, branch) === '3.0'
        ? 'Write `nullable: true` beside the choice; around a single `$ref`, make it an `allOf`.'
        : "Write `type: 'null'`.",
    );
}

/** The members of a list of schemas that say only `nullable: true`, beside others. */
function listLoneNulls(list: Place | undefined): Place[] {
  const members = itemsOf(list);
  return members.length > 1 ? members.filter(({value}) => isDescribedNull(value)) : [];
}

/** In later versions `nullable` has no meaning anywhere, which another finding says. */
function reportNullableMember({document, warn}: Context, allOf: Place | undefined): void {
  if (!allOf || versionAt(document, allOf) !== '3.0') return;
  for (const member of listLoneNulls(allOf))
    warn(
      'schema-composition',
      member,
      'The member `nullable: true` of this `allOf` has no effect, since null would have to be valid for every member. The schema is shown as nullable.',
      'Write `nullable: true` beside the `allOf`.',
    );
}

/**
 * `nullable` of OpenAPI 3.0. Beside an `allOf`, or as a member of one, it is meant for the whole
 * schema, although, strictly read, each part would have to be nullable.
 */
function saysNullable({document}: Context, place: Place): true | undefined {
  if (versionAt(document, place) !== '3.0') return undefined;
  return fieldOf(place.value, 'nullable') === true ||
    listLoneNulls(childOf(place, 'allOf')).length > 0
    ? true
    : undefined;
}

function toReferenceStep(
  context: Context,
  flat: FlatSchema,
  place: Place<JsonObject>,
  nullable: true | undefined,
): SchemaReference | undefined {
  const ref = refOf(place.value);
  if (ref !== undefined) {
    const target = context.document.resolve(ref, place);
    if (target) return {target, ...(nullable && {nullable})};
    flat.broken.push(place);
    return undefined;
  }
  const dynamic = resolveDynamic(context, place, flat.dynamic);
  return dynamic && {...dynamic, ...(nullable && {nullable})};
}

function followStep(
  context: Context,
  flat: FlatSchema,
  reference: SchemaReference,
  trail: Trail,
  seen: ReadonlySet<Json>,
  deep: boolean,
): PendingPart[] {
  const {target, nullable} = reference;
  if (!deep) {
    if (!flat.references.some((entry) => placeKey(entry.target) === placeKey(target)))
      flat.references.push(reference);
    return [];
  }
  if (aliasOf(target.value) !== undefined || seen.has(target.value))
    return [{place: target, trail, ...(nullable && {nullable})}];
  const link = context.schemas.link([target]);
  if (!flat.allOf.some(({id}) => id === link.id)) flat.allOf.push(link);
  return [{place: target, from: link, trail, ...(nullable && {nullable})}];
}

function isOn(trail: Trail | undefined, value: Json): boolean {
  for (let current = trail; current; current = current.outer)
    if (current.value === value) return true;
  return false;
}
