import type {PreservedFact} from '../stages';
import type {LikelySecret} from '../document/secrets/secrets';
import {toDiagnostic} from '../diagnostics/diagnostic';
import type {Diagnostic} from '../diagnostics/types';
import type {LoadedDocument} from '../document/types';
import type {ApiReference} from '../model/types';
import {checkNesting} from './checkNesting';
import {checkReach} from './checkReach';
import {checkSamples} from './checkSamples';
import {checkSizes} from './checkSizes';
import {toFactDiagnostics} from './facts/factDiagnostics';
import {comparePreservedFacts} from './facts/facts';

const PUBLISHED_SECRET =
  'Revoke the secret, and replace it with a placeholder such as `YOUR_TOKEN`. If it was made for this example, set `"rules": {"document-secret": "warning"}` inside `api` in docs.json.';

export type Review = {
  diagnostics: Diagnostic[];
  /** How many facts of the document the pages keep, where they are compared. */
  preserved?: PreservedFact[];
};

/**
 * Compares a document with the model made from it, and reports lost facts, where `comparesFacts`;
 * credentials that would be published; servers that Try It does not reach; pages that are too
 * large; generated bodies that are not valid; parameters without a defined serialization. `known`
 * holds the earlier findings.
 */
export function reviewDocument(
  document: LoadedDocument,
  reference: ApiReference,
  known: readonly Diagnostic[],
  {comparesFacts = false}: {comparesFacts?: boolean} = {},
): Review {
  const preserved = comparesFacts ? comparePreservedFacts(document, reference) : undefined;
  return {
    diagnostics: [
      ...toFactDiagnostics(preserved ?? [], document, known),
      ...document.secrets.found.map(toSecretDiagnostic),
      ...checkReach(document, reference),
      ...checkSizes(document, reference),
      ...checkSamples(document, reference, known),
      ...checkNesting(document, reference),
    ],
    preserved,
  };
}

/**
 * Published documents contain private keys and signed tokens that were made for an example; keys to
 * an account stop a build.
 */
function toSecretDiagnostic({
  isAccountKey,
  source,
  message,
  help,
  frame,
}: LikelySecret): Diagnostic {
  return toDiagnostic('document-secret', {
    source,
    message,
    frame,
    ...(isAccountKey ? {severity: 'error', help: PUBLISHED_SECRET} : {help}),
  });
}
