import {count, listSome, quote} from '../../diagnostics/text';
import type {Json} from '../types';
import type {Finding} from './types';

const LIMITS: {readonly [keyword in Extract<Finding, {kind: 'limit'}>['keyword']]: (limit: number) => string} = {
  minimum: (limit) => `is less than ${limit}`,
  maximum: (limit) => `is more than ${limit}`,
  exclusiveMinimum: (limit) => `is not more than ${limit}`,
  exclusiveMaximum: (limit) => `is not less than ${limit}`,
  multipleOf: (limit) => `is no multiple of ${limit}`,
  minLength: (limit) => `is shorter than ${count(limit, 'character')}`,
  maxLength: (limit) => `is longer than ${count(limit, 'character')}`,
  minItems: (limit) => `has fewer than ${count(limit, 'item')}`,
  maxItems: (limit) => `has more than ${count(limit, 'item')}`,
  minProperties: (limit) => `has fewer than ${limit} properties`,
  maxProperties: (limit) => `has more than ${limit} properties`,
};

/** How a value differs from its schema, as the end of a sentence that begins with the value. */
export function describeMismatch(finding: Finding): string {
  switch (finding.kind) {
    case 'type':
      return `is not of the type ${quote(finding.expected)}`;
    case 'required':
      return `lacks the required property ${quote(finding.name)}`;
    case 'unknown-property':
      return 'is a property that the schema does not allow';
    case 'enum':
      return `is not ${listSome(finding.values.map(toText), 5, 'or')}`;
    case 'limit':
      return LIMITS[finding.keyword](finding.limit);
    case 'pattern':
      return `does not match the pattern ${quote(finding.pattern)}`;
    case 'format':
      return `is no ${quote(finding.format)}`;
    case 'unique':
      return 'has an item twice';
    case 'variants':
      return finding.matches === 0 ? `fits none of the variants of its \`${finding.rule}\`` : `fits ${finding.matches} variants of its \`oneOf\``;
    case 'forbidden':
      return 'is not allowed by the schema';
  }
}

function toText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
