import {toDiagnostic} from '../diagnostics/diagnostic';
import type {Diagnostic} from '../diagnostics/types';
import type {LoadedDocument} from '../document/types';
import type {ApiReference} from '../model/types';
import {checkReach} from './checkReach';
import {checkSizes} from './checkSizes';
import {toFactDiagnostics} from './facts/factDiagnostics';
import {comparePreservedFacts, type PreservedFact} from './facts/facts';

export type Review = {
  diagnostics: Diagnostic[];
  /** What of the document the pages keep. */
  preserved: PreservedFact[];
};

/**
 * What can only be said of a document when it stands beside what was made of it: facts that are lost, credentials that
 * would be published, servers that Try It does not reach, pages that are too large. `known` is what was found before.
 */
export function reviewDocument(document: LoadedDocument, reference: ApiReference, known: readonly Diagnostic[]): Review {
  const preserved = comparePreservedFacts(document, reference);
  return {
    diagnostics: [
      ...toFactDiagnostics(preserved, document, known),
      ...document.secrets.found.map((secret) => toDiagnostic('document-secret', secret)),
      ...checkReach(document, reference),
      ...checkSizes(document, reference),
    ],
    preserved,
  };
}
