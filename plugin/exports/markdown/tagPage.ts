import type {SchemaId} from '../../model/types';
import type {OperationPage, TagPage} from '../../navigation/types';
import {type OverviewContext, toGroupSections} from './overview';
import {joinBlocks} from './text';

type TagContext = OverviewContext & {
  /** Everything that is said about one operation. */
  operation: (page: OperationPage) => string;
  /** The sections of schemas. */
  schemas: (ids: readonly SchemaId[]) => string;
};

/** What the page of a tag says: a list of its operations, and where the page shows them, all of it. */
export function toTagMarkdown({kind, group, pages}: TagPage, context: TagContext): string {
  const list = toGroupSections([group], context, 1);
  if (kind === 'index') return list;
  const ids = new Set(pages.flatMap(({operation}) => operation.schemas));
  return joinBlocks([list, ...pages.map(context.operation), context.schemas([...ids])]);
}
