import type {TabConfig} from '../config/types';
import {toDiagnostic} from '../diagnostics/diagnostic';
import {quoteValue} from '../diagnostics/text';
import type {Diagnostic, SourceLocation} from '../diagnostics/types';
import {type Audience, createFilter, type OperationFilter} from '../document/audience';
import {formatValue} from '../document/exactNumber';
import {toPointer} from '../document/pointer';
import type {Json, LoadedDocument} from '../document/types';

type Filtered = {
  config: Pick<TabConfig, 'tabId' | 'audience' | 'before' | 'after' | 'tags'>;
  documents: readonly LoadedDocument[];
};

/**
 * A filter, or one of several values of its fields, which alone may be misspelled: the others match.
 */
type FilterPart = {pointer: string; filter: OperationFilter; value?: {text: string; owner: string}};

/**
 * Reports filters of `include` and `exclude`, and values in their lists, that match no operation in
 * any document they apply to: a misspelled one would hide too much, or too little.
 */
export function checkAudience(
  contents: readonly Filtered[],
  locate: (pointer: string) => SourceLocation,
): Diagnostic[] {
  const unmatched = new Map<string, FilterPart & {tabId: string}>();
  const matched = new Set<string>();
  for (const {config: tab, documents} of contents) {
    const filters = listAudiences(tab).flatMap(({include = [], exclude = []}) => [
      ...include,
      ...exclude,
    ]);
    if (documents.length === 0 || filters.length === 0) continue;
    const all = documents.flatMap(({operations, hiddenOperations}) => [
      ...operations,
      ...hiddenOperations,
    ]);
    for (const part of filters.flatMap(listParts)) {
      if (all.some(createFilter(part.filter))) matched.add(part.pointer);
      else unmatched.set(part.pointer, {...part, tabId: tab.tabId});
    }
  }
  return [...unmatched.values()]
    .filter(({pointer, value}) => !matched.has(pointer) && (!value || matched.has(value.owner)))
    .map(({pointer, value, tabId}) =>
      toDiagnostic('config-audience-unmatched', {
        tabId,
        source: locate(pointer),
        message: `${value ? `${quoteValue(value.text)} in this filter` : 'The filter'} matches no operation of the document.`,
        help: `Write the tag, the method, the path or the operationId as in the document, or remove the ${value ? 'value' : 'filter'}.`,
      }),
    );
}

/** Of the tab itself, and of its authored content. */
function listAudiences({audience, tags, ...tab}: Filtered['config']): Audience[] {
  const authored = [tab, ...(tags?.values() ?? [])].flatMap(({before = [], after = []}) => [
    ...before,
    ...after,
  ]);
  return [audience, ...authored.map((entry) => entry.audience)];
}

function listParts({pointer = '', ...filter}: OperationFilter): FilterPart[] {
  const {tag = [], method = [], path = [], operationId = [], extension = {}} = filter;
  const toParts = <V extends Json>(
    keys: readonly string[],
    values: readonly V[],
    toFilter: (value: V) => OperationFilter,
  ): FilterPart[] =>
    values.length < 2
      ? []
      : values.map((value, index) => ({
          pointer: pointer + toPointer(...keys, String(index)),
          filter: toFilter(value),
          value: {text: formatValue(value), owner: pointer},
        }));
  return [
    {pointer, filter},
    ...toParts(['tag'], tag, (value) => ({tag: [value]})),
    ...toParts(['method'], method, (value) => ({method: [value]})),
    ...toParts(['path'], path, (value) => ({path: [value]})),
    ...toParts(['operationId'], operationId, (value) => ({operationId: [value]})),
    ...Object.entries(extension).flatMap(([name, values]) =>
      toParts(['extension', name], Array.isArray(values) ? values : [], (value) => ({
        extension: {[name]: value},
      })),
    ),
  ];
}
