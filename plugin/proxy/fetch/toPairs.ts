import type {NameValue} from '../protocol';

/** Names are in lower case, and repeated headers are joined, except `Set-Cookie`. */
export function toPairs(headers: Headers): NameValue[] {
  const pairs: NameValue[] = [];
  headers.forEach((value, name) => pairs.push([name, value]));
  return pairs;
}
