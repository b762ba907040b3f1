/** Where a value is in a form. */
import {isAtOrBelow, toKeys, toPointer} from '../../document/pointer';
import type {ShownFinding} from '../../model/validation/noteDirection';

/** A pointer in words: `items[0].price`. */
export function toPathWords(pointer: string): string {
  return toKeys(pointer)
    .map((key, index) => (/^\d+$/.test(key) ? `[${key}]` : index === 0 ? key : `.${key}`))
    .join('');
}

/** The pointer of the value that a finding is about, which may be missing. */
export function toPlaceOf(finding: ShownFinding): string {
  return finding.kind === 'required' ||
    finding.kind === 'unknown-property' ||
    finding.kind === 'direction'
    ? finding.pointer + toPointer(finding.name)
    : finding.pointer;
}

/**
 * Whether what is at a place is said at a field: a field for parts says what is about the whole, any
 * other what is about the parts, too.
 */
export function isSaidAt(place: string, field: string, hasParts: boolean): boolean {
  return hasParts ? place === field : isAtOrBelow(place, field);
}
