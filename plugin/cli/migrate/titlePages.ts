import kebabCase from 'lodash/kebabCase';
import {toMethodField} from '../../document/objects';
import {childOf, entriesOf, stringOf} from '../../document/place';
import type {LoadedDocument, OperationPlace} from '../../document/types';
import type {NewPages} from './newPages';

/** How many pages of an instance have the same title, by its id. Documents of a folder share it. */
export type TitleCounts = Map<string, number>;

/** What the old page was about, and its new page. */
type TitlePage = {id: string; kind: 'info' | 'api'; key?: string; to: string};

/**
 * The pages of docusaurus-openapi by the last segment of their addresses, in their order: an
 * introduction, if the document has a description, and an operation by its summary, else its
 * operationId. Further pages with the same title are numbered from 1. The last one is the root,
 * which shows the first page.
 */
export function listTitlePages(
  {document, overview, operations, pageOf}: NewPages,
  counts: TitleCounts,
): TitlePage[] {
  if (!document) return [{id: '', kind: 'info', to: overview}];
  const description = stringOf(childOf(document.root, 'info')?.value, 'description');
  const titled = [
    ...(description ? [{title: 'Introduction', kind: 'info' as const, to: overview}] : []),
    ...inDocumentOrder(operations, document).map(({key, operationId, place}) => ({
      title: stringOf(place.value, 'summary') ?? operationId ?? 'Missing summary',
      kind: 'api' as const,
      key,
      to: pageOf(key),
    })),
  ];
  const pages = titled.map(({title, ...page}): TitlePage => {
    const name = kebabCase(title);
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return {...page, id: count > 0 ? `${name}-${count}` : name};
  });
  return [...pages, {kind: 'info', to: overview, ...pages[0], id: ''}];
}

/** The operations of `paths`, also hidden ones, in the order of the document. */
function inDocumentOrder(
  operations: readonly OperationPlace[],
  document: LoadedDocument,
): OperationPlace[] {
  const paths = new Map(
    entriesOf(childOf(document.root, 'paths')).map(([path], index) => [path, index]),
  );
  const toPosition = ({item, method}: OperationPlace) => ({
    path: paths.get(item.path) ?? 0,
    field: item.layers
      .flatMap(({value}) => Object.keys(value))
      .indexOf(toMethodField(method) ?? method),
  });
  return operations
    .filter(({kind}) => kind === 'operation')
    .map((operation) => ({operation, at: toPosition(operation)}))
    .sort((one, other) => one.at.path - other.at.path || one.at.field - other.at.field)
    .map(({operation}) => operation);
}
