import type {Keyword} from '../../../plugin/document/vocabulary/keywords';
import {adding, HOLDER, narrows, NOT_DERIVED, OBJECT, WEIGHED, type Row} from '../row';

const WEIGHTS = {...WEIGHED, required: ['weight']};
const DOG_OR_CAT = {
  anyOf: [{$ref: '#/components/schemas/Dog'}, {$ref: '#/components/schemas/Cat'}],
};

/** Keywords that combine schemas. */
export const CHOICES = {
  oneOf: {
    schemas: adding({}, {oneOf: [WEIGHTS, {type: 'string'}]}),
    page: 'Exactly one of these:',
    markdown:
      'Exactly one of these: - `weight`: object - `weight`: integer, required - `string`: string',
    changes: narrows('type-narrowed'),
    example: {is: {weight: 1}},
    values: {refuses: 1, fits: 'a'},
    search: ['field weight'],
  },
  anyOf: {
    schemas: adding({}, {anyOf: [WEIGHTS, {type: 'string'}]}),
    page: 'One or more of these:',
    markdown:
      'One or more of these: - `weight`: object - `weight`: integer, required - `string`: string',
    changes: narrows('type-narrowed'),
    example: {is: {weight: 1}},
    values: {refuses: 1, fits: 'a'},
    search: ['field weight'],
  },
  allOf: {
    schemas: adding(OBJECT, {allOf: [WEIGHTS]}),
    page: 'weight required integer',
    markdown: '- `weight`: integer, required',
    changes: narrows('property-added-required'),
    example: {is: {weight: 1}},
    values: {refuses: {}, fits: {weight: 1}},
    search: ['field weight'],
  },
  discriminator: {
    schemas: adding(DOG_OR_CAT, {
      discriminator: {propertyName: 'kind', mapping: {hound: '#/components/schemas/Dog'}},
    }),
    page: 'Chosen by kind: hound Cat',
    markdown: 'Chosen by `kind`: `hound` → `Dog`, `Cat`',
    changes: {
      request: ['compatible discriminator-added'],
      response: ['compatible discriminator-added'],
    },
    example: {is: {kind: 'hound'}},
    values: {refuses: {kind: 'hound', bark: 1}, fits: {kind: 'hound', bark: 'a'}},
    search: {not: 'the search finds the names of the schemas, not the values that select them'},
    unconfirmed: 'only OpenAPI knows the keyword',
  },
  if: {
    schemas: adding({...OBJECT, required: ['a'], then: {required: ['b']}}, {if: {required: ['a']}}),
    page: 'if a is present',
    markdown: '- if: object - `a`: any, required',
    changes: {
      request: ['uncertain not-compared', 'uncertain not-compared'],
      response: ['uncertain not-compared', 'uncertain not-compared'],
    },
    example: {is: {a: '<a>', b: '<b>'}},
    values: {refuses: {a: 'a'}, fits: {a: 'a', b: 1}},
    search: ['field a', 'field b'],
  },
  then: {
    schemas: adding({...OBJECT, required: ['a'], if: {required: ['a']}}, {then: WEIGHTS}),
    page: 'then object',
    markdown: '- then: object - `weight`: integer, required',
    changes: NOT_DERIVED,
    example: {is: {a: '<a>', weight: 1}},
    values: {refuses: {a: 'a'}, fits: {a: 'a', weight: 1}},
    search: ['field weight'],
  },
  else: {
    schemas: adding(
      {type: 'object', required: ['b'], properties: {b: {type: 'string'}}, if: {required: ['a']}},
      {else: WEIGHTS},
    ),
    page: 'else object',
    markdown: '- else: object - `weight`: integer, required',
    changes: NOT_DERIVED,
    example: {is: {b: '<b>', weight: 1}},
    values: {refuses: {b: 'b'}, fits: {b: 'b', weight: 1}},
    search: ['field weight'],
  },
  not: {
    schemas: adding({enum: ['x', 'y']}, {not: {const: 'x'}}),
    page: 'must not be x',
    markdown: '- must not match: string Always: `"x"`',
    changes: narrows(),
    example: {is: 'y'},
    values: {refuses: 'x', fits: 'y'},
    search: ['value x'],
  },
  $defs: {
    schemas: adding(OBJECT, {$defs: {Weighed: WEIGHED}}),
    page: HOLDER,
    markdown: HOLDER,
    changes: HOLDER,
    example: HOLDER,
    values: HOLDER,
    search: HOLDER,
  },
  definitions: {
    schemas: adding(OBJECT, {definitions: {Weighed: WEIGHED}}),
    page: HOLDER,
    markdown: HOLDER,
    changes: HOLDER,
    example: HOLDER,
    values: HOLDER,
    search: HOLDER,
    of: 'draft-07',
  },
} satisfies {[keyword in Keyword]?: Row};
