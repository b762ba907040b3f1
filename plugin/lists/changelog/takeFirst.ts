import type {ChangelogSection} from './types';

/** A section with the changes that have room, and the number of the others. */
export type ShortSection = ChangelogSection & {left?: number};

/** More changes than this make a page or a feed that loads slowly and that nobody reads to its end. */
const MAX_CHANGES = 1000;

/** As many changes as fit on a page or into a feed, the newest first. */
export function takeFirst(sections: readonly ChangelogSection[]): ShortSection[] {
  let room = MAX_CHANGES;
  return sections.map((section) => {
    let left = 0;
    const groups = section.groups.flatMap((group) => {
      const changes = group.changes.slice(0, room);
      room -= changes.length;
      left += group.changes.length - changes.length;
      return changes.length > 0 ? [{...group, changes}] : [];
    });
    return {...section, groups, ...(left > 0 && {left})};
  });
}
