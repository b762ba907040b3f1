import {isObject} from '../../document/isObject';
import type {Json} from '../../document/types';
import type {Context} from '../context';
import {formatValue} from '../../document/exactNumber';
import {toJsonValue} from '../json';
import {fieldOf} from '../../document/place';
import {present, textOf, toText} from '../read';
import type {EnumValue} from '../types';

const NAMES = ['x-enum-varnames', 'x-enumNames', 'x-enum-names', 'x-enumVarnames'] as const;
const DESCRIPTIONS = ['x-enumDescriptions', 'x-enum-descriptions'] as const;

/**
 * The values of an `enum` with their names and descriptions, which extensions give by position or
 * by value.
 */
export function toEnumValues(context: Context, schema: Json, values: readonly Json[]): EnumValue[] {
  const names = NAMES.map((name) => fieldOf(schema, name)).find((field) => field !== undefined);
  const descriptions = DESCRIPTIONS.map((name) => fieldOf(schema, name)).find(
    (field) => field !== undefined,
  );
  return values.flatMap((raw, index) => {
    const value = toJsonValue(raw);
    return value === undefined
      ? []
      : toEnumValue(context, value, pick(names, value, index), pick(descriptions, value, index));
  });
}

/**
 * A `oneOf` of constants is an `enum`, whose names and descriptions are those of the branches:
 * undefined when some branch is more than that.
 */
export function toConstants(context: Context, branches: readonly Json[]): EnumValue[] | undefined {
  const values: EnumValue[] = [];
  for (const branch of branches) {
    const value = toConstant(branch);
    if (value === undefined) return undefined;
    values.push(
      toEnumValue(context, value, textOf(branch, 'title'), textOf(branch, 'description')),
    );
  }
  // A value that is there twice matches no `oneOf`.
  return new Set(values.map(({value}) => JSON.stringify(value))).size === values.length
    ? values
    : undefined;
}

const CONSTANT_KEYWORDS: ReadonlySet<string> = new Set([
  'const',
  'enum',
  'title',
  'description',
  'type',
]);

function toConstant(branch: Json): Json | undefined {
  if (!isObject(branch) || !Object.keys(branch).every((keyword) => CONSTANT_KEYWORDS.has(keyword)))
    return undefined;
  const values = fieldOf(branch, 'enum');
  const constant = fieldOf(branch, 'const');
  if (constant === undefined && values === undefined && fieldOf(branch, 'type') === 'null')
    return null;
  const value =
    constant === undefined && Array.isArray(values) && values.length === 1 ? values[0] : constant;
  return typeof value === 'object' && value !== null ? undefined : value;
}

function toEnumValue(
  context: Context,
  value: Json,
  name: string | undefined,
  text: string | undefined,
): EnumValue {
  const description = text === undefined ? '' : context.markdown(text);
  return present({value, name, description: description.length > 0 ? description : undefined});
}

function pick(list: Json | undefined, value: Json, index: number): string | undefined {
  return Array.isArray(list) ? toText(list[index]) : textOf(list, formatValue(value));
}
