import type {Keyword} from '../../../plugin/document/vocabulary/keywords';
import type {Json} from '../../../plugin/document/types';
import {addingToProperty, narrows, NO_NAME, PLACEHOLDER, TEXT, type Row, type Schema} from '../row';

/** A limit of a string: its placeholder is no value yet. */
const ofText = (keywords: Schema, shown: string, [refuses, fits]: [Json, Json]) => ({
  schemas: addingToProperty(TEXT, keywords),
  page: shown,
  markdown: shown,
  changes: narrows(),
  example: PLACEHOLDER,
  values: {refuses: {a: refuses}, fits: {a: fits}},
  search: NO_NAME,
});

const ofNumber = (
  keywords: Schema,
  shown: string,
  [refuses, fits, example]: [Json, Json, Json],
) => ({
  ...ofText(keywords, shown, [refuses, fits]),
  schemas: addingToProperty({type: 'integer'}, keywords),
  example: {is: {a: example}},
});

/** Limits of strings and numbers. */
export const LIMITS = {
  pattern: {
    ...ofText({pattern: '^[0-9]{3}$'}, 'matches', ['a', '123']),
    markdown: 'matches `^[0-9]{3}$`',
  },
  minLength: ofText({minLength: 4}, '≥ 4 characters', ['abc', 'abcd']),
  maxLength: ofText({maxLength: 2}, '≤ 2 characters', ['abc', 'ab']),
  multipleOf: ofNumber({multipleOf: 7}, 'multiple of 7', [8, 14, 7]),
  minimum: ofNumber({minimum: 37}, '≥ 37', [36, 37, 37]),
  maximum: ofNumber({maximum: -37}, '≤ -37', [-36, -37, -37]),
  exclusiveMinimum: ofNumber({exclusiveMinimum: 37}, '> 37', [37, 38, 38]),
  exclusiveMaximum: ofNumber({exclusiveMaximum: -37}, '< -37', [-37, -38, -38]),
} satisfies {[keyword in Keyword]?: Row};
