import type {Keyword} from '../../../plugin/document/vocabulary/keywords';
import {
  adding,
  IDENTITY,
  narrows,
  OBJECT,
  TEXT,
  WEIGHED,
  type Not,
  type Row,
  type Schema,
} from '../row';

const silent = (keywords: Schema, of?: Row['of']): Row => ({
  schemas: adding(OBJECT, keywords),
  page: IDENTITY,
  markdown: IDENTITY,
  changes: IDENTITY,
  example: IDENTITY,
  values: IDENTITY,
  search: IDENTITY,
  ...(of && {of}),
});

const listOf = (items: Schema): Schema => ({
  $id: 'https://example.com/list',
  type: 'array',
  items,
  $defs: {Weighed: {$dynamicAnchor: 'item', ...WEIGHED, required: ['weight']}},
});
const treeOf = (next: Schema, more: Schema = {}): Schema => ({
  ...more,
  $id: 'https://example.com/tree',
  type: 'object',
  properties: {label: TEXT, next},
});
const SHARED: Not = {not: 'it has an effect only where another recursive schema extends this one'};

/** Keywords that identify schemas, or refer to them. */
export const IDENTITIES = {
  $id: silent({$id: 'https://example.com/weighty'}),
  $schema: silent({$schema: 'https://json-schema.org/draft/2020-12/schema'}),
  $anchor: silent({$anchor: 'weighty'}),
  $dynamicAnchor: silent({$dynamicAnchor: 'weighty'}),
  $vocabulary: silent({$vocabulary: {'https://example.com/weighty': true}}),
  $comment: silent({$comment: 'weighty'}),
  $ref: {
    schemas: adding({type: 'object'}, {$ref: '#/components/schemas/Weighed'}),
    page: 'weight integer',
    markdown: '`Weighed`',
    changes: {
      request: ['compatible property-added-optional'],
      response: ['compatible property-added-optional'],
    },
    example: {is: {weight: 1}},
    values: {refuses: {weight: 'a'}, fits: {weight: 1}},
    search: ['schema Weighed', 'field weight'],
  },
  $dynamicRef: {
    schemas: [listOf({}), listOf({$dynamicRef: '#item'})],
    page: 'Weighed[]',
    markdown: '- items: `Weighed`',
    changes: narrows(),
    example: {is: [{weight: 1}]},
    values: {refuses: [1], fits: [{weight: 1}]},
    search: ['schema Weighed', 'field weight'],
    unconfirmed: 'Ajv does not find an anchor in `$defs` that no reference has led to',
  },
  $recursiveRef: {
    schemas: [treeOf({type: 'object'}), treeOf({$recursiveRef: '#'})],
    page: 'recursive ↺',
    markdown: '- `next`: `POST /$recursiveRef`',
    changes: {
      request: ['compatible property-added-optional', 'compatible property-added-optional'],
      response: ['compatible property-added-optional', 'compatible property-added-optional'],
    },
    example: {is: {label: '<label>', next: {}}},
    values: {refuses: {next: {label: 1}}, fits: {next: {label: 'a'}}},
    search: ['schema POST /$recursiveRef', 'field label', 'field next'],
    of: '2019-09',
  },
  $recursiveAnchor: {
    schemas: [treeOf({$recursiveRef: '#'}), treeOf({$recursiveRef: '#'}, {$recursiveAnchor: true})],
    page: 'another schema may be used here',
    markdown: 'another schema may be used here',
    changes: SHARED,
    example: SHARED,
    values: SHARED,
    search: SHARED,
    of: '2019-09',
  },
} satisfies {[keyword in Keyword]?: Row};
