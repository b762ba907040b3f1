import {count, listSome, quote} from '../../diagnostics/text';
import {formatValue} from '../../document/exactNumber';
import type {Limit} from '../types';
import type {Finding, LimitKeyword} from './types';

const LIMITS: {
  readonly [keyword in LimitKeyword]: (limit: Limit) => string;
} = {
  minimum: (limit) => `is less than ${formatValue(limit)}`,
  maximum: (limit) => `is more than ${formatValue(limit)}`,
  exclusiveMinimum: (limit) => `is not more than ${formatValue(limit)}`,
  exclusiveMaximum: (limit) => `is not less than ${formatValue(limit)}`,
  multipleOf: (limit) => `is not a multiple of ${formatValue(limit)}`,
  minLength: (limit) => `is shorter than ${count(Number(limit), 'character')}`,
  maxLength: (limit) => `is longer than ${count(Number(limit), 'character')}`,
  minItems: (limit) => `has fewer than ${count(Number(limit), 'item')}`,
  maxItems: (limit) => `has more than ${count(Number(limit), 'item')}`,
  minContains: (limit) =>
    `has fewer than ${count(Number(limit), 'item')} that \`contains\` describes`,
  maxContains: (limit) =>
    `has more than ${count(Number(limit), 'item')} that \`contains\` describes`,
  minProperties: (limit) => `has fewer than ${count(Number(limit), 'property', 'properties')}`,
  maxProperties: (limit) => `has more than ${count(Number(limit), 'property', 'properties')}`,
};

/** A regular expression as JavaScript code has it. */
const LITERAL = /^\/.*\/[dgimsuvy]*$/;

/** How a value differs from its schema, as the end of a sentence that begins with the value. */
export function describeMismatch(finding: Finding): string {
  switch (finding.kind) {
    case 'type':
      return `is not of the type ${quote(finding.expected)}`;
    case 'required':
      return `lacks the required property ${quote(finding.name)}`;
    case 'unknown-property':
      return finding.keyword === 'propertyNames'
        ? 'has a name that `propertyNames` does not allow'
        : 'is not a property of the schema';
    case 'enum':
      return `is not one of ${listSome(finding.values.map(formatValue), 5, 'or')}`;
    case 'limit':
      return LIMITS[finding.keyword](finding.limit);
    case 'pattern':
      return `does not match the pattern ${quote(finding.pattern)}${LITERAL.test(finding.pattern) ? ', whose slashes are part of it' : ''}`;
    case 'unchecked':
      return `was not compared with ${toUnchecked(finding)}`;
    case 'format':
      return `does not have the format ${quote(finding.format)}`;
    case 'unique':
      return 'has the same item twice';
    case 'variants':
      return finding.matches === 0
        ? `matches no variant of its \`${finding.rule}\``
        : `matches ${finding.matches} variants of its \`oneOf\`, not exactly one`;
    case 'forbidden':
      return 'is not allowed by the schema';
  }
}

function toUnchecked(finding: Extract<Finding, {kind: 'unchecked'}>): string {
  if ('pattern' in finding) return `the pattern ${quote(finding.pattern)}`;
  return finding.reason === 'keyword' ? quote(finding.name) : `the schema ${quote(finding.name)}`;
}
