import {toPageSample} from '../request/pageRequest';
import type {OperationPage, TabNavigation} from '../navigation/types';
import type {ApiReference} from '../model/types';

/** The request that a reader can send first. */
export type FirstRequest = {page: OperationPage; curl: string};

/**
 * The initial request of the page that the overview suggests; undefined if no operation is suitable.
 * @param siteUrl absolute URL that relative server URLs are resolved against
 */
export function toFirstRequest(
  {reference, navigation}: {reference: ApiReference; navigation: TabNavigation},
  siteUrl: string | undefined,
): FirstRequest | undefined {
  const page = findFirstPage(navigation);
  if (!page) return undefined;
  return {page, curl: toPageSample({...reference, operation: page.operation, siteUrl}).curl};
}

/** One that reads, and needs no id. */
function findFirstPage({pages}: TabNavigation): OperationPage | undefined {
  const shown = pages.filter(
    ({operation: {kind, deprecated}, hidden}) => kind === 'operation' && !deprecated && !hidden,
  );
  const reading = shown.filter(({operation}) => operation.method === 'GET');
  return (
    reading.find(({operation}) => operation.parameters.every((one) => one.in !== 'path')) ??
    reading[0] ??
    shown[0]
  );
}
