import type {OperationOverride, TabConfig} from '../config/types';
import type {Operation, Tag} from '../model/types';

/**
 * The tags that group an operation, each once. Blank names are ignored; tags that are only badges
 * or audiences are used only if there are no others.
 */
function toNavigationTags({tags}: Operation, declared: ReadonlyMap<string, Tag>): string[] {
  const named = [...new Set(tags)].filter((name) => name.trim() !== '');
  const guiding = named.filter((name) => (declared.get(name)?.kind ?? 'nav') === 'nav');
  return guiding.length > 0 ? guiding : named;
}

/**
 * Names of the groups of an operation; the first one determines its breadcrumbs and previous/next
 * links. Never empty.
 */
export function toGroupNames(
  operation: Operation,
  override: OperationOverride,
  tab: TabConfig,
  declared: ReadonlyMap<string, Tag>,
): string[] {
  if (override.group !== undefined) return [override.group];
  if (operation.kind === 'webhook') return [tab.webhookGroup];
  const tags = toNavigationTags(operation, declared);
  if (tags.length > 0) return tags;
  if (operation.page?.group !== undefined) return [operation.page.group];
  return [(tab.untagged === 'path' && toFirstSegment(operation.path)) || tab.defaultGroup];
}

/** The first segment of a path that is not a variable. */
function toFirstSegment(path: string): string | undefined {
  return path.split('/').find((segment) => segment !== '' && !segment.includes('{'));
}
