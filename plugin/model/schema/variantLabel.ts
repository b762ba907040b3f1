import {listAllowedTexts} from '../../document/allowedTexts';
import {formatValue} from '../../document/exactNumber';
import type {Json, Place} from '../../document/types';
import type {Context} from '../context';
import type {Schema} from '../types';
import {toAllowed} from './allowed';
import {isAddress, toLastPart} from './names';
import {toTypeWords} from './typeLabel';

export type PlacedSchema = {schema: Schema; place?: Place};

/** Maximum length of values or names of properties in a tab's label. */
const MAX_LABEL = 30;

/**
 * The label of a variant: the discriminator's value (for a schema without a name, its own title
 * takes precedence), else the title, the name, the constant that identifies it, the values of the
 * property that tells it apart, the type, or the properties of an object. Of a URL or a pointer
 * only the end is a label, and only if there is no other one.
 */
export function toVariantLabel(
  context: Context,
  {schema, place}: PlacedSchema,
  values: readonly string[] = [],
  chooser: string | undefined,
): string | undefined {
  if (schema.kind === 'unknown') return values[0];
  const isNamed = schema.kind !== 'schema';
  const constants = toConstants(context, schema, place).map(formatValue);
  const all = isNamed
    ? [...values.slice(0, 1), schema.title, ...constants]
    : [schema.title, ...values.slice(0, 1), ...constants];
  const given = all.filter((text) => text !== undefined);
  const label = given.find((text) => !isAddress(text));
  if (label !== undefined || isNamed) return label ?? toTypeWords(schema);
  const chosen =
    place && chooser !== undefined ? listAllowedTexts(context.document, place, chooser) : [];
  const [address] = given;
  if (chosen.length > 0) return toAlternatives(chosen);
  if (address !== undefined) return toLastPart(address);
  const words = toTypeWords(schema);
  return words === 'object' ? toPropertyNames(schema) : words;
}

function toAlternatives(values: readonly string[]): string {
  const all = values.join(' | ');
  return all.length > MAX_LABEL ? `${values[0]} | …` : all;
}

/** The property of which each variant lists other values, such as `op` in a JSON Patch. */
export function findChooser(
  {document}: Context,
  branches: readonly PlacedSchema[],
): string | undefined {
  const [first] = branches;
  const named = first?.schema.kind === 'schema' ? (first.schema.properties ?? []) : [];
  return named
    .map(({name}) => name)
    .find((name) => {
      const lists = branches.map(({place}) =>
        place ? listAllowedTexts(document, place, name) : [],
      );
      const all = lists.flat();
      return (
        lists.every((list) => list.length > 0) &&
        new Set(all).size === all.length &&
        !all.some(isAddress)
      );
    });
}

/** The properties that an object without a name requires, or has. */
function toPropertyNames(schema: Schema): string | undefined {
  const properties = schema.kind === 'schema' ? (schema.properties ?? []) : [];
  const required = properties.filter((property) => property.required);
  const names = (required.length > 0 ? required : properties).map(({name}) => name).join(', ');
  return names === '' || names.length > MAX_LABEL ? undefined : names;
}

/** The only value that a schema allows, or those of its properties that have only one. */
function toConstants(context: Context, schema: Schema, place: Place | undefined): Json[] {
  if (schema.kind !== 'schema') return [];
  const {const: own, enum: values, properties = []} = schema;
  if (own !== undefined) return [own];
  const [first, ...others] = values ?? [];
  if (first && others.length === 0) return [first.value];
  return properties.flatMap(({name, schema: property}) => {
    if (property.kind === 'schema') {
      const {only: allowed} = toAllowed(property);
      return allowed === undefined ? [] : [allowed];
    }
    // The target may not be modelled yet.
    const [only, ...more] =
      property.kind === 'reference' && place ? listAllowedTexts(context.document, place, name) : [];
    return only !== undefined && more.length === 0 ? [only] : [];
  });
}
