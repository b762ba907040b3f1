import type {Json, Place} from '../../document/types';
import {explainRefAsName} from '../../document/validate/refAsName';
import type {Context} from '../context';
import {describe} from '../follow';
import {toJsonValue} from '../text/json';
import {fieldOf, isObjectPlace, placeKey} from '../../document/place';
import type {Schema, UnknownSchema} from '../types';
import {checkSchemaValues} from '../validation/checkValues';
import {isAnnotationKeyword, toAnnotations} from './annotations';
import {countSchemas} from '../visit';
import {flatten, type SchemaPart} from './flatten';
import type {InlineSchema} from './registry';
import {toNode} from './node';
import {reportNullable} from './reportNullable';
import {toReference} from './variantGroups';
import {ROOT_SCOPE, type Scope} from './scope';
import {toSoleBranch} from './soleBranch';

/**
 * Maximum nesting of schemas; deeper ones become named schemas, which limits the depth of this walk
 * and of pages.
 */
const MAX_DEPTH = 32;
/** Maximum size of a schema, counted in schemas, that is repeated when it occurs again. */
const MAX_REPEATED = 16;

/** The schema at a place. An invalid one is reported and kept as its JSON; nothing throws. */
export function toSchema(context: Context, place: Place, scope: Scope = ROOT_SCOPE): Schema {
  const {value} = place;
  if (typeof value === 'boolean') return {kind: 'boolean', value};
  if (!isObjectPlace(place)) return toUnknown(context, place);
  const component = context.schemas.placeOfComponent(place.value);
  if (component && placeKey(component) !== placeKey(place))
    return toReference(context, context.schemas.link([component]), scope);
  const known = context.schemas.inline.get(place.value);
  if (!known || (scope.foreign && scope.dynamic && known.schema))
    return buildInline(context, place.value, [place], scope);
  const {schema} = known;
  // Found while it is being built, or where a merged schema would be merged again: it needs a name.
  if (!schema || (scope.foreign && schema.kind === 'schema' && schema.allOf))
    return toReference(context, context.schemas.link([place]), scope);
  if (countSchemas(schema, MAX_REPEATED) > MAX_REPEATED)
    return toReference(context, context.schemas.promote(place, schema), scope);
  return known.home === scope.home ? schema : buildInline(context, place.value, [place], scope);
}

/** The schema that several places define together, like the parts of an `allOf`. */
function toMergedSchema(context: Context, places: readonly Place[], scope: Scope): Schema {
  const [only, ...others] = places;
  if (only && others.length === 0) return toSchema(context, only, scope);
  const key = places.map(placeKey).join(' ');
  if (context.schemas.inline.get(key))
    return toReference(context, context.schemas.link(places), scope);
  return buildInline(context, key, places, scope);
}

function buildInline(context: Context, key: Json, places: readonly Place[], scope: Scope): Schema {
  if (scope.depth > MAX_DEPTH) return toReference(context, context.schemas.link(places), scope);
  const entry: InlineSchema = {home: scope.home};
  context.schemas.inline.set(key, entry);
  const schema = buildSchema(context, places, scope);
  // A schema that was named because it comes from elsewhere may still be built in place.
  if (scope.foreign && schema.kind === 'reference') context.schemas.inline.delete(key);
  else entry.schema = schema;
  return schema;
}

/** The schema at some places, which all apply. Use `toSchema` for a nested schema. */
export function buildSchema(context: Context, places: readonly Place[], scope: Scope): Schema {
  const schema = mergePlaces(context, places, scope);
  const [place, ...others] = places;
  // Schemas that apply together are each compared at their own places.
  if (isObjectPlace(place) && others.length === 0) checkSchemaValues(context, place, schema);
  return schema;
}

function mergePlaces(context: Context, places: readonly Place[], scope: Scope): Schema {
  const flat = flatten(context, places, scope, false);
  const [reference] = flat.references;
  // `mergeParts` reports it in what follows.
  const report = () => flat.parts.forEach((part) => reportNullable(context, part.place));
  if (flat.never) return {kind: 'boolean', value: false, ...toAnnotations(context, flat.parts)};
  if (!reference && flat.parts.every((part) => isAnnotation(part))) {
    report();
    return flat.broken[0]
      ? toUnknown(context, flat.broken[0])
      : {kind: 'boolean', value: true, ...toAnnotations(context, flat.parts)};
  }
  const isPlain = flat.references.length === 1 && flat.broken.length === 0 && !flat.rebinds;
  if (reference && isPlain && flat.parts.every((part) => isAnnotation(part, reference.target))) {
    report();
    const {dynamic, nullable} = reference;
    return toReference(context, context.schemas.link([reference.target]), scope, {
      ...(dynamic !== undefined && {dynamic}),
      ...(nullable && !flat.parts.some(forbidsNull) && {nullable}),
      annotations: toAnnotations(context, flat.parts),
    });
  }
  if (reference && scope.foreign) return toReference(context, context.schemas.link(places), scope);
  return toNode(
    context,
    reference ? flatten(context, places, scope, true) : flat,
    scope,
    (inner, innerScope) => toMergedSchema(context, inner, innerScope),
  );
}

/** Whether a part only describes the schema beside it, or repeats `target`. */
function isAnnotation({place}: SchemaPart, target?: Place): boolean {
  return Object.entries(place.value).every(([keyword, value]) => {
    if (keyword === 'type') return target !== undefined && isSameType(value, target);
    if (keyword === 'oneOf' || keyword === 'anyOf')
      return toSoleBranch(place.value, keyword) !== undefined;
    return isAnnotationKeyword(keyword);
  });
}

/** Whether a part has a `type` without `null`: then a choice beside it cannot add it. */
function forbidsNull({place, nullable}: SchemaPart): boolean {
  const type = fieldOf(place.value, 'type');
  return !nullable && type !== undefined && ![type].flat().includes('null');
}

function isSameType(type: Json, target: Place): boolean {
  const other = fieldOf(target.value, 'type');
  return other === undefined ? type === 'object' : JSON.stringify(type) === JSON.stringify(other);
}

function toUnknown(context: Context, place: Place): UnknownSchema {
  if (!isObjectPlace(place)) {
    const {message, help} = explainRefAsName(place.pointer, place.value) ?? {
      message: `A schema must be an object${context.document.version === '3.0' ? '' : ' or a boolean'}, but this is ${describe(place)}.`,
      help: 'Write a Schema Object; `{}` allows any value.',
    };
    context.warn('schema-invalid', place, message, help);
  }
  return {kind: 'unknown', value: toJsonValue(place.value) ?? null};
}
