import type {MediaType, SchemaTable} from '../types';
import type {Finding} from '../validation/types';
import {validate} from '../validation/validate';

/**
 * What its schema refuses of the JSON body that is put together for a request, if anything. What a
 * single example gets wrong is reported at the example, and a placeholder is nobody's mistake: only the
 * build of the body is compared.
 */
export function findSampleMismatch(
  {mediaType, schema, generated}: MediaType,
  table: SchemaTable,
): Finding | undefined {
  if (!schema || !generated || !/[/+]json\b/i.test(mediaType)) return undefined;
  return validate(generated.value, schema, {
    table,
    direction: 'request',
    onlyCertain: true,
  }).find((finding) => isOfBuild(finding, generated.origin));
}

/** Variants are chosen by the values in them, which placeholders are not. */
function isOfBuild(
  finding: Finding,
  origin: NonNullable<MediaType['generated']>['origin'],
): boolean {
  if (finding.kind === 'limit') return !finding.keyword.endsWith('Length');
  return (
    finding.kind === 'required' ||
    finding.kind === 'unknown-property' ||
    (finding.kind === 'variants' && origin === 'property-examples')
  );
}
