import {present} from '../document/present';
import type {OperationOverride, TabConfig} from '../config/types';
import type {ApiReference, OperationId, Tag, Operation} from '../model/types';
import type {NavigationContext, NavigationLink} from './types';

/** A group while the tree is being built. */
export type GroupNode = {
  /** Name of the tag, or the site owner's name of the group. */
  name: string;
  label: string;
  tag?: Tag;
  parent?: GroupNode;
  /** Visible operations, in document order. */
  members: OperationId[];
  children: GroupNode[];
  /** Whether it or a nested group has an operation, even a hidden one. */
  used: boolean;
  /** Its own page, if docs.json configures one. */
  page?: NavigationLink;
};

export type GroupTree = {
  roots: GroupNode[];
  /** The group of a visible operation that determines its breadcrumbs and previous/next links. */
  home: ReadonlyMap<OperationId, GroupNode>;
};

/**
 * Maximum nesting of groups; deeper ones become siblings of their parent. Keeps sidebars usable and
 * walks bounded.
 */
const DEPTH = 4;

/** Adds every operation to its groups, which are in the order of their first use. */
export function toGroupTree(
  {tab, reference}: NavigationContext,
  overrides: ReadonlyMap<OperationId, OperationOverride>,
): GroupTree {
  const declared = toDeclaredTags(reference);
  const roots: GroupNode[] = [];
  const findGroup = createGroupFinder(reference, declared, roots, tab.groupLabels);
  const home = new Map<OperationId, GroupNode>();
  for (const operation of reference.operations) {
    const override = overrides.get(operation.id) ?? {};
    for (const name of toGroupNames(operation, override, tab, declared)) {
      const group = findGroup(name);
      for (let node: GroupNode | undefined = group; node && !node.used; node = node.parent)
        node.used = true;
      if (override.hidden) continue;
      group.members.push(operation.id);
      if (!home.has(operation.id)) home.set(operation.id, group);
    }
  }
  return {roots, home};
}

/** For a tag that is declared twice, the first declaration counts. */
function toDeclaredTags({tags}: ApiReference): Map<string, Tag> {
  return new Map([...tags].reverse().map((tag) => [tag.name, tag]));
}

/**
 * Finds the group with a name, and creates it and its ancestors if they do not exist yet. Tags nest
 * by `parent`, else by `x-tagGroups`, which also set an order.
 */
function createGroupFinder(
  {tagGroups}: ApiReference,
  declared: ReadonlyMap<string, Tag>,
  roots: GroupNode[],
  labels: ReadonlyMap<string, string> = new Map(),
): (name: string) => GroupNode {
  const groups = new Map<string, GroupNode>();
  /** The section around a tag, and the sections by their own names. */
  const sections = new Map<string, GroupNode>();
  const named = new Map<string, GroupNode>();
  const byLabel = new Map([...declared.values()].map((tag) => [toLabel(tag), tag.name]));

  function addNode(name: string, tag: Tag | undefined, parent: GroupNode | undefined): GroupNode {
    const around = parent && depthOf(parent) >= DEPTH ? parent.parent : parent;
    const node: GroupNode = present({
      name,
      label: tag ? toLabel(tag) : (labels.get(name) ?? name),
      tag,
      parent: around,
      members: [],
      children: [],
      used: false,
    });
    (around?.children ?? roots).push(node);
    return node;
  }

  function findGroup(nameOrLabel: string): GroupNode {
    const name = declared.has(nameOrLabel)
      ? nameOrLabel
      : (byLabel.get(nameOrLabel) ?? nameOrLabel);
    const known = groups.get(name) ?? (declared.has(name) ? undefined : named.get(name));
    if (known) return known;
    const missing: string[] = [];
    let next = declared.get(name)?.parent;
    while (next !== undefined && !groups.has(next)) {
      missing.push(next);
      next = declared.get(next)?.parent;
    }
    let around = next === undefined ? sections.get(missing.at(-1) ?? name) : groups.get(next);
    const add = (inner: string) => {
      const node = addNode(inner, declared.get(inner), around);
      groups.set(inner, node);
      around = node;
      return node;
    };
    missing.reverse().forEach(add);
    return add(name);
  }

  const all: GroupNode[] = [];
  for (const {name, tags} of tagGroups) {
    const section = addNode(name, undefined, undefined);
    for (const tag of tags) if (!sections.has(tag)) sections.set(tag, section);
    for (const tag of tags) findGroup(tag);
    all.push(section);
  }
  // A tag of a section may have the same name, so only other groups of that name are the section.
  for (const section of all.reverse()) named.set(section.name, section);
  return findGroup;
}

function toLabel({name, summary}: Tag): string {
  return summary?.trim() || name;
}

function depthOf(node: GroupNode): number {
  let depth = 1;
  for (let parent = node.parent; parent; parent = parent.parent) depth++;
  return depth;
}

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
function toGroupNames(
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
