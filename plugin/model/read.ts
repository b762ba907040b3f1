import type {Json} from '../document/types';
import {formatValue} from '../document/exactNumber';
import {extensionsOf} from '../document/extensions/read';
import type {EffectName} from '../document/extensions/table';
import {fieldOf} from '../document/place';

/**
 * A string of the document. YAML turns unquoted words into numbers and booleans; they become
 * strings again.
 */
export function toText(value: Json | undefined): string | undefined {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? formatValue(value)
    : undefined;
}

/** The value of a field as a string. */
export function textOf(object: Json | undefined, name: string): string | undefined {
  return toText(fieldOf(object, name));
}

/** The value of a field with text for readers; undefined when it is blank. */
export function wordsOf(object: Json | undefined, name: string): string | undefined {
  const text = textOf(object, name);
  return text === undefined || text.trim() === '' ? undefined : text;
}

/** The first extension with an effect that contains text for readers. */
export function wordsOfExtension(object: Json | undefined, effect: EffectName): string | undefined {
  return extensionsOf(object, effect)
    .map(({value}) => toText(value))
    .find((text) => text !== undefined && text.trim() !== '');
}

/** A flag that has an effect only when it is set. */
export function flagOf(object: Json | undefined, name: string): true | undefined {
  return fieldOf(object, name) === true ? true : undefined;
}

/** The strings of a list; other items are left out. */
export function textsOf(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.flatMap((item) => toText(item) ?? []) : [];
}

/** The list, or undefined when it is empty. */
export function nonEmpty<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined;
}
