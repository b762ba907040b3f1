import {type PageSample, toPageSample} from '../request/pageRequest';
import type {OperationPage, TabNavigation} from '../navigation/types';
import type {ListedTab, LoadedTab} from '../stages';

/** The request that a reader can send first. */
export type FirstRequest = {page: OperationPage; sample: PageSample};

/**
 * The initial request of the page that the overview suggests; undefined if no operation is suitable.
 * @param siteUrl absolute URL that relative server URLs are resolved against
 */
export function toFirstRequest(
  {reference, navigation, sampleWriters}: ListedTab & Pick<LoadedTab, 'sampleWriters'>,
  siteUrl: string | undefined,
): FirstRequest | undefined {
  const page = findFirstPage(navigation);
  if (!page) return undefined;
  const context = {...reference, operation: page.operation, siteUrl};
  return {page, sample: toPageSample(context, sampleWriters)};
}

/** One that reads, and needs no id. */
function findFirstPage({pages}: TabNavigation): OperationPage | undefined {
  const shown = pages.filter(
    ({operation: {kind, deprecated, page}, hidden}) =>
      kind === 'operation' && !deprecated && !hidden && page?.tryIt !== 'none',
  );
  const reading = shown.filter(({operation}) => operation.method === 'GET');
  return (
    reading.find(({operation}) => operation.parameters.every((one) => one.in !== 'path')) ??
    reading[0] ??
    shown[0]
  );
}
