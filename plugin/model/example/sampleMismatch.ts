import type {Direction} from './composition';
import {isJsonMediaType} from '../text/jsonText';
import type {MediaType, SchemaTable, Unmet} from '../types';
import type {MatchPattern} from '../validation/matchPattern';
import type {Finding} from '../validation/types';
import {validate} from '../validation/validate';

/**
 * The first mismatch between a JSON body that is composed and its schema, if any.
 * Only the structure of the body is compared: mismatches in single examples are reported at the
 * examples, and placeholders are not mistakes.
 */
export function findSampleMismatch(
  {mediaType, schema, generated}: MediaType,
  table: SchemaTable,
  match: MatchPattern,
  direction: Direction = 'request',
): Finding | undefined {
  if (!schema || !generated || !isJsonMediaType(mediaType)) return undefined;
  return validate(generated.value, schema, {
    table,
    direction,
    onlyCertain: true,
    match,
  }).find((finding) => isOfBuild(finding, generated.origin));
}

/** Variants are chosen by their values, which placeholders do not have. */
function isOfBuild(
  finding: Finding,
  origin: NonNullable<MediaType['generated']>['origin'],
): boolean {
  if (finding.kind === 'limit') return !finding.keyword.endsWith('Length');
  return (
    finding.kind === 'required' ||
    finding.kind === 'unique' ||
    finding.kind === 'unknown-property' ||
    (finding.kind === 'variants' && origin === 'property-examples')
  );
}

/** The keyword that a value does not satisfy, and the place of the value. */
export function toUnmet(finding: Finding): Unmet {
  return {keyword: toKeyword(finding), place: finding.pointer};
}

function toKeyword(finding: Finding): string {
  if (finding.kind === 'limit') return finding.keyword;
  if (finding.kind === 'variants') return finding.rule;
  if (finding.kind === 'unique') return 'uniqueItems';
  return finding.kind === 'unknown-property'
    ? (finding.keyword ?? 'additionalProperties')
    : finding.kind;
}
