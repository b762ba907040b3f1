import type {TabContent} from '../types';
import type {OperationPage} from '../navigation/types';
import {chooseDocuments} from './chooseDocuments';
import type {Formats} from './types';
import {type FormatUrls, toFormatUrls} from './urls';

/** Where the other forms of a tab's pages are; found once for each state of its content. */
export function toTabFormats(content: TabContent, formats: Formats): FormatUrls | undefined {
  const {reference, navigation} = content;
  if (!reference || !navigation) return undefined;
  const chosen = formats.openapi ? chooseDocuments(reference) : new Set<string>();
  return toFormatUrls(navigation, formats, ({operation}: OperationPage) =>
    chosen.has(operation.id),
  );
}
