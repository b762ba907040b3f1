import {APPLICATOR_ROWS} from './applicators';
import {LIMITED_TYPES, listConstraints, type LimitedType} from './constraints';
import {WORD_ROWS, type Keyword} from './keywords';

/** A type, and the keywords that imply it. */
type Implied = readonly [type: LimitedType, keywords: readonly Keyword[]];

const applicatorsOf = (type: LimitedType) =>
  APPLICATOR_ROWS.flatMap(([keyword, {on}]) => (on === type ? [keyword] : []));
const wordsOf = (type: LimitedType, held: 'names' | 'content') =>
  WORD_ROWS.flatMap(([keyword, {holds, on}]) => (holds === held && on === type ? [keyword] : []));

/** Types that keywords with inner schemas imply: the first that applies. */
const NESTED: readonly Implied[] = [
  ['object', [...applicatorsOf('object'), ...wordsOf('object', 'names')]],
  ['array', applicatorsOf('array')],
];
/** Limits of several types apply each to the values of its type. */
const LIMITED: readonly Implied[] = LIMITED_TYPES.map((type) => [
  type,
  [...listConstraints(type), ...applicatorsOf(type), ...wordsOf(type, 'content')],
]);

/**
 * The types that the keywords of a schema without `type`, `enum` and `const` imply, in the order in
 * which a page lists them: most authors who omit `type: object` mean it. None: any type.
 */
export function impliedTypes(has: (keyword: Keyword) => boolean): LimitedType[] {
  const nested = NESTED.find(([, keywords]) => keywords.some(has));
  if (nested) return [nested[0]];
  return LIMITED.filter(([, keywords]) => keywords.some(has)).map(([type]) => type);
}
