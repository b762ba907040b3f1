/** Checks the content of `tags` in docs.json; its form is checked elsewhere. */
import {isOwnSetting, toSettingPointer} from '../config/versions';
import {toDiagnostic} from '../diagnostics/diagnostic';
import {suggest} from '../diagnostics/suggest';
import {count} from '../diagnostics/text';
import {sizeOfSchema} from '../model/page/schemaSize';
import type {ApiReference, Operation, OperationId} from '../model/types';
import {listOrdered} from './listed';
import type {OrderedGroup} from './order';
import type {NavigationContext} from './types';

/** Maximum number of operations on one page. */
const MAX_SCROLLED = 20;
/**
 * Maximum number of characters of JSON on one page: the operations, and for each of them the
 * schemas that it reaches. Eleven operations of the pet store have 140,000, which make HTML of 46
 * KB after compression; other pages have at most 60 KB.
 */
const MAX_SCROLLED_SIZE = 180_000;

/** Reports a name that is not the tag of any operation. */
export function checkTagName(
  name: string,
  groups: readonly OrderedGroup[],
  {tab, reference, locate, report, otherVersions = []}: NavigationContext,
  hasPage: boolean,
): void {
  // Other settings apply to operations that have the tag, in whatever group they are.
  if (!hasPage && listTags(reference).includes(name)) return;
  if (!isOwnSetting(tab, 'tags', name)) {
    // Settings for all versions are checked with the current one.
    if (tab.version && !tab.version.isCurrent) return;
    if (otherVersions.some((other) => !other || listTags(other).includes(name))) return;
  }
  const isDeclared = reference.tags.some((tag) => tag.name === name || tag.summary === name);
  const known = listOrdered(groups).map(({node}) => node.name);
  const nearest =
    known.find((tag) => tag.toLowerCase() === name.toLowerCase()) ?? suggest(name, known);
  const [message, help] = describeEmptyTag(name, reference) ?? [
    hasPage
      ? `No operation on a page has the tag \`${name}\`, so the tag has no page.`
      : `No operation has the tag \`${name}\`, so its settings have no effect.`,
    nearest !== undefined && !isDeclared
      ? `Did you mean \`${nearest}\`?`
      : 'Write a tag that an operation has, or remove the entry.',
  ];
  report(
    toDiagnostic('config-tags-unmatched', {
      tabId: tab.tabId,
      source: locate(toSettingPointer(tab, 'tags', name)),
      message,
      help,
    }),
  );
}

/** What to say about a tag whose group is empty although operations have the tag. */
export function describeEmptyTag(
  name: string,
  reference: ApiReference,
): [message: string, help: string] | undefined {
  return listTags(reference).includes(name)
    ? [
        `All operations with the tag \`${name}\` are hidden or in other groups.`,
        'Name the group where `group` or `webhookGroup` puts them, or remove the entry.',
      ]
    : undefined;
}

function listTags({operations}: ApiReference): string[] {
  return operations.flatMap(({tags}) => tags);
}

/** Whether the operations of a tag fit on one page; reports why they do not. */
export function checkTagSize(
  name: string,
  members: readonly OperationId[],
  {tab, reference, locate, report}: NavigationContext,
): boolean {
  const ids = new Set(members);
  const operations = reference.operations.filter(({id}) => ids.has(id));
  const size = operations.reduce((sum, operation) => sum + sizeOf(operation, reference), 0);
  if (operations.length <= MAX_SCROLLED && size <= MAX_SCROLLED_SIZE) return true;
  const reason =
    operations.length > MAX_SCROLLED
      ? `${count(operations.length, 'operation')}; one page shows at most ${MAX_SCROLLED}`
      : `${count(operations.length, 'operation')} with ${toKilobytes(size)} of data; one page shows at most ${toKilobytes(MAX_SCROLLED_SIZE)}`;
  report(
    toDiagnostic('config-tag-page-size', {
      tabId: tab.tabId,
      source: locate(toSettingPointer(tab, 'tags', name, 'page')),
      message: `The tag \`${name}\` has ${reason}. Its page is an index.`,
      help: 'Write "page": "index", or split the tag.',
    }),
  );
  return false;
}

/** Pages repeat a schema with each operation that uses it. */
function sizeOf(operation: Operation, {schemas}: ApiReference): number {
  return operation.schemas.reduce(
    (sum, id) => sum + sizeOfSchema(schemas, id),
    JSON.stringify(operation).length,
  );
}

function toKilobytes(characters: number): string {
  return `${Math.round(characters / 1000)} kB`;
}
