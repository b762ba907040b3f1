import {toPlainNumber} from '../../document/exactNumber';
import {childOf, fieldOf, itemsOf, type Place} from '../../document/place';
import {type Draft, type KeywordHandler, type KeywordTable, toSlot} from './draft';
import type {Part} from './flatten';
import {addSingle} from './objectKeywords';

/** Handlers of keywords about arrays and about the content of strings. */
export const ARRAY_KEYWORDS: KeywordTable = new Map<string, KeywordHandler>([
  [
    'items',
    (draft, value, part, keyword) => {
      // In the drafts before 2020-12, a list was a tuple and `additionalItems` described the other
      // items.
      if (Array.isArray(value)) return addPrefix(draft, part, childOf(part.place, 'items'));
      return addSingle('items')(draft, value, part, keyword);
    },
  ],
  [
    'additionalItems',
    (draft, _value, part) => {
      const place = childOf(part.place, 'additionalItems');
      if (!place || !Array.isArray(fieldOf(part.place.value, 'items'))) return false;
      draft.schemas.set('items', toSlot(place, part, draft.schemas.get('items')));
      return true;
    },
  ],
  [
    'prefixItems',
    (draft, value, part) =>
      Array.isArray(value) && addPrefix(draft, part, childOf(part.place, 'prefixItems')),
  ],
  ['unevaluatedItems', addSingle('unevaluatedItems')],
  [
    'contains',
    (draft, _value, part) => {
      const place = childOf(part.place, 'contains');
      if (!place || draft.contains) return false;
      draft.contains = {
        slot: toSlot(place, part),
        min: toCount(part, 'minContains'),
        max: toCount(part, 'maxContains'),
      };
      return true;
    },
  ],
  // Read together with `contains`, without which they have no meaning.
  ['minContains', () => true],
  ['maxContains', () => true],
  [
    'contentMediaType',
    ({content}, value) => {
      if (typeof value !== 'string') return false;
      content.mediaType ??= value;
      return true;
    },
  ],
  [
    'contentEncoding',
    ({content}, value) => {
      if (typeof value !== 'string') return false;
      content.encoding ??= value;
      return true;
    },
  ],
  ['contentSchema', addSingle('contentSchema')],
]);

function addPrefix(draft: Draft, part: Part, list: Place | undefined): boolean {
  for (const [index, place] of itemsOf(list).entries())
    draft.prefixItems[index] = toSlot(place, part, draft.prefixItems[index]);
  return true;
}

function toCount({place}: Part, keyword: 'minContains' | 'maxContains'): number | undefined {
  const count = toPlainNumber(fieldOf(place.value, keyword));
  return typeof count === 'number' ? count : undefined;
}
