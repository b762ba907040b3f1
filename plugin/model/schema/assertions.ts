import {toJsonValue} from '../json';
import type {EnumValue} from '../types';
import {addConflict, type Draft, type KeywordTable} from './draft';
import {toEnumValues} from './enumNames';
import type {SchemaPart} from './flatten';

/** Handlers of keywords that apply to values of any type. */
export const ASSERTIONS = {
  type: (draft, value, part) => {
    const types = typeof value === 'string' ? [value] : value;
    if (
      !Array.isArray(types) ||
      types.length === 0 ||
      !types.every((type) => typeof type === 'string')
    )
      return false;
    const allowed =
      part.nullable && !types.includes('null') ? [...types, 'null'] : [...new Set(types)];
    const both = draft.types ? intersectTypes(draft.types, allowed) : allowed;
    if (both.length > 0) draft.types = both;
    else addConflict(draft, 'type');
    return true;
  },
  format: (draft, value) => {
    if (typeof value !== 'string') return false;
    if (draft.format !== undefined && draft.format !== value) addConflict(draft, 'format');
    draft.format ??= value;
    return true;
  },
  enum: (draft, value, part) => {
    if (!Array.isArray(value)) return false;
    mergeEnum(draft, 'enum', toEnumValues(draft.context, part.place.value, value), part);
    return true;
  },
  const: (draft, raw, part) => {
    const value = toJsonValue(raw);
    if (value === undefined) return false;
    if (part.nullableAround && value !== null) {
      mergeEnum(draft, 'const', [{value}], part);
      return true;
    }
    if (draft.const && JSON.stringify(draft.const.value) !== JSON.stringify(value))
      addConflict(draft, 'const');
    draft.const ??= {value};
    return true;
  },
} satisfies KeywordTable;

/** What a schema around a part adds to the values that the part lists. */
const ADDED_NULL: EnumValue = {value: null};

export function withAddedNull(values: EnumValue[], {nullableAround}: SchemaPart): EnumValue[] {
  return nullableAround && !values.some(({value}) => value === null)
    ? [...values, ADDED_NULL]
    : values;
}

/** Removes the `null` that was added where the `type` of another part forbids it. */
export function dropForbiddenNull(draft: Draft): void {
  if (draft.types && !draft.types.includes('null'))
    draft.enum = draft.enum?.filter((entry) => entry !== ADDED_NULL);
}

function mergeEnum(
  draft: Draft,
  keyword: 'enum' | 'const',
  listed: EnumValue[],
  part: SchemaPart,
): void {
  const values = withAddedNull(listed, part);
  const allowed = new Set(values.map((entry) => JSON.stringify(entry.value)));
  const both = draft.enum?.filter((entry) => allowed.has(JSON.stringify(entry.value))) ?? values;
  if (both.length > 0 || !draft.enum) draft.enum = both;
  else addConflict(draft, keyword);
}

/** The types that both lists allow; an integer is a number. */
function intersectTypes(some: readonly string[], others: readonly string[]): string[] {
  return some.flatMap((type): string[] => {
    if (others.includes(type)) return [type];
    if (type === 'integer' && others.includes('number')) return [type];
    return type === 'number' && others.includes('integer') ? ['integer'] : [];
  });
}
