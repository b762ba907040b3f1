import {quote} from '../diagnostics/text';
import type {Context} from './context';
import {toExternalDocs} from './externalDocs';
import {childOf, fieldOf, itemsOf} from '../document/place';
import type {Place} from '../document/types';
import {present, textOf, textsOf, wordsOf, wordsOfExtension} from './read';
import {descriptionOf} from './text';
import type {Tag} from './types';

/** Tags of operations that readers see, and of operations that they do not see. */
export type TagUses = {shownTags: ReadonlySet<string>; leftOutTags: ReadonlySet<string>};

/**
 * The declared tags, each once and in order, without those that readers do not see. `parent` is
 * kept only where it names a tag and does not form a circle.
 */
export function toTags(context: Context, uses: TagUses): Tag[] {
  const tags = new Map<string, {tag: Tag; place: Place}>();
  for (const place of itemsOf(childOf(context.document.root, 'tags'))) {
    const name = textOf(place.value, 'name');
    if (name !== undefined && !tags.has(name))
      tags.set(name, {tag: toTag(context, name, place), place});
  }
  const parents = new Map(
    [...tags].flatMap(([name, {tag}]) =>
      tag.parent === undefined ? [] : [[name, tag.parent] as const],
    ),
  );
  const isHidden = createHiddenTest(parents, uses);
  const kept = [...tags.values()].filter(({tag: {name}}) => !isHidden(name));
  return kept.map(({tag, place}) => {
    const problem = findParentProblem(tag, parents, tags);
    if (problem === undefined) return tag;
    context.warn(
      'tag-parent',
      childOf(place, 'parent') ?? place,
      problem,
      'Name another declared tag in `parent`, or leave it out.',
    );
    return present({...tag, parent: undefined});
  });
}

/**
 * Returns a function that tests whether readers do not see a tag: tags of left-out operations, and
 * tags that contain only such tags.
 */
function createHiddenTest(
  parents: ReadonlyMap<string, string>,
  {shownTags, leftOutTags}: TagUses,
): (name: string) => boolean {
  const held = new Map<string, string[]>();
  for (const [name, parent] of parents) held.set(parent, [...(held.get(parent) ?? []), name]);
  const isHidden = (name: string, above: readonly string[]): boolean => {
    const inside = (held.get(name) ?? []).filter((other) => !above.includes(other));
    return (
      !shownTags.has(name) &&
      inside.every((other) => isHidden(other, [...above, name])) &&
      (leftOutTags.has(name) || inside.length > 0)
    );
  };
  return (name) => isHidden(name, [name]);
}

function toTag(context: Context, name: string, place: Place): Tag {
  return present({
    name,
    summary: wordsOf(place.value, 'summary') ?? wordsOfExtension(place.value, 'tagLabel'),
    ...descriptionOf(context, place),
    externalDocs: toExternalDocs(context, place),
    parent: textOf(place.value, 'parent'),
    kind: textOf(place.value, 'kind'),
  });
}

function findParentProblem(
  {name, parent}: Tag,
  parents: ReadonlyMap<string, string>,
  tags: ReadonlyMap<string, unknown>,
): string | undefined {
  if (parent === undefined) return undefined;
  if (!tags.has(parent))
    return `The tag ${quote(name)} has the parent ${quote(parent)}, which is not declared.`;
  const seen = new Set([name]);
  for (
    let current: string | undefined = parent;
    current !== undefined;
    current = parents.get(current)
  ) {
    if (current === name) return `The tag ${quote(name)} is its own ancestor.`;
    if (seen.has(current)) return undefined;
    seen.add(current);
  }
  return undefined;
}

/**
 * `x-tagGroups`, without tags that only left-out operations have, and without groups that contain
 * only such tags.
 */
export function toTagGroups(
  {document}: Context,
  {shownTags, leftOutTags}: TagUses,
): {name: string; tags: string[]}[] {
  return itemsOf(childOf(document.root, 'x-tagGroups')).flatMap(({value}) => {
    const name = textOf(value, 'name');
    const said = textsOf(fieldOf(value, 'tags'));
    const tags = said.filter((tag) => shownTags.has(tag) || !leftOutTags.has(tag));
    return name === undefined || (said.length > 0 && tags.length === 0) ? [] : {name, tags};
  });
}
