import {quote} from '../diagnostics/text';
import type {Context} from './context';
import {toExternalDocs} from './text/externalDocs';
import {childOf, fieldOf, itemsOf} from '../document/place';
import type {Place} from '../document/types';
import {present} from '../document/present';
import {textOf, textsOf, wordsOf, wordsOfExtension} from './read';
import {descriptionOf} from './text/text';
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
  const circular = listCircular(parents);
  for (const name of circular) parents.delete(name);
  const visible = listVisible(tags.keys(), parents, uses);
  const kept = [...tags.values()].filter(({tag: {name}}) => visible.has(name));
  return kept.map(({tag, place}) => {
    const problem = findParentProblem(tag, tags, circular);
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

/** The tags that are among their own ancestors. */
function listCircular(parents: ReadonlyMap<string, string>): Set<string> {
  const circular = new Set<string>();
  /** By tag, the start of the walk that came there first. */
  const walks = new Map<string, string>();
  for (const start of parents.keys()) {
    let name: string | undefined = start;
    for (; name !== undefined && !walks.has(name); name = parents.get(name)) walks.set(name, start);
    if (name === undefined || walks.get(name) !== start) continue;
    for (; !circular.has(name); name = parents.get(name) ?? name) circular.add(name);
  }
  return circular;
}

/**
 * The tags that readers see. They do not see tags of left-out operations, nor tags that contain only
 * such tags.
 * @param parents without circles
 */
function listVisible(
  names: Iterable<string>,
  parents: ReadonlyMap<string, string>,
  {shownTags, leftOutTags}: TagUses,
): Set<string> {
  const holders = new Set(parents.values());
  const visible = new Set<string>();
  for (const name of names) {
    if (!shownTags.has(name) && (leftOutTags.has(name) || holders.has(name))) continue;
    let shown: string | undefined = name;
    for (; shown !== undefined && !visible.has(shown); shown = parents.get(shown))
      visible.add(shown);
  }
  return visible;
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
  tags: ReadonlyMap<string, unknown>,
  circular: ReadonlySet<string>,
): string | undefined {
  if (parent === undefined) return undefined;
  if (!tags.has(parent))
    return `The tag ${quote(name)} has the parent ${quote(parent)}, which is not declared.`;
  return circular.has(name) ? `The tag ${quote(name)} is its own ancestor.` : undefined;
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
