/** Lists the error statuses of a tab with what the document says about each. */
import {present} from '../../document/present';
import {listErrorResponses} from '../../model/operation/errorResponses';
import {compareStatuses} from '../../model/operation/responses';
import type {OperationPage} from '../../navigation/types';
import {toErrorExample} from './toErrorExample';
import type {ErrorMeaning, ErrorStatus} from './types';

type Found = Omit<ErrorStatus, 'anchor' | 'meanings'> & {meanings: Map<string, ErrorMeaning>};

/**
 * Operations with the same description are listed together.
 * @param isListed whether an example is that of a problem, which has it
 */
export function listStatuses(
  pages: readonly OperationPage[],
  isListed: (example: unknown) => boolean,
): Omit<ErrorStatus, 'anchor'>[] {
  const statuses = new Map<string, Found>();
  for (const page of pages)
    for (const response of listErrorResponses(page.operation)) {
      const {status, summary, description, content} = response;
      const found: Found = statuses.get(status) ?? {status, meanings: new Map()};
      statuses.set(status, found);
      const key = JSON.stringify([summary, description]);
      const meaning = found.meanings.get(key) ?? present({summary, description, uses: []});
      found.meanings.set(key, meaning);
      meaning.uses.push({page, statuses: [status]});
      found.example ??= content
        .flatMap((mediaType) => {
          const example = mediaType.examples.find((one) => !isListed(one));
          return example ? [toErrorExample(mediaType, example, {page, status})] : [];
        })
        .at(0);
    }
  return [...statuses.values()]
    .map(({meanings, ...found}) => present({...found, meanings: toOrdered(meanings)}))
    .sort((one, other) => compareStatuses(one.status, other.status));
}

/** What most operations say comes first. */
function toOrdered(meanings: ReadonlyMap<string, ErrorMeaning>): ErrorMeaning[] {
  return [...meanings.values()].sort((one, other) => other.uses.length - one.uses.length);
}
