import type {Keyword} from '../../../plugin/document/vocabulary/keywords';
import {
  adding,
  addingToProperty,
  ANNOTATION,
  informs,
  NO_NAME,
  NOT_COMPARED,
  NOT_INDEXED,
  OBJECT,
  replaces,
  TEXT,
  type Row,
} from '../row';

/** An annotation that no other output needs than those that show it. */
const noted = {
  changes: NOT_COMPARED,
  example: ANNOTATION,
  values: ANNOTATION,
  search: NOT_INDEXED,
} satisfies Partial<Row>;

/** Annotations, which restrict nothing and are shown. */
export const NOTES = {
  title: {
    ...noted,
    schemas: adding(OBJECT, {title: 'Weighty'}),
    page: 'object · Weighty',
    markdown: '“Weighty”',
  },
  description: {
    ...noted,
    schemas: adding(OBJECT, {description: 'Weighty words.'}),
    page: 'Weighty words.',
    markdown: 'Weighty words.',
  },
  externalDocs: {
    ...noted,
    schemas: adding(OBJECT, {externalDocs: {url: 'https://example.com/weighty'}}),
    page: 'Learn more',
    markdown: '[Learn more](https://example.com/weighty)',
  },
  examples: {
    ...noted,
    schemas: addingToProperty(TEXT, {examples: ['weighty']}),
    page: 'Example weighty',
    markdown: 'Example: `"weighty"`',
    example: {is: {a: 'weighty'}},
  },
  example: {
    ...noted,
    schemas: addingToProperty(TEXT, {example: 'weighty'}),
    page: 'Example weighty',
    markdown: 'Example: `"weighty"`',
    example: {is: {a: 'weighty'}},
  },
  default: {
    ...noted,
    schemas: addingToProperty(TEXT, {default: 'weighty'}),
    page: 'Default weighty',
    markdown: 'Default: `"weighty"`',
    changes: {request: ['uncertain default-added'], response: ['compatible default-added']},
    example: {is: {a: 'weighty'}},
  },
  deprecated: {
    ...noted,
    schemas: adding(
      {type: 'object', properties: {a: TEXT, b: TEXT}},
      {properties: {a: TEXT, b: {...TEXT, deprecated: true}}},
    ),
    page: 'string · deprecated',
    markdown: '- `b`: string, deprecated',
    changes: informs('deprecated'),
    example: {is: {a: '<a>'}},
    search: ['deprecated b'],
  },
  readOnly: {
    schemas: addingToProperty(TEXT, {readOnly: true}),
    page: 'Read-only, not part of the request: 1',
    markdown: 'read-only',
    changes: {request: ['uncertain property-became-read-only'], response: []},
    example: {is: {}},
    values: {accepts: {}},
    search: NO_NAME,
    unconfirmed: 'only OpenAPI lets a request lack the property',
  },
  writeOnly: {
    schemas: addingToProperty({const: 'x'}, {writeOnly: true}),
    page: 'write-only',
    markdown: 'write-only',
    changes: {request: [], response: ['breaking property-became-write-only']},
    example: {is: {a: 'x'}},
    values: {not: 'a request still needs the property'},
    search: NO_NAME,
  },
  xml: {
    schemas: addingToProperty(TEXT, {xml: {name: 'weighty', attribute: true}}),
    page: 'XML: weighty · attribute',
    markdown: 'XML: `weighty`, `attribute`',
    changes: replaces('xml-changed'),
    mediaType: 'application/xml',
    example: {not: 'it changes how the value is written, and not the value'},
    values: ANNOTATION,
    search: NOT_INDEXED,
  },
} satisfies {[keyword in Keyword]?: Row};
