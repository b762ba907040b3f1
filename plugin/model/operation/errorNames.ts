/** Reads in bodies and their schemas what identifies an error: its problem type or its code. */
import {isObject} from '../../document/isObject';
import {formatValue} from '../../document/exactNumber';
import type {Json} from '../types';

/** The fields of an error that identify it. `type` is that of RFC 9457. */
export const ERROR_FIELDS = ['type', 'code'] as const;
export type ErrorField = (typeof ERROR_FIELDS)[number];

export type ErrorName = {field: ErrorField; name: string};

/** RFC 9457: nothing but the meaning of the status. */
const NO_TYPE = 'about:blank';

/** The name of an error; undefined for values that identify none. */
export function toErrorName(field: ErrorField, value: Json | undefined): ErrorName | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const name = formatValue(value);
  return name.trim() === '' || name === NO_TYPE ? undefined : {field, name};
}

/** How many objects of a body are searched. */
const MAX_OBJECTS = 100;

/** The names in a body, nearest first: its own, then those of objects and lists in it. */
export function listErrorNames(body: Json): ErrorName[] {
  const inner = toObjects(isObject(body) ? Object.values(body) : [body]);
  return [...toObjects([body]), ...inner]
    .slice(0, MAX_OBJECTS)
    .flatMap((object) =>
      ERROR_FIELDS.flatMap((field) =>
        Object.hasOwn(object, field) ? (toErrorName(field, object[field]) ?? []) : [],
      ),
    );
}

function toObjects(values: readonly Json[]) {
  return values.flatMap((value) => (Array.isArray(value) ? value : [value])).filter(isObject);
}
