import type {FormatUrls} from '../types';
import {type FindInVersions, findTagPage} from '../exports/pageVersions';
import type {OperationPage, TagPage} from '../navigation/types';
import type {PropGroup, PropTagPage} from './props';
import {toGroupProp} from './toProps';

/** The page of a tag: each operation once, in the first of its groups. */
export function toTagProp(
  page: TagPage,
  {urls, findInVersions}: {urls: FormatUrls; findInVersions: FindInVersions},
): PropTagPage {
  const {kind, permalink, group, previous, next, breadcrumbs} = page;
  const versions = findInVersions(findTagPage(page));
  const markdown = urls.markdownOf(permalink);
  const summary = group.tag?.descriptionText;
  return {
    kind,
    permalink,
    ...(versions && {versions}),
    group: withFirst(toGroupProp(group, true), new Set()),
    ...(summary !== undefined && {summary}),
    ...(previous && {previous}),
    ...(next && {next}),
    breadcrumbs,
    formats: markdown === undefined ? {} : {markdown},
  };
}

/** Cards show the first sentence of a description. */
function withFirst(
  {operations, groups, ...group}: PropGroup,
  seen: Set<OperationPage['permalink']>,
): PropGroup {
  const own = operations.filter(({permalink}) => !seen.has(permalink) && seen.add(permalink));
  return {
    ...group,
    operations: own.map(({description, ...card}) => ({
      ...card,
      ...(description !== undefined && {description: toFirstSentence(description)}),
    })),
    groups: groups
      .map((inner) => withFirst(inner, seen))
      .filter((inner) => inner.operations.length > 0 || inner.groups.length > 0),
  };
}

/** `e.g. this` does not end a sentence: the next one begins with a capital, or needs no space. */
function toFirstSentence(text: string): string {
  return text.split(/(?<=[.!?])\s+(?=\p{Lu})|(?<=[。！？])/u, 1)[0] ?? text;
}
