import {useMemo} from 'react';
import type {ShownExample} from '../../request/pageRequest';
import {useApiOperation} from '../page/operation';
import {listSamples} from './listSamples';
import {usePageRequest} from './usePageRequest';
import {useChosenSample, useSamples, type Samples} from './useSamples';

export type OperationSamples = {
  samples: Samples;
  /** The example of the document that the request has as its body. */
  example: ShownExample | undefined;
  /** Whether the request has credentials of the reader, which can be revealed. */
  hasSecrets: boolean;
};

/**
 * The request of the operation's page as code, with what the reader has chosen.
 * @param isRevealed whether the code has the reader's credentials instead of placeholders
 */
export function useOperationSamples(isRevealed: boolean): OperationSamples {
  const {page, operation} = useApiOperation();
  const sample = useChosenSample(useMemo(() => listSamples(operation), [operation]));
  const {masked, revealed, example, toCurl} = usePageRequest(
    sample.chosen?.kind === 'generated' && sample.chosen.id !== 'curl',
  );
  const samples = useSamples(sample, {
    request: (isRevealed && revealed) || masked,
    toCurl,
    curl: page.sample?.curl,
  });
  return {samples, example, hasSecrets: revealed !== undefined};
}
