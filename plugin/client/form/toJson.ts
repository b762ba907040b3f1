import type {Json} from '../../model/types';
import type {ExactJson} from '../json/exactJson';

/** A value as the request room takes it: integers that a number cannot hold as text, which serializes to the same digits. */
export function toJson(value: ExactJson): Json {
  if (typeof value === 'bigint') return value.toString();
  if (Array.isArray(value)) return value.map(toJson);
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, toJson(inner)])) : value;
}
