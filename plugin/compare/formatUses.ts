/** Describes where callers meet a change. */
import {count, quote} from '../diagnostics/text';
import {countOperations} from './judge';
import {formatWay} from './steps';
import type {Change} from './types';

/**
 * `GET /pets (response 200, application/json, [].name) and 3 more operations`. For a schema that
 * several operations share, `Schema Pet in 4 operations, such as GET /pets (…)`.
 */
export function formatUses({schema, uses}: Pick<Change, 'schema' | 'uses'>): string {
  const [first] = uses;
  if (!first) return '';
  const way = formatWay(first.steps);
  const example = `${quote(first.operation)}${way === '' ? '' : ` (${way})`}`;
  const number = countOperations(uses);
  if (number === 1) return example;
  return schema === undefined
    ? `${example} and ${count(number - 1, 'more operation')}`
    : `Schema ${quote(schema)} in ${count(number, 'operation')}, such as ${example}`;
}
