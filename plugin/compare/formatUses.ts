/** Describes where callers meet a change. */
import {count, quote} from '../diagnostics/text';
import {countOperations} from './judge';
import type {Change, ChangeUse} from './types';

/** The path from an operation to a change: `response 200, application/json, [].name`. */
function formatWay(at: ChangeUse['at']): string {
  const start = at.findIndex((step) => /^[.[({]/.test(step));
  if (start === -1) return at.join(', ');
  // Steps through a schema begin with a dot or a bracket, and form one path.
  return [...at.slice(0, start), at.slice(start).join('').replace(/^\./, '')].join(', ');
}

/**
 * `GET /pets (response 200, application/json, [].name) and 3 more operations`. For a schema that
 * several operations share, `Schema Pet in 4 operations, such as GET /pets (…)`.
 */
export function formatUses({schema, uses}: Pick<Change, 'schema' | 'uses'>): string {
  const [first] = uses;
  if (!first) return '';
  const way = formatWay(first.at);
  const example = `${quote(first.operation)}${way === '' ? '' : ` (${way})`}`;
  const number = countOperations(uses);
  if (number === 1) return example;
  return schema === undefined
    ? `${example} and ${count(number - 1, 'more operation')}`
    : `Schema ${quote(schema)} in ${count(number, 'operation')}, such as ${example}`;
}
