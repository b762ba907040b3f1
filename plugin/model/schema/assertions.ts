import type {Json} from '../../document/types';
import {toPlainNumber} from '../../document/exactNumber';
import {toJsonValue} from '../json';
import {addConflict, type KeywordTable} from './draft';
import {toEnumValues} from './enumNames';

/** Handlers of keywords that apply to values of any type. */
export const ASSERTIONS: KeywordTable = new Map([
  [
    'type',
    (draft, value, part) => {
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
  ],
  [
    'format',
    (draft, value) => {
      if (typeof value !== 'string') return false;
      if (draft.format !== undefined && draft.format !== value) addConflict(draft, 'format');
      draft.format ??= value;
      return true;
    },
  ],
  [
    'enum',
    (draft, value, part) => {
      if (!Array.isArray(value)) return false;
      const values = toEnumValues(draft.context, part.place.value, value);
      if (!draft.enum) draft.enum = values;
      else {
        const allowed = new Set(values.map((entry) => JSON.stringify(entry.value)));
        const both = draft.enum.filter((entry) => allowed.has(JSON.stringify(entry.value)));
        if (both.length > 0) draft.enum = both;
        else addConflict(draft, 'enum');
      }
      return true;
    },
  ],
  [
    'const',
    (draft, raw) => {
      const value = toJsonValue(raw);
      if (value === undefined) return false;
      if (draft.const && JSON.stringify(draft.const.value) !== JSON.stringify(value))
        addConflict(draft, 'const');
      draft.const ??= {value};
      return true;
    },
  ],
]);

/** The types that both lists allow; an integer is a number. */
function intersectTypes(some: readonly string[], others: readonly string[]): string[] {
  return some.flatMap((type): string[] => {
    if (others.includes(type)) return [type];
    if (type === 'integer' && others.includes('number')) return [type];
    return type === 'number' && others.includes('integer') ? ['integer'] : [];
  });
}

/** The types of values, as JSON Schema names them. */
export function toTypesOf(values: readonly Json[]): string[] {
  const types = values.map(toPlainNumber).map((value) => {
    if (value === null) return 'null';
    if (Array.isArray(value)) return 'array';
    if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
    return typeof value;
  });
  return [...new Set(types)];
}
