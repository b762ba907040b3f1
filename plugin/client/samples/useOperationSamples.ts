import {useMemo} from 'react';
import type {ShownExample} from '../../request/pageRequest';
import {useApiOperation} from '../page/operation';
import {listSamples} from './listSamples';
import {usePageRequest} from './usePageRequest';
import {useChosenSample, useSamples, type Samples} from './useSamples';

export type OperationSamples = {
  samples: Samples;
  /** The document's example that is the body of the request. */
  example: ShownExample | undefined;
  /** Whether the request contains credentials of the reader, which can be revealed. */
  hasSecrets: boolean;
};

/**
 * Formats the request of the operation's page as code, with the reader's choices.
 * @param isRevealed whether the code contains the reader's credentials instead of placeholders
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
