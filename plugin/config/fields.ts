import {toDiagnostic} from '../diagnostics/diagnostic';
import type {Report, SourceLocation} from '../diagnostics/types';
import type {Json, JsonObject} from '../document/types';
import {suggest} from '../diagnostics/suggest';
import {toPointer} from '../document/pointer';

/** The allowed values of a field. */
export type Field<T extends Json> = {
  /** Completes "must be …". */
  expected: string;
  accepts: (value: Json) => value is T;
  /** What to write, if that is not clear from `expected`. */
  help?: string;
};
export type Fields = {readonly [name: string]: Field<Json>};
export type FieldValues<F extends Fields> = {
  [K in keyof F]?: F[K] extends Field<infer T> ? T : never;
};

/** How findings about docs.json are reported, and how they get their place. */
export type ConfigContext = {locate: (pointer: string) => SourceLocation; report: Report};

/**
 * Reads the known fields of an object. A field of the wrong type is reported and omitted, and
 * reading continues. Unknown fields are reported unless `open` allows fields of other tools.
 */
export function readFields<F extends Fields>(
  object: JsonObject,
  fields: F,
  place: {pointer: string; name: string; open?: boolean},
  {locate, report}: ConfigContext,
): FieldValues<F> {
  const values: {[name: string]: Json} = {};
  for (const [key, value] of Object.entries(object)) {
    const source = locate(place.pointer + toPointer(key));
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (field?.accepts(value)) values[key] = value;
    else if (field)
      report(
        toDiagnostic('config-type', {
          source,
          message: `\`${key}\` must be ${field.expected}, but is ${describe(value)}.`,
          ...(field.help !== undefined && {help: field.help}),
        }),
      );
    else if (!place.open && key !== '$schema')
      report(toUnknownKey(key, Object.keys(fields), place.name, source));
  }
  return values as FieldValues<F>;
}

/** A finding about an unknown key, with the key that was probably meant. */
export function toUnknownKey(key: string, known: string[], name: string, source: SourceLocation) {
  const nearest = suggest(key, known);
  const help = nearest
    ? `Did you mean \`${nearest}\`?`
    : known.length > 12
      ? undefined
      : `Known fields: ${known.join(', ')}.`;
  return toDiagnostic('config-unknown-key', {
    source,
    message: `${name} has no field \`${key}\`.`,
    ...(help && {help}),
  });
}

/** Describes a value for messages: its type, and the value itself if it is short. */
export function describe(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object') return 'an object';
  const text = JSON.stringify(value);
  return text.length <= 60 ? text : `a ${typeof value}`;
}
