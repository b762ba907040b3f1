/** Reads the dates on which something is removed. */
import {findNode} from '../../model/schema/findNode';
import type {Header, Json, Operation, SchemaTable} from '../../model/types';

const ISO = /^\d{4}-\d\d-\d\d(?:[Tt ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:[Zz]|[+-]\d\d:\d\d)?)?$/;
/** As HTTP writes dates: `Sat, 31 Dec 2018 23:59:59 GMT`. */
const HTTP = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;

/** Parses a date; undefined if the text is not one, such as “next summer”. */
export function toIsoDate(text: string): string | undefined {
  const date = text.trim();
  if (!ISO.test(date) && !HTTP.test(date)) return undefined;
  const time = Date.parse(date);
  if (Number.isNaN(time)) return undefined;
  return /^[\d-]+$/.test(date) ? date : new Date(time).toISOString();
}

/**
 * The date in the `Sunset` header (RFC 8594) of an operation's responses, if the document gives it
 * as constant, default or example. A text that is not a date is ignored.
 */
export function findSunsetHeader(
  {responses}: Pick<Operation, 'responses'>,
  table: SchemaTable,
): string | undefined {
  for (const {headers} of responses)
    for (const header of headers) {
      if (header.name.toLowerCase() !== 'sunset') continue;
      const date = listValues(header, table).find(
        (value): value is string => typeof value === 'string' && toIsoDate(value) !== undefined,
      );
      if (date !== undefined) return date;
    }
  return undefined;
}

function listValues({schema, examples}: Header, table: SchemaTable): (Json | undefined)[] {
  const node = findNode(schema, table);
  const own = schema && schema.kind !== 'unknown' ? schema : undefined;
  return [
    node?.const,
    ...(node?.enum?.length === 1 ? node.enum.map(({value}) => value) : []),
    own?.default,
    node?.default,
    ...examples.flatMap(({value, serialized}) => [value, serialized]),
    ...(own?.examples ?? []),
    ...(node?.examples ?? []),
  ];
}
