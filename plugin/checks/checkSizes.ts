import {CARRIED_SIZE} from '../pages/chunks';
import {toDiagnostic} from '../diagnostics/diagnostic';
import {quote} from '../diagnostics/text';
import type {Diagnostic} from '../diagnostics/types';
import type {LoadedDocument} from '../document/types';
import {sizeOfSchema} from '../model/schemaSize';
import type {ApiReference} from '../model/types';

/**
 * Reports operations that reach more schemas than a page loads at once: one finding, which names
 * the largest.
 */
export function checkSizes(
  document: LoadedDocument,
  {operations, schemas}: ApiReference,
): Diagnostic[] {
  const large = operations
    .map(({key, schemas: reached}) => ({
      key,
      size: reached.reduce((sum, id) => sum + sizeOfSchema(schemas, id), 0),
    }))
    .filter(({size}) => size > CARRIED_SIZE.whole)
    .sort((a, b) => b.size - a.size);
  const [largest] = large;
  if (!largest) return [];
  const message = `${large.length} of ${operations.length} operations use more than ${toKilobytes(CARRIED_SIZE.whole)} of schemas; ${quote(largest.key)} uses ${toKilobytes(largest.size)}.`;
  return [
    toDiagnostic('page-size', {
      source: document.locate(document.root),
      message,
      help: 'No action is needed: their pages show the nearest schemas, and load the others when a reader opens them.',
    }),
  ];
}

function toKilobytes(characters: number): string {
  return `${Math.round(characters / 1000)} kB`;
}
