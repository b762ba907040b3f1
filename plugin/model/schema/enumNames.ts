import {isObject} from '../../document/isObject';
import type {Json} from '../../document/types';
import type {Context} from '../context';
import {formatValue} from '../../document/exactNumber';
import {extensionOf} from '../../document/extensions/read';
import {toJsonValue} from '../text/json';
import {fieldOf} from '../../document/place';
import {present} from '../../document/present';
import {textOf, toText} from '../read';
import type {EnumValue} from '../types';

/**
 * The values of an `enum` with their names and descriptions, which extensions list by position or
 * by value.
 */
export function toEnumValues(context: Context, schema: Json, values: readonly Json[]): EnumValue[] {
  const names = extensionOf(schema, 'enumNames');
  const descriptions = extensionOf(schema, 'enumDescriptions');
  return values.flatMap((raw, index) => {
    const value = toJsonValue(raw);
    return value === undefined
      ? []
      : toEnumValue(
          context,
          value,
          pick(names, 'name', value, index),
          pick(descriptions, 'description', value, index),
        );
  });
}

/**
 * A `oneOf` of constants as an `enum`, with the names and descriptions of the branches. Undefined
 * when any branch is more than a constant.
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
  // A repeated value matches no `oneOf`.
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

/**
 * The entry of a list at a position or of a map for a value: the entry itself, or a field of it.
 */
function pick(
  said: Json | undefined,
  field: string,
  value: Json,
  index: number,
): string | undefined {
  const entry = Array.isArray(said) ? said[index] : fieldOf(said, formatValue(value));
  return toText(entry) ?? textOf(entry, field);
}
