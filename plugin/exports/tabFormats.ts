import type {OperationPage} from '../navigation/types';
import {chooseDocuments} from './chooseDocuments';
import type {CompleteTab} from './pageFiles';
import type {Formats} from './types';
import {type FormatUrls, toFormatUrls} from './urls';

/** Where the other forms of a tab's pages are; found once for each state of its content. */
export function toTabFormats(
  {reference, navigation}: Pick<CompleteTab, 'reference' | 'navigation'>,
  formats: Formats,
): FormatUrls {
  const chosen = formats.openapi ? chooseDocuments(reference) : new Set<string>();
  return toFormatUrls(navigation, formats, ({operation}: OperationPage) =>
    chosen.has(operation.id),
  );
}
