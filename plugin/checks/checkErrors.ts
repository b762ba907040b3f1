import {toDiagnostic} from '../diagnostics/diagnostic';
import type {Diagnostic, SourceLocation} from '../diagnostics/types';
import {toPointer} from '../document/pointer';
import {hasProblems} from '../lists/errors/toErrors';
import type {Tab} from '../types';

/** Suggests the page of errors where a document has something to explain and docs.json says nothing. */
export function checkErrors(
  tabs: readonly Tab[],
  locate: (pointer: string) => SourceLocation,
): Diagnostic[] {
  return tabs.flatMap(({config: {tabId, errors, pointer, version}, reference, navigation}) =>
    errors === undefined &&
    version?.isCurrent !== false &&
    reference &&
    hasProblems({reference, navigation})
      ? [
          toDiagnostic('config-errors', {
            tabId,
            source: locate(pointer + toPointer('api')),
            message: 'The document has problem types or error codes, but no page lists them.',
            help: 'Write "errors": true in `api` for a page that explains them, or false for none.',
          }),
        ]
      : [],
  );
}
