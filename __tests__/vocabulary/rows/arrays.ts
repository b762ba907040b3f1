import type {Keyword} from '../../../plugin/document/vocabulary/keywords';
import {adding, narrows, NO_NAME, NOT_DERIVED, TEXT, WEIGHED, type Row} from '../row';

const WEIGHTS = {...WEIGHED, required: ['weight']};
/** Not typed, so that the item of the list is that which the keyword describes. */
const LIST = {type: 'array'};

/** Keywords for arrays. */
export const ARRAYS = {
  prefixItems: {
    schemas: adding({...LIST, items: {}}, {prefixItems: [WEIGHTS]}),
    page: '[0] object',
    markdown: '- `[0]`: object - `weight`: integer',
    changes: narrows(),
    example: {is: [{weight: 1}]},
    values: {refuses: [1], fits: [{weight: 1}, 1]},
    search: ['field weight'],
  },
  items: {
    schemas: adding(LIST, {items: WEIGHTS}),
    page: 'object[]',
    markdown: '- items: object - `weight`: integer',
    changes: narrows(),
    example: {is: [{weight: 1}]},
    values: {refuses: [1], fits: [{weight: 1}]},
    search: ['field weight'],
  },
  additionalItems: {
    schemas: adding({...LIST, minItems: 2, items: [TEXT]}, {additionalItems: WEIGHTS}),
    page: '[1…] object',
    markdown: '- `[1…]`: object - `weight`: integer',
    changes: narrows(),
    example: {is: ['<value>', {weight: 1}]},
    values: {refuses: ['a', 1], fits: ['a', {weight: 1}]},
    search: ['field weight'],
    of: 'draft-07',
  },
  unevaluatedItems: {
    schemas: adding({...LIST, minItems: 2, prefixItems: [TEXT]}, {unevaluatedItems: WEIGHTS}),
    page: '[1…] object',
    markdown: '- `[1…]`: object - `weight`: integer',
    changes: NOT_DERIVED,
    example: {is: ['<value>', {weight: 1}]},
    values: {refuses: ['a', 1], fits: ['a', {weight: 1}]},
    search: ['field weight'],
  },
  contains: {
    schemas: adding({...LIST, prefixItems: [TEXT]}, {contains: WEIGHTS}),
    page: 'at least 1 of the items: object',
    markdown: '- at least 1 of the items: object - `weight`: integer',
    changes: narrows(),
    example: {is: ['<value>', {weight: 1}]},
    values: {refuses: ['a'], fits: ['a', {weight: 1}]},
    search: ['field weight'],
  },
  minContains: {
    schemas: adding({...LIST, contains: {const: 'x'}}, {minContains: 2}),
    page: 'at least 2 of the items',
    markdown: 'at least 2 of the items',
    changes: narrows('constraint-tightened'),
    example: {is: ['x', 'x']},
    values: {refuses: ['x'], fits: ['x', 'x']},
    search: NO_NAME,
  },
  maxContains: {
    schemas: adding(
      {...LIST, minItems: 2, items: {enum: ['x', 'y']}, contains: {const: 'x'}},
      {maxContains: 1},
    ),
    page: 'exactly 1 of the items',
    markdown: 'exactly 1 of the items',
    changes: narrows(),
    example: {is: ['x', 'y']},
    values: {refuses: ['x', 'x'], fits: ['x', 'y']},
    search: NO_NAME,
  },
  minItems: {
    schemas: adding({...LIST, items: TEXT}, {minItems: 2}),
    page: '≥ 2 items',
    markdown: '≥ 2 items',
    changes: narrows(),
    example: {is: ['<value>', '<value>']},
    values: {refuses: ['a'], fits: ['a', 'b']},
    search: NO_NAME,
  },
  maxItems: {
    schemas: adding({...LIST, items: TEXT}, {maxItems: 0}),
    page: '≤ 0 items',
    markdown: '≤ 0 items',
    changes: narrows(),
    example: {is: []},
    values: {refuses: ['a'], fits: []},
    search: NO_NAME,
  },
  uniqueItems: {
    schemas: adding({...LIST, minItems: 2, items: {enum: ['x', 'y']}}, {uniqueItems: true}),
    page: 'no duplicates',
    markdown: 'no duplicates',
    changes: narrows(),
    example: {is: ['x', 'y']},
    values: {refuses: ['x', 'x'], fits: ['x', 'y']},
    search: NO_NAME,
  },
} satisfies {[keyword in Keyword]?: Row};
