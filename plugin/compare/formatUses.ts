/** Describes where callers meet a change. */
import {count, quote} from '../diagnostics/text';
import type {Change, ChangeUse} from './types';

/** The path from an operation to a change: `response 200, application/json, [].name`. */
function formatWay(at: ChangeUse['at']): string {
  const start = at.findIndex((step) => /^[.[({]/.test(step));
  if (start === -1) return at.join(', ');
  // Steps through a schema begin with a dot or a bracket, and form one path.
  return [...at.slice(0, start), at.slice(start).join('').replace(/^\./, '')].join(', ');
}

/** `GET /pets (response 200, application/json, [].name) and 3 more operations`. */
export function formatUses({uses}: Pick<Change, 'uses'>): string {
  const [first] = uses;
  if (!first) return '';
  const way = formatWay(first.at);
  return [
    `${quote(first.operation)}${way === '' ? '' : ` (${way})`}`,
    ...(uses.length > 1 ? [`and ${count(uses.length - 1, 'more operation')}`] : []),
  ].join(' ');
}
